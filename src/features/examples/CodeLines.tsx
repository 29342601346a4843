import {memo, type CSSProperties, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {Breakable} from '@site/src/kit/Breakable';
import {toCodeLines} from '@site/src/model/content/highlight';
import {toIndentation, toPathParts} from '@site/src/model/content/lineBreaks';
import styles from './CodeLines.module.css';

interface CodeLinesProps {
  readonly code: string;
  readonly language: string;
  /** Number of the first line. Without it, lines aren't numbered. */
  readonly firstNumber?: number | undefined;
  /** Classes by line, from 0, such as those of highlighted lines. */
  readonly lineClasses?: Readonly<Record<number, readonly string[]>>;
  readonly className?: string;
  readonly ref?: Ref<HTMLPreElement>;
}

/**
 * Colored code with one `<span>` per line. Renders a `<pre>` that can be scrolled by keyboard. The
 * theme's block around it is rendered again whenever a page starts; the code isn't.
 */
export const CodeLines = memo(function CodeLines({
  code,
  language,
  firstNumber,
  lineClasses,
  className,
  ref,
}: CodeLinesProps): ReactNode {
  const numbered = firstNumber !== undefined;
  return (
    <pre ref={ref} tabIndex={0} className={clsx(className, styles.code, 'thin-scrollbar')}>
      <code
        className={styles.codeLines}
        style={numbered ? {counterReset: `line ${firstNumber - 1}`} : undefined}>
        {toCodeLines(code, language).map((tokens, index) => (
          <span
            key={index}
            className={clsx(
              styles.codeLine,
              numbered && styles.codeLineNumbered,
              lineClasses?.[index],
            )}
            style={{'--indent': toIndentation(tokens[0]?.text ?? '')} as CSSProperties}>
            {tokens.map(({kind, text}, place) =>
              kind === 'plain' ? (
                language === 'http' && index === 0 ? (
                  <Breakable key={place} parts={toPathParts(text)} />
                ) : (
                  text
                )
              ) : (
                <span key={place} className={`code-${kind}`}>
                  {text}
                </span>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
});

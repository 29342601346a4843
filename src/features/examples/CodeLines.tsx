import {Fragment, memo, type CSSProperties, type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import {Breakable} from '@site/src/kit/Breakable';
import {toCodeLines, type CodeToken} from '@site/src/model/content/highlight';
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

/** Number of characters from which a text can be longer than a line. */
const LONG = 32;
/** Number of characters at the end of such a text that stay on one line with the comma. */
const END = 4;

/** The tokens of a line, with the comma after a long text, and the end of the text, in its token. */
function toKept(
  tokens: readonly CodeToken[],
): readonly (CodeToken & {readonly end?: string | undefined})[] {
  const [long, comma] = tokens.slice(-2);
  if (!long || comma?.text !== ',' || long.kind === 'plain' || long.text.length < LONG)
    return tokens;
  const [text, end] = [long.text.slice(0, -END), long.text.slice(-END)];
  return [...tokens.slice(0, -2), {...long, text, end}];
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
            {toKept(tokens).map(({kind, text, end}, place) =>
              kind === 'plain' ? (
                language === 'http' && index === 0 ? (
                  <Breakable key={place} parts={toPathParts(text)} />
                ) : (
                  text
                )
              ) : (
                <Fragment key={place}>
                  <span className={`code-${kind}`}>{text}</span>
                  {end !== undefined && (
                    <span className="whole">
                      <span className={`code-${kind}`}>{end}</span>,
                    </span>
                  )}
                </Fragment>
              ),
            )}
            {'\n'}
          </span>
        ))}
      </code>
    </pre>
  );
});

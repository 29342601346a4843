import {Fragment, type ReactNode} from 'react';
import {Breakable} from '@site/src/kit/Breakable';
import {isWhole, toBreakable, toShortWords} from '@site/src/model/content/lineBreaks';
import {toTypography} from '@site/src/model/content/typography';
import {toTextParts} from '@site/src/model/figures/inlineCode';

/**
 * A text with code in backticks. Short words with hyphens, such as versions, stay on one line. Renders
 * text, `<span>` and `<code>`.
 */
export function CodeText({children}: {readonly children: string}): ReactNode {
  return toTextParts(children).map(({text, isCode}, index) =>
    isCode ? (
      <BreakableCode key={index}>{text}</BreakableCode>
    ) : (
      <Fragment key={index}>
        {toShortWords(toTypography(text)).map((part, place) =>
          place % 2 === 1 ? (
            <span key={place} className="whole">
              {part}
            </span>
          ) : (
            part
          ),
        )}
      </Fragment>
    ),
  );
}

/**
 * Code that breaks between its parts where it doesn't fit. A short call or header is one part.
 * Renders a `<code>`.
 */
export function BreakableCode({children}: {readonly children: string}): ReactNode {
  return isWhole(children) ? (
    <code className="whole">{children}</code>
  ) : (
    <code>
      <Breakable parts={toBreakable(children)} />
    </code>
  );
}

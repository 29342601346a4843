import {Fragment, type ReactNode} from 'react';
import {Breakable} from '@site/src/kit/Breakable';
import {isWhole, toBreakable, toShortWords} from '@site/src/model/content/lineBreaks';
import {toTypography} from '@site/src/model/content/typography';
import {toTextParts} from '@site/src/model/figures/inlineCode';

/** Dates, versions, and words that begin with one letter: `2025-08-12`, `E-Rechnung`, `A–Z`. */
const NAMED = /^(?:\d|[A-Z][-–])/;

/**
 * A text with code in backticks. Short words with hyphens stay on one line if they are names. Renders
 * text, `<span>` and `<code>`.
 */
export function CodeText({children}: {readonly children: string}): ReactNode {
  return toTextParts(children).map(({text, isCode}, index) =>
    isCode ? (
      <BreakableCode key={index}>{text}</BreakableCode>
    ) : (
      <Fragment key={index}>
        {toShortWords(toTypography(text)).map((part, place) =>
          place % 2 === 1 && NAMED.test(part) ? (
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

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {VersionText} from '@site/src/features/catalogue/VersionText';
import {Law} from '@site/src/features/citations/Law';
import {toDateText} from '@site/src/model/content/factText';
import {site} from '@site/src/data/site';
import type {ChangesNote} from '@site/src/model/openapi/changes/changesReport';

interface NoteProps {
  readonly note: ChangesNote;
  /** Address of the newer version's reference, to which the links of the note lead. */
  readonly path: string;
}

/**
 * A migration note, with the law that caused the change. Notes are in English in every language.
 */
export function Note({note: {text, law}, path}: NoteProps): ReactNode {
  return (
    <>
      {toParts(law ? text.replace(/\.$/, ' (') : text, path)}
      {law && (
        <>
          <Law text={law.text} title={law.title} url={law.url} lang={law.lang} />
          {`, from ${toDateText(law.date, 'en')}).`}
        </>
      )}
    </>
  );
}

/** A link in Markdown, with its text and address, or code in backticks. */
const markup = /\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`/g;

/**
 * The elements of a text whose only markup is code and links: to an anchor of the newer reference, or
 * to a page of this site. Other links are only their text.
 */
function toParts(text: string, path: string): readonly ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {0: whole, 1: label, 2: address = '', 3: code = '', index} of text.matchAll(markup)) {
    const to = address.startsWith('#') ? `${path}${address}` : toOwnPath(address);
    parts.push(
      text.slice(end, index),
      label === undefined ? (
        <code key={index}>
          <VersionText>{code}</VersionText>
        </code>
      ) : to === undefined ? (
        label
      ) : (
        <Link key={index} to={to}>
          {label}
        </Link>
      ),
    );
    end = index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** The path of an address of this site. */
function toOwnPath(address: string): string | undefined {
  const path = address.startsWith(site.url) ? address.slice(site.url.length) : '';
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}

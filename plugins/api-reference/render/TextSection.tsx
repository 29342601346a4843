import type {ReactNode} from 'react';
import type {GroupModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {AnchorLink} from './AnchorLink';
import type {ToMarkup} from './markdown';

interface TextSectionProps {
  readonly group: GroupModel;
  readonly labels: RedocLabels['own'];
  readonly markup: ToMarkup;
  /** HTML of the sections below this one. */
  readonly inner: string;
}

/**
 * A section of the introduction, or the heading and description of a tag. Renders a `<section>`
 * that its heading names. A section of the introduction is collapsed, so that the operations begin
 * on the first screen. Its subsections are part of it.
 */
export function TextSection({group, labels, markup, inner}: TextSectionProps): ReactNode {
  const isPart = group.type === 'section' && group.level > 1;
  const isFolded = group.type === 'section' && !isPart;
  const Heading = isPart ? 'h3' : 'h2';
  const name = <span lang="en">{group.name}</span>;
  const anchor = <AnchorLink to={group.id} name={group.name} labels={labels} />;
  const text = (
    <>
      {group.description && (
        <div
          className="apiref-prose"
          lang="en"
          dangerouslySetInnerHTML={{__html: markup(group.description)}}
        />
      )}
      {inner !== '' && <div dangerouslySetInnerHTML={{__html: inner}} />}
    </>
  );
  return (
    <section
      className={`apiref-text apiref-${isFolded ? 'folded' : group.type}`}
      id={group.id}
      data-apiref-section="">
      {isFolded ? (
        <>
          <details className="apiref-fold">
            <summary>
              <Heading className="apiref-heading">{name}</Heading>
            </summary>
            {text}
          </details>
          {anchor}
        </>
      ) : (
        <>
          <Heading className="apiref-heading">
            {name} {anchor}
          </Heading>
          {text}
        </>
      )}
    </section>
  );
}

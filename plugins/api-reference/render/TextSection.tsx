import type {ReactNode} from 'react';
import type {GroupModel} from 'redoc';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {AnchorLink} from './AnchorLink';
import type {ToMarkup} from './markdown';

interface TextSectionProps {
  readonly group: GroupModel;
  readonly labels: RedocLabels['own'];
  readonly markup: ToMarkup;
}

/**
 * A section of the introduction, or the heading and description of a tag. Renders a `<section>`
 * that its heading names.
 */
export function TextSection({group, labels, markup}: TextSectionProps): ReactNode {
  const Heading = group.type === 'section' && group.level > 1 ? 'h3' : 'h2';
  return (
    <section className={`apiref-text apiref-${group.type}`} id={group.id} data-apiref-section="">
      <Heading className="apiref-heading">
        <span lang="en">{group.name}</span>{' '}
        <AnchorLink to={group.id} name={group.name} labels={labels} />
      </Heading>
      {group.description && (
        <div
          className="apiref-prose"
          lang="en"
          dangerouslySetInnerHTML={{__html: markup(group.description)}}
        />
      )}
    </section>
  );
}

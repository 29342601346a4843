import type {ReactNode} from 'react';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {InlineText} from './InlineText';
import {PathText} from './Breakable';

interface IntroProps {
  /** HTML of the text before the first section. */
  readonly lead: string;
  readonly servers: readonly {readonly url: string; readonly description?: string}[];
  readonly labels: RedocLabels['own'];
}

/** The introduction of the API with its base address. */
export function Intro({lead, servers, labels}: IntroProps): ReactNode {
  return (
    <div className="apiref-intro">
      <div className="apiref-lead" lang="en" dangerouslySetInnerHTML={{__html: lead}} />
      {servers.length > 0 && (
        <div className="apiref-servers">
          <div className="apiref-sample-bar">
            <span className="apiref-sample-title">{labels.servers}</span>
          </div>
          <dl lang="en">
            {servers.map(({url, description}) => [
              <dt key={url}>
                <PathText path={url} />
              </dt>,
              description && (
                <dd key={`${url} text`}>
                  <InlineText>{description}</InlineText>
                </dd>
              ),
            ])}
          </dl>
        </div>
      )}
    </div>
  );
}

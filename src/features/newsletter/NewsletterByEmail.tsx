import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {site} from '@site/src/data/site';

/**
 * Explains how to sign up if there is no form, because no service is configured or scripts don't
 * run. Renders a `<p>`.
 */
export function NewsletterByEmail(): ReactNode {
  return (
    <p>
      <Translate
        id="newsletter.byEmail"
        description="In place of the newsletter form; {address} is an e-mail address"
        values={{
          address: (
            <a key="address" href={`mailto:${site.email}?subject=Newsletter`}>
              {site.email}
            </a>
          ),
        }}>
        {'To subscribe, write to {address}.'}
      </Translate>
    </p>
  );
}

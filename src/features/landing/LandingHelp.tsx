import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {site} from '@site/src/data/site';
import Heading from '@theme/Heading';
import styles from './LandingHelp.module.css';

/** Links for help: support, status, contact. */
export function LandingHelp(): ReactNode {
  return (
    <section className={styles.help} aria-labelledby="help" data-print="no">
      <Heading as="h2" id="help">
        {translate({
          id: 'landing.help.title',
          message: 'Stuck? Talk to us.',
          description: 'Title above support and contact on the landing page',
        })}
      </Heading>
      <p className={styles.helpLinks}>
        <Link to={site.links.support}>
          <Translate id="landing.help.support" description="Link to the support portal">
            Support portal
          </Translate>
        </Link>
        <Link to={site.links.status}>
          <Translate id="landing.help.status" description="Link to the status page of the services">
            Service status
          </Translate>
        </Link>
        <Link to={site.links.contact}>
          <Translate id="landing.help.contact" description="Link to the provider's contact page">
            Contact
          </Translate>
        </Link>
      </p>
    </section>
  );
}

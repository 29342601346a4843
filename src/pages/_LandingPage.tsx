import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {SiteData} from '@site/src/features/head/StructuredData';
import type {Example} from '@site/src/features/landing/example';
import {LandingEverywhere} from '@site/src/features/landing/LandingEverywhere';
import {LandingHelp} from '@site/src/features/landing/LandingHelp';
import {LandingHero} from '@site/src/features/landing/LandingHero';
import {LandingNews} from '@site/src/features/landing/LandingNews';
import {LandingNewsletter} from '@site/src/features/landing/LandingNewsletter';
import {LandingRegimes} from '@site/src/features/landing/LandingRegimes';
import {NewsletterSignup} from '@site/src/features/newsletter/NewsletterSignup';
import {toTagline} from '@site/src/features/site/tagline';
import Layout from '@theme/Layout';

interface LandingPageProps {
  /** The example of the country that most readers of the page's language build for. */
  readonly example: Example;
}

/** The landing page: what the provider offers per country, where to start, what changed. */
export function LandingPage({example}: LandingPageProps): ReactNode {
  const description = translate({
    id: 'landing.description',
    message:
      'Guides and API reference for signing fiscal receipts in Germany, Austria, Spain, Italy and France.',
    description: 'Description of the landing page for search engines',
  });
  return (
    <Layout title={toTagline()} description={description}>
      <SiteData description={description} />
      <main>
        <LandingHero example={example} />
        <LandingRegimes />
        <LandingEverywhere />
        <LandingNews />
        <LandingNewsletter>
          <NewsletterSignup />
        </LandingNewsletter>
        <LandingHelp />
      </main>
    </Layout>
  );
}

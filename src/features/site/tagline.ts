import {translate} from '@docusaurus/Translate';

/**
 * The portal's tagline in the reader's language. It is the title of the landing page and of the
 * picture for pages without their own.
 */
export function toTagline(): string {
  return translate({
    id: 'landing.hero.title',
    message: 'Receipts made simple.',
    description: 'Tagline of the portal, the title of the landing page',
  });
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {site} from '@site/src/data/site';
import {SocialIcon} from '@site/src/kit/SocialIcon';
import styles from './SocialLinks.module.css';

/**
 * Links to the provider's social networks, shown as icons. Renders a `<ul>` of links with the
 * networks' names.
 */
export function SocialLinks(): ReactNode {
  const sprite = useBaseUrl('/img/social.svg');
  return (
    <ul
      className={styles.socialLinks}
      aria-label={translate({
        id: 'footer.social',
        message: 'Social networks',
        description: 'Names the row of network icons in the footer',
      })}>
      {site.social.map(({label, link, icon}) => (
        <li key={icon}>
          <Link href={link} aria-label={label} title={label}>
            <SocialIcon network={icon} sprite={sprite} size="l" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

import {useCallback, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useWhenIdle} from '@site/src/features/loading/useWhenIdle';
import styles from './NotFoundReceipt.module.css';

/**
 * Pages whose addresses resemble the unknown one. They are looked up when the page is at rest.
 * Renders a `<div>`, which is empty if there are none.
 */
export function SimilarPages(): ReactNode {
  const {
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  const [found, setFound] = useState<readonly string[]>([]);
  const look = useCallback((): void => {
    // Without this part the page is as useful as before, so a failure needs no message.
    import('./findSimilarPages').then(
      ({findSimilarPages}) => setFound(findSimilarPages(pathname, baseUrl)),
      () => undefined,
    );
  }, [pathname, baseUrl]);
  useWhenIdle(look);
  return (
    <div role="status" className={styles.notFoundSimilar}>
      {found.length > 0 && (
        <>
          <p>
            <Translate
              id="notFound.similar"
              description="On the 404 page, above links to pages with similar addresses">
              Did you mean
            </Translate>
          </p>
          <ul>
            {found.map((address) => (
              <li key={address}>
                <Link to={address}>{address}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {FoundPage, FoundSection} from '@site/src/model/search/groups';
import {HitLink} from './HitLink';
import {MarkedText} from './MarkedText';
import styles from './SearchPage.module.css';

interface FoundPageItemProps {
  readonly page: FoundPage;
  readonly onOpen: (section: FoundSection) => void;
}

/** Sections shown per page. The others are behind a summary. */
const SECTIONS = 3;

/** A page with the places that were found. Renders an `<li>`. */
export function FoundPageItem({
  page: {path, title, group, language, sections},
  onOpen,
}: FoundPageItemProps): ReactNode {
  const [first] = sections;
  const listed = sections.filter(({url, snippet}) => url !== path || snippet !== null);
  const [shown, folded] = [listed.slice(0, SECTIONS), listed.slice(SECTIONS)];
  return (
    <li className={styles.resultsPage}>
      {group && group !== title && <p className={styles.resultsGroup}>{group}</p>}
      <h2 className={styles.resultsTitle} lang={language}>
        <HitLink to={path} onClick={() => first && onOpen({...first, url: path})}>
          {title}
        </HitLink>
      </h2>
      <Sections of={shown} {...{path, language, onOpen}} />
      {folded.length > 0 && (
        <details className={styles.resultsFolded}>
          <summary>
            {translate(
              {
                id: 'search.page.moreOnPage',
                message: '{count} more on this page',
                description: 'Unfolds further places on a page that was found',
              },
              {count: folded.length},
            )}
          </summary>
          <Sections of={folded} {...{path, language, onOpen}} />
        </details>
      )}
    </li>
  );
}

interface SectionsProps extends Pick<FoundPage, 'path' | 'language'> {
  readonly of: readonly FoundSection[];
  readonly onOpen: (section: FoundSection) => void;
}

function Sections({of, path, language, onOpen}: SectionsProps): ReactNode {
  return (
    <ul className={styles.resultsSections} lang={language}>
      {of.map((section) => (
        <li key={section.objectID}>
          {section.url !== path && (
            <HitLink
              to={section.url}
              onClick={() => onOpen(section)}
              className={styles.resultsSection}>
              <MarkedText html={section.heading} />
            </HitLink>
          )}
          {section.snippet !== null && (
            <p className={styles.resultsSnippet}>
              <MarkedText html={section.snippet} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './UntranslatedNotice.module.css';

/**
 * A notice above a translation that is older than its original, with the share that is up to date.
 * Renders a `<p role="note">`, or nothing if everything is up to date. `share` comes from the front
 * matter (src/config/frontMatter).
 */
export function FreshnessNotice({frontMatter}: {readonly frontMatter: object}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const {fresh} = frontMatter as {readonly fresh?: number};
  if (fresh === undefined || fresh === 1) return null;
  // Rounded down, so that a page with a stale block never claims 100 %.
  const share = new Intl.NumberFormat(currentLocale, {style: 'percent'}).format(
    Math.floor(fresh * 100) / 100,
  );
  return (
    <p className={styles.untranslatedNotice} role="note" lang={currentLocale}>
      <Translate
        id="page.fresh"
        description="Notice above a translated page whose original has changed since; {share} is a percentage"
        values={{share}}>
        {'{share} of this translation is up to date. Parts that have changed are in English.'}
      </Translate>
    </p>
  );
}

import {Children, type CSSProperties, type ReactNode} from 'react';
import {toYearsText} from '@site/src/model/content/factText';
import type {RetentionContent} from '@site/src/model/figures/retention';
import styles from './Retention.module.css';

/** Filled in when the page is compiled (plugins/figures). Writers set `id`. */
interface RetentionProps {
  readonly id: string;
  readonly title: string;
  /** Language of the content. */
  readonly lang: string;
  readonly json: string;
  /** The citations: one element per record. */
  readonly children?: ReactNode;
}

/**
 * Periods of retention as bars on one scale, by country, with sources. Renders a `<figure>` with a
 * `<dl>`. Its countries have ids, so that links and the search lead to them.
 */
export function Retention({id, title, lang, json, children}: RetentionProps): ReactNode {
  const {longest, groups} = JSON.parse(json) as RetentionContent;
  const sources = Children.toArray(children);
  return (
    <figure className={styles.retention} lang={lang} data-figure={id}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <dl className={styles.groups}>
        {groups.map((group) => (
          <div key={group.id} className={styles.group}>
            <dt id={`retention-${group.id}`}>{group.title}</dt>
            <dd>
              <ul className={styles.records}>
                {group.records.map(({label, years, meaning, place}) => (
                  <li key={label} className={styles.record}>
                    <span>{label}</span>{' '}
                    <span className={styles.scale}>
                      <span
                        className={styles.bar}
                        data-years={years}
                        style={
                          typeof years === 'number'
                            ? ({'--years': years / longest} as CSSProperties)
                            : undefined
                        }>
                        {typeof years === 'number' ? toYearsText(years, lang) : meaning}
                      </span>
                    </span>{' '}
                    <span className={styles.sources}>{sources[place]}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

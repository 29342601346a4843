import type {RetentionRow} from '../../data/retention';

type Group = RetentionRow['groups'][number];
/** `place`: that of the record among all, which is also that of its sources. */
type Period = Omit<Group['records'][number], 'sources'> & {readonly place: number};

/** What `<Retention>` shows. */
export interface RetentionContent {
  /** The longest period in years, which fills the scale. */
  readonly longest: number;
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly records: readonly Period[];
  }[];
}

export function toRetentionContent({groups}: RetentionRow): RetentionContent {
  const all = groups.flatMap(({records}) => records);
  return {
    longest: Math.max(...all.map(({years}) => (typeof years === 'number' ? years : 0))),
    groups: groups.map(({id, title, records}) => ({
      id,
      title,
      records: records.map((record) => {
        const {sources: _cited, ...period} = record;
        return {...period, place: all.indexOf(record)};
      }),
    })),
  };
}

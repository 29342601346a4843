import type {siteStorage} from '../../data/siteStorage';

interface StoragePreflightOptions {
  readonly storage: typeof siteStorage;
  /** Namespaces that earlier builds used, by the `lang` of their pages. */
  readonly formerNamespaces: Readonly<Record<string, string>>;
  /** ID of the announcement that this build shows. */
  readonly announcement: string;
}

/**
 * An inline script for the head. It runs before Docusaurus reads its stored values and before the
 * first paint. It moves values of the former namespaces to the common one, those of the page's
 * language first, and removes them. A dismissal applies only to the announcement that the reader
 * dismissed. Unknown color modes are removed.
 */
export function toStoragePreflight({
  storage: {namespace, keys, prefixes, colourModes},
  formerNamespaces,
  announcement,
}: StoragePreflightOptions): string {
  const moved = [`${keys.colourMode}$`, ...Object.values(prefixes)].join('|').replace(/\./g, '\\.');
  return [
    `try{const s=localStorage,n='-${namespace}',i='${keys.announcementId}',d='${keys.announcementDismissed}',a=${JSON.stringify(announcement)},m='${keys.colourMode}'+n,`,
    `f=${JSON.stringify(formerNamespaces)};`,
    'if(s.getItem(i+n)!==a){s.removeItem(d+n);s.setItem(i+n,a)}',
    'for(const v of[f[document.documentElement.lang],...Object.values(f)]){const o=`-${v}`;',
    "if(s.getItem(i+o)===a&&s.getItem(d+o)==='true')s.setItem(d+n,'true');",
    's.removeItem(i+o);s.removeItem(d+o);',
    'for(const k of Object.keys(s)){const b=k.slice(0,-o.length);',
    `if(k.endsWith(o)&&/^(${moved})/.test(b)){if(s.getItem(b+n)===null)s.setItem(b+n,s.getItem(k));s.removeItem(k)}}}`,
    `if(!${JSON.stringify(colourModes)}.includes(s.getItem(m)))s.removeItem(m)}catch{}`,
  ].join('');
}

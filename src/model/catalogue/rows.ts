import type {ApiRow, CatalogueRow} from '../../data/apis';

/**
 * The catalogue's versions as rows, including every value derived from the table. The first version
 * of an API is its newest.
 */
export function toApis(catalogue: readonly CatalogueRow[]): readonly ApiRow[] {
  return catalogue.flatMap(
    ({id, label, folder = id, versionBar = false, formerPaths = [], versions}) =>
      versions.map(({version, deprecated = false, variant, source}, index): ApiRow => {
        const latest = index === 0;
        const spec = `${folder}/${version}`;
        return {
          id,
          version,
          label: variant === undefined ? label : `${label} ${variant}`,
          path: `/api/${spec}`,
          spec,
          latest,
          current: latest && versionBar,
          deprecated,
          variant: variant ?? 'cloud',
          source: source ?? 'file',
          formerPaths: latest ? formerPaths : [],
        };
      }),
  );
}

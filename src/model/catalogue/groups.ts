import type {ApiRow} from '../../data/apis';

/** One API with all its versions, newest first. */
export interface ApiGroup<Row extends ApiRow = ApiRow> {
  readonly id: string;
  /** Product name without the part that distinguishes variants. */
  readonly label: string;
  readonly versions: readonly Row[];
}

/** The catalogue grouped by API, in the order of the table. */
export function toApiGroups<Row extends ApiRow>(apis: readonly Row[]): readonly ApiGroup<Row>[] {
  return [...new Set(apis.map(({id}) => id))].flatMap((id) => {
    const versions = apis.filter((api) => api.id === id);
    const [first] = versions;
    return first ? [{id, label: first.label, versions}] : [];
  });
}

import type {ApiRow} from '../../../../src/data/apis';
import {toDownloadUrls} from '../../../../src/model/catalogue/reference';
import {escapeStart, escapeText, toCode} from './inline';

/** What a reference's Markdown reads of a specification. */
export interface Specification {
  readonly info?: {readonly version?: string; readonly summary?: string};
  readonly tags?: readonly {readonly name: string}[];
  readonly paths?: Readonly<Record<string, unknown>>;
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly deprecated: boolean;
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete', 'head', 'options', 'trace'];

/** Every operation of a specification, in its order. */
export function toOperations({paths = {}}: Specification): readonly Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([method, operation]): Operation[] => {
      if (!METHODS.includes(method) || !isRecord(operation)) return [];
      const {summary, tags, deprecated} = operation;
      const [tag] = Array.isArray(tags) ? tags : [];
      return [
        {
          method: method.toUpperCase(),
          path,
          summary: typeof summary === 'string' ? summary : '',
          tag: typeof tag === 'string' ? tag : '',
          deprecated: deprecated === true,
        },
      ];
    }),
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The text of an API reference as Markdown: its specification files and its operations, which name method, path and summary. */
export function toReferenceMarkdown(api: Pick<ApiRow, 'id' | 'version' | 'spec'>, specification: Specification, siteBaseUrl: string): string {
  const {yamlUrl, jsonUrl, postmanUrl} = toDownloadUrls(api, siteBaseUrl);
  const {version, summary} = specification.info ?? {};
  const operations = toOperations(specification);
  const tags = [...new Set([...(specification.tags ?? []).map(({name}) => name), ...operations.map(({tag}) => tag)])];
  const groups = tags.map((tag) => ({tag, own: operations.filter((operation) => operation.tag === tag)})).filter(({own}) => own.length > 0);
  return [
    [summary === undefined ? undefined : escapeStart(toLine(summary)), version === undefined ? undefined : `Release ${toLine(version)}.`]
      .filter(Boolean)
      .join(' '),
    '## Specification',
    `- [OpenAPI, YAML](${yamlUrl})\n- [OpenAPI, JSON](${jsonUrl})\n- [Postman collection](${postmanUrl})`,
    '## Operations',
    ...groups.flatMap(({tag, own}) => [
      ...(tag === '' ? [] : [`### ${toLine(tag)}`]),
      own
        .map(
          ({method, path, summary: about, deprecated}) =>
            `- ${toCode(`${method} ${path}`)}${about && `: ${toLine(about)}`}${deprecated ? ' (deprecated)' : ''}`,
        )
        .join('\n'),
    ]),
  ].join('\n\n');
}

/** A text of the specification in one line, with its signs meaning themselves. */
function toLine(text: string): string {
  return escapeText(text.replace(/\s+/g, ' ').trim());
}

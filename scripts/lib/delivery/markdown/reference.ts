import type {ApiRow} from '../../../../src/data/apis';
import {toDownloadUrls} from '../../../../src/model/catalogue/reference';
import type {OpenApiDocument} from '../../../../src/model/openapi/document';
import {toOperations} from '../../../../src/model/openapi/operations';
import {escapeStart, escapeText, toCode} from './inline';

/**
 * The text of an API reference as Markdown: its specification files, and its operations with
 * method, path and summary.
 */
export function toReferenceMarkdown(
  api: Pick<ApiRow, 'id' | 'version' | 'spec'>,
  specification: OpenApiDocument,
  siteBaseUrl: string,
): string {
  const {yamlUrl, jsonUrl, postmanUrl} = toDownloadUrls(api, siteBaseUrl);
  const {version, summary} = specification.info;
  const operations = toOperations(specification);
  const tags = [
    ...new Set([
      ...(specification.tags ?? []).map(({name}) => name),
      ...operations.map(({tags: [first = '']}) => first),
    ]),
  ];
  const groups = tags
    .map((tag) => ({tag, own: operations.filter(({tags: [first = '']}) => first === tag)}))
    .filter(({own}) => own.length > 0);
  return [
    [
      summary === undefined ? undefined : escapeStart(toLine(summary)),
      `Release ${toLine(version)}.`,
    ]
      .filter(Boolean)
      .join(' '),
    '## Specification',
    `- [OpenAPI, YAML](${yamlUrl})\n- [OpenAPI, JSON](${jsonUrl})\n- [Postman collection](${postmanUrl})`,
    '## Operations',
    ...groups.flatMap(({tag, own}) => [
      ...(tag === '' ? [] : [`### ${toLine(tag)}`]),
      own
        .map(
          ({method, path, summary: about, place}) =>
            `- ${toCode(`${method} ${path}`)}${about && `: ${toLine(about)}`}${place.value.deprecated === true ? ' (deprecated)' : ''}`,
        )
        .join('\n'),
    ]),
  ].join('\n\n');
}

/** A text of the specification in one line, with special characters escaped. */
function toLine(text: string): string {
  return escapeText(text.replace(/\s+/g, ' ').trim());
}

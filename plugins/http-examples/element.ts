import {STATUS_CODES} from 'node:http';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toOperationAnchor} from '../../src/model/openapi/anchors';
import type {Operation} from '../../src/model/openapi/operations';
import type {ResponseBlock} from './blocks';
import type {Snippet} from './snippets';

interface ExampleParts {
  readonly operation: Operation;
  /** Name and version of the API for readers. */
  readonly label: string;
  /** Address of the API's page. */
  readonly page: string;
  readonly http: string;
  /** Lines in view, if the writer says so. */
  readonly shown?: string | undefined;
  readonly snippets: readonly Snippet[];
  readonly responses: readonly ResponseBlock[];
}

/** `<HttpExample>` with one `<HttpResponse>` per response. All texts are plain attributes. */
export function toExampleElement({
  operation,
  label,
  page,
  http,
  shown,
  snippets,
  responses,
}: ExampleParts): MdxJsxFlowElement {
  return toElement(
    'HttpExample',
    {
      method: operation.method,
      path: operation.path,
      summary: operation.summary,
      api: label,
      to: `${page}#${toOperationAnchor(operation)}`,
      http,
      ...(shown === undefined ? {} : {shown}),
      ...Object.fromEntries(snippets.map(({language, code}) => [language, code])),
    },
    responses.map(({status, language, text, isPartial, shown: lines}) =>
      toElement('HttpResponse', {
        status,
        reason: STATUS_CODES[status] ?? '',
        language,
        text,
        ...(isPartial ? {excerpt: ''} : {}),
        ...(lines === undefined ? {} : {shown: lines}),
      }),
    ),
  );
}

function toElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children,
  };
}

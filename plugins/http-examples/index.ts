import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Transformer} from 'unified';
import {toVersionName} from '../../src/model/catalogue/versionName';
import {findExamples, toShownFault, type ExampleBlocks} from './blocks';
import {readExample} from './cache';
import {checkRequest} from './checkRequest';
import {checkResponse} from './checkResponse';
import {toExampleElement} from './element';
import {parseRequest, toRawMessage} from './message';
import {findNearest} from './nearest';
import {matchOperation} from './operation';
import type {CheckedExample, HttpExamplesOptions} from './options';
import {toProblemText, type Problem} from './problem';
import {toSnippets} from './snippets';
import {readSpecification} from './specification';

/**
 * Checks the ```` ```http ```` blocks of a page and the responses after them against their
 * specification, and replaces them with `<HttpExample>`. Problems stop the build, with one error
 * for the whole page that names file, line and remedy.
 */
export default function httpExamples(options: HttpExamplesOptions): Transformer<Root> {
  return async (tree, file) => {
    const {examples, problems} = findExamples(tree);
    const found: Problem[] = [...problems];
    for (const example of examples) {
      const check = (): Promise<CheckedExample> => toExample(example, options);
      const {element, problems: faults} = await (options.cacheFolder === undefined
        ? check()
        : readExample(example, options, {folder: options.cacheFolder, check}));
      found.push(...faults);
      if (!element) continue;
      const {parent, nodes} = example;
      const children: RootContent[] = parent.children;
      const [first] = nodes;
      if (first) children.splice(children.indexOf(first), nodes.length, element);
    }
    if (found.length > 0)
      throw new Error(toProblemText(path.relative(process.cwd(), file.path), found));
  };
}

/** One example as `<HttpExample>`, or its problems, compared with its specification. */
export async function toExample(
  {request: block, responses}: ExampleBlocks,
  {apis, languages, toSpecFile, partsFolder}: HttpExamplesOptions,
): Promise<CheckedExample> {
  const fail = (offset: number, message: string): {problems: readonly Problem[]} => ({
    problems: [{line: block.line + offset, message}],
  });
  const row = apis.find(
    ({id, version, spec}) => `${id}/${version}` === block.api || spec === block.api,
  );
  if (!row)
    return fail(
      -1,
      `There is no API "${block.api}". Name one of ${apis.map(({id, version}) => `${id}/${version}`).join(', ')}.`,
    );
  const request = parseRequest(block.text);
  if ('message' in request) return fail(request.offset, request.message);
  const specification = await readSpecification(toSpecFile(row), partsFolder);
  const match = matchOperation(specification.operations, request.method, request.path);
  if (!match) {
    const nearest = findNearest(specification.operations, request.method, request.path);
    return fail(
      0,
      `${block.api} has no operation ${request.method} ${request.path}.${nearest ? ` The nearest one is ${nearest.method} ${nearest.path}.` : ''}`,
    );
  }
  const {operation} = match;
  const problems = [
    ...checkRequest(block, request, match, specification),
    ...responses.flatMap((response) => checkResponse(response, operation, specification)),
  ];
  if (problems.length > 0) return {problems};
  const snippets = await toSnippets(
    request,
    specification.server,
    languages,
    operation.responseTypes,
  );
  const http = toRawMessage(block.text, specification.server);
  const shownFault = toShownFault(block, [http, ...snippets.map(({code}) => code)]);
  if (shownFault !== undefined) return fail(-1, shownFault);
  const label = toVersionName(row);
  return {
    element: toExampleElement({
      operation,
      label,
      page: row.path,
      http,
      shown: block.shown,
      snippets,
      responses,
    }),
    problems,
  };
}

import {renderToString, renderToStaticMarkup} from 'react-dom/server';
import {
  SpecStore,
  type RedocNormalizedOptions,
  type ContentItemModel,
  type GroupModel,
  type OperationModel,
} from 'redoc';
import {ServerStyleSheet} from 'styled-components';
import {isCodeGrammar} from '../../../src/model/content/highlight';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {toOperations} from '../../../src/model/openapi/operations';
import {OperationSchema, type SchemaPart} from '../browser/OperationSchema';
import {hasErrors, isOperation} from '../browser/operationModels';
import {createRedocOptions} from '../browser/redocOptions';
import {withoutDeprecatedOperations, withoutDeprecationHeading} from '../deprecation';
import {toExampleParameters} from '../exampleParameters';
import {toFault} from '../fault';
import type {RenderedPage, RenderJob} from '../job';
import {createRequiredBody, type ToRequiredBody} from '../requiredFields';
import {toFormFiles} from '../formFiles';
import {toCodeSamples} from '../samples';
import {toOrderedRules} from '../styles';
import {Intro} from './Intro';
import {createMarkdown, type ToMarkup} from './markdown';
import {NestedFields} from './NestedFields';
import {OperationList} from './OperationList';
import {OperationSection} from './OperationSection';
import {toMenu} from './pageData';
import {
  toBodyExamples,
  toExampleAnswers,
  toFirstBody,
  toResponseExamples,
  toSampleRequest,
  type NamedExample,
} from './requests';
import {TextSection} from './TextSection';

/**
 * A reference page: the static HTML of every section and operation, and the data that the page
 * needs in addition.
 */
export async function renderPage(
  specification: OpenApiDocument,
  job: RenderJob,
): Promise<{readonly html: string; readonly page: RenderedPage}> {
  const options = createRedocOptions({...job.viewer, labels: job.labels.settable});
  const store = new SpecStore(
    withoutDeprecatedOperations(specification) as unknown as ConstructorParameters<
      typeof SpecStore
    >[0],
    undefined,
    options,
  );
  const markup = createMarkdown(options, job);
  const sheet = new ServerStyleSheet();
  const render = {
    job,
    options,
    sheet,
    markup,
    specification,
    toRequiredBody: createRequiredBody(specification),
  };
  const lead = (
    <Intro
      lead={markup(withoutDeprecationHeading(store.info.description))}
      servers={specification.servers ?? []}
      labels={job.labels.own}
    />
  );
  const list = <OperationList items={store.contentItems} labels={job.labels.own} />;
  const sections: string[] = [renderToStaticMarkup(lead), renderToStaticMarkup(list)];
  for (const item of store.contentItems) sections.push(await renderItem(item, render));
  const page: RenderedPage = {
    title: specification.info.title,
    release: specification.info.version,
    summary: specification.info.summary ?? '',
    ...(specification['x-deprecated'] && {deprecation: specification['x-deprecated']}),
    operationCount: toOperations(specification).length,
    menu: toMenu(store.contentItems),
    styles: toOrderedRules(sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '')),
  };
  return {html: sections.join('\n'), page};
}

interface Render {
  readonly job: RenderJob;
  readonly options: RedocNormalizedOptions;
  readonly sheet: ServerStyleSheet;
  readonly markup: ToMarkup;
  readonly specification: OpenApiDocument;
  readonly toRequiredBody: ToRequiredBody;
}

async function renderItem(item: ContentItemModel, render: Render): Promise<string> {
  if (isOperation(item))
    return renderOperation(item, render).catch((error: unknown) => {
      throw new Error(`${item.httpVerb.toUpperCase()} ${item.path}: ${toFault(error)}`, {
        cause: error,
      });
    });
  const {job, markup} = render;
  const children: string[] = [];
  for (const child of item.items) children.push(await renderItem(child, render));
  const inner = children.join('\n');
  const isTag = item.type === 'tag';
  const own = renderToStaticMarkup(
    <TextSection
      group={item as GroupModel}
      labels={job.labels.own}
      markup={markup}
      inner={isTag ? '' : inner}
    />,
  );
  return isTag ? `${own}\n${inner}` : own;
}

async function renderOperation(
  operation: OperationModel,
  {job, options, sheet, markup, specification, toRequiredBody}: Render,
): Promise<string> {
  const toSchema = (part: SchemaPart): string =>
    renderToString(
      sheet.collectStyles(<OperationSchema operation={operation} part={part} options={options} />),
    );
  const {httpVerb: method, path} = operation;
  const first = toFirstBody(operation, (mediaType) =>
    toFormFiles(specification, {method, path}, mediaType),
  );
  const required =
    first && job.viewer.onlyRequiredInSamples
      ? toRequiredBody({method, path}, first.mediaType, first.value)
      : undefined;
  const body = first && required !== undefined ? {...first, value: required} : first;
  const samples = await toCodeSamples(toSampleRequest(operation, body), job.codeLanguages);
  const examples = toBodyExamples(operation);
  const responses = toResponseExamples(operation);
  const answers = toExampleAnswers(examples, responses);
  const exchanges = examples.map(({value}, index) => ({
    body: value,
    response: answers[index]?.value,
  }));
  const bodies: NamedExample[] = [];
  for (const [index, example] of examples.entries()) {
    const request = toSampleRequest(operation, first && {...first, value: example.value});
    const parameters = toExampleParameters(request.parameters, exchanges, index);
    const own = {...request, parameters};
    const [sample] = await toCodeSamples(own, job.codeLanguages.slice(0, 1));
    const {code = '', language = ''} = sample ?? {};
    bodies.push({...example, text: code, grammar: isCodeGrammar(language) ? language : undefined});
  }
  return renderToStaticMarkup(
    <OperationSection
      operation={operation}
      labels={job.labels.own}
      markup={markup}
      schema={toSchema('fields')}
      errors={hasErrors(operation) ? toSchema('errors') : ''}
      nested={<NestedFields operation={operation} labels={job.labels} />}
      samples={samples}
      isReduced={required !== undefined}
      bodies={bodies}
      answers={answers.map(({place}) => place)}
      responses={responses}
    />,
  );
}

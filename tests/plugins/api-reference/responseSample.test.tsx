import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {toExampleAnswers, toResponseExamples} from '../../../plugins/api-reference/render/requests';
import {ResponseSample} from '../../../plugins/api-reference/render/ResponseSample';
import {redocLabels} from '../../../src/data/redocLabels';

const example = (name: string) =>
  ({name, summary: '', value: {}, text: '{}', grammar: 'json'}) as const;

/** The words after each status of the operation. */
const toNames = (html: string) =>
  [...html.matchAll(/data-status="\w+">\d+<\/span> <span[^>]*>(.*?)<\/span>/g)].map(
    ([, names]) => names,
  );

it('a success says what it means, an error names its codes', () => {
  const html = renderToStaticMarkup(
    <ResponseSample
      name="response-sign"
      labels={redocLabels.en.own}
      responses={[
        {
          status: '200',
          type: 'success',
          meaning: 'The signed revision.',
          mediaTypes: ['application/json'],
          examples: [example('SaleStarted'), example('SaleFinished')],
        },
        {
          status: '409',
          type: 'error',
          meaning: 'A conflict.',
          mediaTypes: ['application/json'],
          examples: [example('E_TX_CONFLICT'), example('E_MULTIPLE_CLOSINGS_FOUND_IN_TX')],
        },
      ]}
    />,
  );
  expect(toNames(html)).toEqual([
    'The signed revision.',
    // A code that is longer than a line of a phone breaks after an underscore.
    'E_TX_CONFLICT, E_MULTIPLE_<wbr/>CLOSINGS_<wbr/>FOUND_<wbr/>IN_TX',
  ]);
});

it('the meaning of a response is what Redoc calls its summary', () => {
  const response = {code: '204', type: 'success', summary: 'The `TSS` is gone.', description: ''};
  const operation = {responses: [response]} as unknown as Parameters<typeof toResponseExamples>[0];
  expect(toResponseExamples(operation)).toEqual([
    {status: '204', type: 'success', meaning: 'The TSS is gone.', mediaTypes: [], examples: []},
  ]);
});

it('a file is a response with its media types, before the errors', () => {
  const toResponse = (code: string, type: string, ...mediaTypes: readonly unknown[]) => ({
    code,
    type,
    summary: 'The archive.',
    content: {mediaTypes},
  });
  const operation = {
    responses: [
      toResponse('200', 'success', {name: 'application/zip'}, {name: 'application/x-tar'}),
      toResponse('404', 'error', {
        name: 'application/json',
        examples: {E_EXPORT_NOT_FOUND: {value: {}}},
      }),
      toResponse('500', 'error', {name: 'application/json'}),
    ],
  } as unknown as Parameters<typeof toResponseExamples>[0];
  const responses = toResponseExamples(operation);
  expect(responses.map(({status}) => status)).toEqual(['200', '404']);
  const html = renderToStaticMarkup(
    <ResponseSample name="file" labels={redocLabels.en.own} responses={responses} />,
  );
  expect(html).toContain('The archive. <code>application/zip, application/x-tar</code>');
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
});

it('the place of an answer counts responses and their successful examples', () => {
  const body = (name: string) => ({name, summary: '', value: {}});
  const answer = (status: string, type: string, ...names: readonly string[]) => ({
    status,
    type,
    meaning: '',
    mediaTypes: [],
    examples: names.map(example),
  });
  expect(
    toExampleAnswers(
      [body('sale'), body('order')],
      [
        answer('200', 'success', 'sold', 'saleAgain'),
        answer('202', 'success', 'orderAccepted'),
        answer('409', 'error', 'order'),
      ],
    ).map(({place}) => place),
  ).toEqual(['0.1', '1.0']);
  expect(toExampleAnswers([body('sale')], [answer('204', 'success')])).toEqual([]);
});

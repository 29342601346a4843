import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {ResponseSample} from '../../../plugins/api-reference/render/ResponseSample';
import {redocLabels} from '../../../src/data/redocLabels';

const example = (name: string) => ({name, summary: '', text: '{}', isJson: true});

/** What stands beside each status of the operation. */
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
          examples: [example('SaleStarted'), example('SaleFinished')],
        },
        {
          status: '409',
          type: 'error',
          meaning: 'A conflict.',
          examples: [example('E_TX_CONFLICT'), example('E_TX_FINISHED')],
        },
      ]}
    />,
  );
  expect(toNames(html)).toEqual(['The signed revision.', 'E_TX_CONFLICT, E_TX_FINISHED']);
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSchemaChecker} from '../../plugins/http-examples/schemas';
import {apis, type ApiRow} from '../../src/data/apis';
import {redocLabels} from '../../src/data/redocLabels';
import {toDownloadUrls} from '../../src/model/catalogue/reference';
import {toPointerKey} from '../../src/model/json/pointer';
import {findBelow, findPlace} from '../../src/model/openapi/references';
import {buildDir, localeIds, pages} from './support/site';

const built = localeIds.filter((locale) => pages.some((page) => page.locale === locale));
const toText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Operations of a reference page with the first sample of each, in the first language of code. */
function readSamples(
  html: string,
): readonly {readonly method: string; readonly path: string; readonly curl: string}[] {
  return html.split(/<section class="?apiref-operation/).flatMap((section) => {
    const [, method = ''] = /data-method="?(\w+)/.exec(section) ?? [];
    const [, address = ''] =
      /apiref-endpoint[\s\S]*?<code[^>]*>([\s\S]*?)<\/code>/.exec(section) ?? [];
    const [, curl] = /<pre[^>]*data-language="?curl[^>]*>([\s\S]*?)<\/pre>/.exec(section) ?? [];
    return curl === undefined ? [] : [{method, path: toText(address), curl: toText(curl)}];
  });
}

/**
 * The operations whose response follows the chosen example. For each example with an ID in its
 * address, whether its response has the ID. Responses of some operations have none.
 */
function readExchanges(
  html: string,
): readonly {readonly operation: string; readonly hasId: readonly boolean[]}[] {
  return html.split(/<section class="?apiref-operation/).flatMap((section) => {
    const [request = '', responses = ''] = section.split('apiref-responses');
    const [, answers] = /data-answers="?([\d. ]+)/.exec(request) ?? [];
    if (answers === undefined) return [];
    const [, operation = ''] = /id="?([^\s">]+)/.exec(request) ?? [];
    const [, first = ''] =
      /<pre[^>]*data-language="?curl[^>]*>([\s\S]*?)<\/pre>/.exec(request) ?? [];
    const further = request.split('apiref-further')[1]?.split('<details>').slice(1) ?? [];
    const shown = responses
      .split('<details name=')
      .slice(1)
      .map((response) => response.split('<pre').slice(1).map(toText));
    const hasId = [first, ...further].flatMap((call, index) => {
      const [response = 0, example = 0] = (answers.split(' ')[index] ?? '').split('.').map(Number);
      const url = /--url\s+\S+/.exec(toText(call))?.[0] ?? '';
      const id = url.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g)?.at(-1);
      return id === undefined ? [] : [shown[response]?.[example]?.includes(id) ?? false];
    });
    return [{operation, hasId}];
  });
}

/** The JSON that a call of curl sends. */
function readBody(curl: string): string | undefined {
  const [, heredoc] = /@- <<'EOF'\n([\s\S]*?)\nEOF/.exec(curl) ?? [];
  const [, quoted] = /--data '([\s\S]*)'$/.exec(curl) ?? [];
  return heredoc ?? quoted?.replaceAll("'\\''", "'");
}

describe.each(built)('the request samples in %s', (locale) => {
  it.each((apis as readonly ApiRow[]).map((api) => [`${api.label} ${api.version}`, api] as const))(
    'of %s are valid',
    (_name, api) => {
      const file = path.join(buildDir, toDownloadUrls(api, '').jsonUrl);
      const document = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const checker = createSchemaChecker(document);
      const html =
        pages.find(
          ({address}) => address === `${locale === localeIds[0] ? '' : `/${locale}`}${api.path}`,
        )?.html ?? '';
      let count = 0;
      for (const {method, path: address, curl} of readSamples(html)) {
        const body = readBody(curl);
        const content = findBelow(
          document,
          findPlace(document, `#/paths/${toPointerKey(address)}/${method}`),
          'requestBody',
          'content',
        );
        const schema = findBelow(document, content, 'application/json', 'schema');
        if (!schema || Object.keys(content?.value ?? {})[0] !== 'application/json') continue;
        count += 1;
        expect([address, checker.checkBody(schema.pointer, JSON.parse(body ?? 'null'))]).toEqual([
          address,
          [],
        ]);
      }
      expect(count).toBeGreaterThan(0);
    },
  );

  it('call the ID that the response shown with them has', () => {
    const references = pages.filter(
      (page) => page.locale === locale && /\/api\/[^.]+$/.test(page.address),
    );
    const pairs = references.flatMap(({address, html}) =>
      readExchanges(html).map((exchange) => ({...exchange, address})),
    );
    expect(pairs.length).toBeGreaterThan(20);
    const mixed = pairs.filter(({hasId}) => hasId.some((one) => one) && hasId.some((one) => !one));
    expect(mixed).toEqual([]);
    expect(pairs.filter(({hasId}) => hasId.length > 1 && hasId.every((one) => one))).not.toEqual(
      [],
    );
  });

  it('state that optional fields are omitted, and where nested fields are listed', () => {
    const words = redocLabels[locale as keyof typeof redocLabels].own;
    const html =
      pages.find(
        ({address}) =>
          address === `${locale === localeIds[0] ? '' : `/${locale}`}/api/management/v0`,
      )?.html ?? '';
    expect(html).toContain(words.requiredOnly);
    expect(toText(html)).toContain(words.nestedFields);
    const nested =
      html.match(/<noscript><details class="?apiref-nested[\s\S]*?<\/noscript>/g) ?? [];
    expect(nested.join('')).toContain('billing_options.bill_to_organization');
  });
});

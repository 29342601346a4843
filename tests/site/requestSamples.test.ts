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

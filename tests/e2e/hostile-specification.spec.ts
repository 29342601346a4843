import type {Locator, Page} from '@playwright/test';
import {Parser} from 'htmlparser2';
import {apis} from '../../src/data/apis';
import {safeAddress, safeElements} from '../../plugins/api-reference/safeMarkup';
import {readSpecText} from '../../scripts/lib/specs/document';
import {ATTACK} from '../support/hostileMarkup';
import {createHostileSpecification} from '../support/hostileSpecification';
import {renderSpecification} from '../support/renderSpecification';
import {answering, expect, test} from './support/portal';

const row = apis.find(({id}) => id === 'sign-fr');
if (!row)
  throw new Error(
    'There is no SIGN FR in src/data/apis.ts. Name another API whose specification is fetched.',
  );

/** Attributes that load, send or run something, or change what an element is. */
const actingAttributes =
  'srcdoc style html kind action formaction src srcset poster background data ping is'.split(' ');

/**
 * Elements of the page that a specification's text must never contain: by the portal's list, and by
 * the behavior of browsers.
 */
function findForeign(page: Page): Promise<readonly string[]> {
  return page.locator('[data-reference-content]').evaluate(
    (content, {allowed, address, acting}) => {
      const isSafe = new RegExp(address, 'i');
      const texts = '.apiref-lead, .apiref-prose, .apiref-schema [lang]';
      return [...content.querySelectorAll('*')].flatMap((element) => {
        const name = element.localName;
        const isText =
          element.parentElement?.closest(texts) !== null && !element.matches('.apiref-scroll');
        const attributes = [...element.attributes].filter(
          ({name: attribute, value}) =>
            acting.includes(attribute) ||
            /^on|:/.test(attribute) ||
            (attribute === 'href' && !isSafe.test(value) && !/^\/(?![/\\\s])/.test(value)) ||
            (isText && ['id', 'name', 'role'].includes(attribute)) ||
            (isText &&
              attribute === 'class' &&
              !/^(?:token|language-)|^$/.test(value) &&
              !(name === 'code' && value === 'whole')),
        );
        const isForeign =
          /^(?:script|style|iframe|object|embed|form|input|base|meta|link|img|template|noscript|math)$/.test(
            name,
          ) ||
          (isText && !allowed.includes(name));
        return isForeign || attributes.length > 0 ? [element.outerHTML.slice(0, 200)] : [];
      });
    },
    // We put places to break lines into long code, and keep short code whole (render/markdown).
    {allowed: [...safeElements, 'wbr'], address: safeAddress.source, acting: actingAttributes},
  );
}

/** A built page with other contents in its reference. */
function replaceContent(text: string, html: string): string {
  const places: number[] = [];
  let depth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'div' && (depth > 0 || 'data-reference-content' in attributes)) depth += 1;
      if ('data-reference-content' in attributes) places.push(parser.endIndex + 1);
    },
    onclosetag(name) {
      if (name !== 'div' || depth === 0) return;
      depth -= 1;
      if (depth === 0) places.push(parser.startIndex);
    },
  });
  parser.end(text);
  const [start, end] = places;
  if (start === undefined || end === undefined) throw new Error('The page has no reference in it.');
  return `${text.slice(0, start)}${html}${text.slice(end)}`;
}

/**
 * Opens everything in an interactive operation, at any depth, and shows each variant of a choice.
 */
function openAll(island: Locator): Promise<void> {
  return island.evaluate(async (root) => {
    for (let depth = 0; depth < 12; depth += 1) {
      const closed = [
        ...root.querySelectorAll<HTMLButtonElement>(
          'button[aria-expanded="false"]:not([disabled])',
        ),
      ];
      const variants = [
        ...root.querySelectorAll<HTMLButtonElement>('button:not([aria-expanded], [data-shown])'),
      ];
      for (const button of [...closed, ...variants]) {
        if (!button.hasAttribute('aria-expanded')) button.dataset.shown = '';
        button.click();
      }
      await new Promise(requestAnimationFrame);
    }
  });
}

// One after the other, because both use the same rendered specification.
test.describe.configure({mode: 'default'});

let rendered: Awaited<ReturnType<typeof renderSpecification>>;
test.beforeAll(async () => {
  const reading = await readSpecText(JSON.stringify(createHostileSpecification(row).document), row);
  if ('cause' in reading)
    throw new Error(`The specification is refused, so it proves nothing: ${reading.cause}.`);
  rendered = await renderSpecification(reading.text, row, '.cache/test/hostile');
});

for (const [name, isStrict] of [
  ['', true],
  [', even without the security policy', false],
] as const)
  test(`a fetched specification with attacks in every place has no effect, neither as published nor when its operations become interactive${name}`, async ({
    page,
  }) => {
    const attacks: unknown[] = [];
    await page.exposeFunction(ATTACK, (place: unknown) => attacks.push(place));
    const {html, specification} = rendered;

    // The real page with its headers and scripts, and the build's output for the hostile
    // specification.
    await page.route(`**${row.path}`, async (route) => {
      const response = await route.fetch();
      expect(response.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
      const {'content-security-policy': _policy, ...headers} = response.headers();
      await route.fulfill({
        response,
        ...(isStrict ? {} : {headers}),
        body: replaceContent(await response.text(), html),
      });
    });
    await page.route('**/api-specs/sign-fr-*.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: specification});
    });

    await page.goto(row.path);
    await answering(page);
    await expect(page.getByRole('heading', {name: /t\d+<img src=x/}).first()).toBeAttached();
    expect(await findForeign(page)).toEqual([]);

    // The other operation has attacks in its ID and path.
    await page
      .locator('.apiref-errors')
      .evaluateAll((all) => all.forEach((errors) => errors.setAttribute('open', '')));
    const island = page.locator('.apiref-operation-fields', {
      has: page.locator('[data-apiref-island="attack"]'),
    });
    await island.locator('button[aria-expanded="false"]').first().click();
    await expect(island.locator('button[aria-expanded="true"]').first()).toBeVisible();
    // Opening fields reveals more fields to open, once React has rendered them.
    await expect(async () => {
      await openAll(island);
      expect(await island.getByText(/^Text \d+\.$/).count()).toBeGreaterThan(30);
      await expect(island.locator('button[aria-expanded="false"]:not([disabled])')).toHaveCount(0, {
        timeout: 100,
      });
    }).toPass();
    expect(await findForeign(page)).toEqual([]);
    expect(attacks).toEqual([]);
  });

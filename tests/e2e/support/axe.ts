import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {goDark} from './portal';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly {
      readonly target: readonly unknown[];
      readonly failureSummary?: string;
    }[];
  }[];
}

/** The rules whose result depends on the mode: colors, and what its toggle and pictures are called. */
const RULES_OF_MODE = [
  'color-contrast',
  'link-in-text-block',
  'button-name',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
];

/**
 * Checks a page, or the part of it that a selector finds, as it is now, against WCAG 2.2 A and AA
 * and axe's best practices. By default, axe skips the target size of 2.2. To measure it, everything
 * is laid out during the check, unless the page is checked `asDelivered`, as in Lighthouse. `again`:
 * the page was checked in the other mode, so only the rules that depend on it are.
 */
export async function expectNoViolations(
  page: Page,
  part = 'html',
  {
    asDelivered = false,
    again = false,
  }: {readonly asDelivered?: boolean; readonly again?: boolean} = {},
): Promise<void> {
  // Evaluated by the browser's developer tools, so that the page's own policy doesn't change.
  await page.evaluate(source);
  const evaluate = async ([selector, rule, only]: readonly [
    string,
    string,
    string[] | undefined,
  ]): Promise<AxeResult> => {
    const {axe} = window as unknown as {
      axe: {run: (part: string, options: object) => Promise<AxeResult>};
    };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    const result = await axe.run(selector, {
      resultTypes: ['violations'],
      ...(only && {runOnly: only}),
      rules: {'target-size': {enabled: true}},
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    return result;
  };
  const {violations} = await page.evaluate(evaluate, [
    part,
    asDelivered ? '' : '* {content-visibility: visible !important}',
    again ? RULES_OF_MODE : undefined,
  ] as const);
  expect(
    violations.map(
      ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(' · ')}`,
    ),
  ).toEqual([]);
}

/** Checks a page, or a part of it, in both modes. The page is dark afterwards. */
export async function expectNoViolationsInBothModes(page: Page, part = 'html'): Promise<void> {
  await expectNoViolations(page, part);
  await goDark(page);
  await expectNoViolations(page, part, {again: true});
}

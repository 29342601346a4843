import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, expectTypeOf, it} from 'vitest';
import type {CookieTable} from '@site/src/features/consent/CookieTable';
import type {ServiceTable} from '@site/src/features/consent/ServiceTable';
import type {GlossaryList} from '@site/src/features/citations/GlossaryList';
import type {LogoSample} from '@site/src/features/downloads/LogoSample';
import type {Fact} from '@site/src/features/facts/Fact';
import type {QuickStartChoice} from '@site/src/features/quick-start/QuickStartChoice';
import type {QuickStartFor} from '@site/src/features/quick-start/QuickStartFor';
import type {QuickStartPart} from '@site/src/features/quick-start/QuickStartPart';
import type {YourValues} from '@site/src/features/quick-start/YourValues';
import type {SearchBy} from '@site/src/features/search/SearchBy';
import {pageComponents, type PageComponentRow} from '@site/src/data/pageComponents';

const root = path.resolve(__dirname, '../..');
const rows: readonly PageComponentRow[] = pageComponents;

type Row<Name> = Extract<(typeof pageComponents)[number], {readonly name: Name}>;
type Attributes<R> =
  | (R extends {readonly required: readonly (infer A)[]} ? A : never)
  | (R extends {readonly optional: readonly (infer A)[]} ? A : never);
type Props<C extends (props: never) => unknown> = Exclude<keyof Parameters<C>[0], 'children'>;

describe('components of pages', () => {
  it('have the attributes that their code accepts', () => {
    expectTypeOf<Attributes<Row<'Fact'>>>().toEqualTypeOf<Props<typeof Fact>>();
    expectTypeOf<Attributes<Row<'CookieTable'>>>().toEqualTypeOf<Props<typeof CookieTable>>();
    expectTypeOf<Attributes<Row<'GlossaryList'>>>().toEqualTypeOf<Props<typeof GlossaryList>>();
    expectTypeOf<Attributes<Row<'LogoSample'>>>().toEqualTypeOf<Props<typeof LogoSample>>();
    expectTypeOf<Attributes<Row<'QuickStartChoice'>>>().toEqualTypeOf<
      Props<typeof QuickStartChoice>
    >();
    expectTypeOf<Attributes<Row<'QuickStartFor'>>>().toEqualTypeOf<Props<typeof QuickStartFor>>();
    expectTypeOf<Attributes<Row<'QuickStartPart'>>>().toEqualTypeOf<Props<typeof QuickStartPart>>();
    expectTypeOf<Attributes<Row<'YourValues'>>>().toEqualTypeOf<Props<typeof YourValues>>();
    expectTypeOf<Attributes<Row<'SearchBy'>>>().toEqualTypeOf<Props<typeof SearchBy>>();
    expectTypeOf<Attributes<Row<'ServiceTable'>>>().toEqualTypeOf<Props<typeof ServiceTable>>();
  });

  it('without imports are those of the theme, except those that plugins write', () => {
    const provided =
      /export default \{\s*\.\.\.MDXComponents,(.*)\};/s.exec(
        readFileSync(path.join(root, 'src/theme/MDXComponents.tsx'), 'utf8'),
      )?.[1] ?? '';
    const names = [...provided.matchAll(/\b([A-Z]\w+)(?=,|\s*$)/g)]
      .map(([name]) => name)
      .filter(
        (name) =>
          !['HttpExample', 'HttpResponse', 'Sources', 'ScrollTable', 'HeaderCell'].includes(name),
      );
    expect(
      rows
        .filter(({from}) => from === undefined)
        .map(({name}) => name)
        .sort(),
    ).toEqual(names.sort());
  });

  it('with imports each have a row', () => {
    const imported = ['docs', 'blog', 'src/localised', 'src/pages', 'i18n'].flatMap((folder) =>
      readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.mdx'))
        .flatMap((file) => [
          ...readFileSync(path.join(root, folder, file), 'utf8').matchAll(
            /^import \{(\w+)\} from '(@site\/src\/features\/[^']+)';$/gm,
          ),
        ])
        .map(([, name, from]) => `${name} ${from}`),
    );
    const known = [...rows].map(({name, from}) => `${name} ${from ?? ''}`);
    expect(
      [...new Set(imported)].filter((one) => !known.includes(one) && !one.startsWith('Fact ')),
    ).toEqual([]);
  });
});

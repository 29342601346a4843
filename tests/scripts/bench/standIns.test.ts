import {describe, expect, it} from 'vitest';
import {
  findComponents,
  findSiteImports,
  toStandInComponents,
  toStandInModule,
} from '../../../scripts/bench/lib/standIns';

const page = `---
title: Glossary
---

import Tabs from '@theme/Tabs';
import {terms} from '@site/src/data/glossary/de';
import Imprint from '@site/src/pages/_imprint.mdx';
import {GlossaryList, type Entry as E} from '@site/src/features/citations/GlossaryList';
import Card, {CardTitle} from "@site/src/kit/Card.tsx";

See <Law id="ao" at="§ 146a" /> and <Term id="tse">TSE</Term>; <Law id="kassensichv" />.

<GlossaryList terms={terms} />
`;

describe('what a page needs', () => {
  it('names every component once', () => {
    expect(findComponents(page)).toEqual(['GlossaryList', 'Law', 'Term']);
  });

  it('lists imports from the site’s code, but not tables, pages or the theme', () => {
    expect(findSiteImports(page)).toEqual([
      {module: 'src/features/citations/GlossaryList', names: ['GlossaryList', 'Entry']},
      {module: 'src/kit/Card', names: ['default', 'CardTitle']},
    ]);
  });
});

describe('stand-ins', () => {
  it('export each name once', () => {
    const text = toStandInModule(['default', 'Fact', 'Fact']);
    expect(text.match(/^export .*$/gm)).toEqual([
      'export default StandIn;',
      'export const Fact = StandIn;',
    ]);
  });

  it('leave the theme’s own components as they are', () => {
    expect(toStandInComponents(['Details', 'Law'])).toContain(
      'export default {Details: StandIn, Law: StandIn, ...MDXComponents};',
    );
  });
});

import {expect, it} from 'vitest';
import {toErrorGuides} from '../../../src/model/openapi/errorGuides';

const setUp = `---
title: Set up
---

E_BUSY is named before any heading.

## When a step fails {/* #fails */}

- \`E_BUSY\` or \`E_PIN\`
`;
const handling = `## Two levels {/* #levels */}

\`E_BUSY\`, for example.

\`\`\`json
{"code": "E_EXAMPLE"}
\`\`\`

### \`409\`: read, then *decide* {/* #decide */}

| code | remedy |
|---|---|
| \`E_BUSY\` | wait |
| \`E_LATE\` | read |
| \`E_GONE\` | create |
`;

it('leads to the section that explains a code, in the guide that explains most of them', () => {
  const guides = toErrorGuides([
    {to: '/till/set-up', text: setUp},
    {to: '/till/errors', text: handling},
  ]);
  expect(guides.get('E_BUSY')).toEqual({
    to: '/till/errors#decide',
    title: '409: read, then decide',
    lang: 'en',
  });
  expect(guides.get('E_PIN')).toMatchObject({to: '/till/set-up#fails'});
  expect([...guides.keys()].sort()).toEqual(['E_BUSY', 'E_GONE', 'E_LATE', 'E_PIN']);
});

it('names the section in the language of the page, if it is translated', () => {
  const translation = {lang: 'de', text: '## Erst lesen {/* #decide */}\n'};
  const guides = toErrorGuides([{to: '/till/errors', text: handling, translation}]);
  expect(guides.get('E_LATE')).toMatchObject({title: 'Erst lesen', lang: 'de'});
  expect(
    toErrorGuides([{to: '/a', text: handling, translation: {lang: 'de', text: ''}}]).get('E_LATE'),
  ).toMatchObject({title: '409: read, then decide', lang: 'en'});
});

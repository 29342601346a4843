import path from 'node:path';
import {expect, it} from 'vitest';
import {parseFrontMatter} from '../../src/config/frontMatter';

it('keeps a product’s name on one line in the lead, but not in the title', async () => {
  const {frontMatter} = await parseFrontMatter({
    filePath: path.resolve(__dirname, '../../src/pages/conventions.mdx'),
    fileContent: '',
    defaultParseFrontMatter: async () =>
      Promise.resolve({
        content: '',
        frontMatter: {title: 'SIGN AT', description: 'How SIGN AT does it.'},
      }),
  });
  expect(frontMatter).toMatchObject({
    title: 'SIGN AT',
    description: 'How SIGN\u00A0AT does it.',
  });
});

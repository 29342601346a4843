import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import tellInPieces from '../../../plugins/lean-scripts/browserLoader.cjs';

it('makes the rendering that follows a transition', () => {
  const source = readFileSync(
    require.resolve('@docusaurus/core/lib/client/browserContext'),
    'utf8',
  );
  expect(tellInPieces.call({}, source)).toContain(
    'React.startTransition(() => setIsBrowser(true))',
  );
});

it('stops where Docusaurus tells pages in another way', () => {
  expect(() => tellInPieces.call({resourcePath: 'a.js'}, 'setBrowser()')).toThrow(
    'a.js no longer calls setIsBrowser.',
  );
});

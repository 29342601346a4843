import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {manifestIcons, toManifest} from '../../scripts/lib/icons';
import {site} from '../../src/data/site';

const root = path.resolve(__dirname, '../..');
const manifest = readFileSync(path.join(root, 'static/manifest.webmanifest'), 'utf8');
const {description} = JSON.parse(manifest) as {description: string};

describe('the web manifest', () => {
  it('matches the tables and tokens; if not, run "npm run icons"', () => {
    const css = readFileSync(path.join(root, 'src/kit/tokens.css'), 'utf8');
    expect(JSON.parse(manifest)).toEqual(
      JSON.parse(
        toManifest({name: `${site.name} ${site.title}`, shortName: site.name, description, css}),
      ),
    );
  });

  it.each([...manifestIcons, {file: 'apple-touch-icon.png', size: 180}])(
    'has $file in its size',
    ({file, size}) => {
      const png = readFileSync(path.join(root, 'static/img', file));
      expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        'PNG',
        size,
        size,
      ]);
    },
  );
});

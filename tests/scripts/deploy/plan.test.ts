import {describe, expect, it} from 'vitest';
import {parseHeaderRules} from '../../../scripts/lib/cdn/rules';
import {toHeadersFile} from '../../../scripts/lib/delivery/headers';
import {toBuildFile, type BuildFile} from '../../../scripts/lib/deploy/files';
import {emptyManifest, parseJournal, parseManifest, type Manifest} from '../../../scripts/lib/deploy/manifest';
import {planDeployment, toManifest, toUnsure, type Plan, type Probe, type Stored} from '../../../scripts/lib/deploy/plan';
import {toPlanLines} from '../../../scripts/lib/deploy/report';

const rules = parseHeaderRules(toHeadersFile({scriptHashes: [], connect: []}, ['/de/']));
const toFile = (path: string, content = path): BuildFile => toBuildFile(path, Buffer.from(content), rules);
const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

const files = ['_headers', 'a.html', 'a.md', 'assets/js/main.1.js', 'fonts/a.woff2', 'index.html', 'sitemap.xml'].map((path) => toFile(path));

/** The bucket as it is after a plan: what it listed, its manifest. */
function carryOut(plan: Plan, listed: ReadonlyMap<string, Stored>, now: Date): {listed: Map<string, Stored>; manifest: Manifest; journal: readonly string[]} {
  const after = new Map(listed);
  const etags = new Map<string, string>();
  for (const {file} of plan.steps.flatMap(({uploads}) => uploads)) {
    after.set(file.path, {size: file.size, etag: `"${file.sha256.slice(0, 8)}"`});
    etags.set(file.path, `"${file.sha256.slice(0, 8)}"`);
  }
  for (const {path} of plan.deletions) after.delete(path);
  return {listed: after, manifest: parseManifest(JSON.stringify(toManifest(plan, etags, now))), journal: []};
}

const empty = {listed: new Map<string, Stored>(), manifest: emptyManifest, journal: []};
const none = new Map<string, Probe>();
const plan = (given: Partial<Parameters<typeof planDeployment>[0]>): Plan =>
  planDeployment({files, bucket: empty, probes: none, now: day(1), graceDays: 7, ...given});
const toPaths = ({steps}: Plan): readonly string[] => steps.flatMap(({uploads}) => uploads.map(({file}) => file.path));
const deployed = carryOut(plan({}), empty.listed, day(1));

describe('planDeployment', () => {
  it('uploads what pages need, then pages, then what names them', () => {
    expect(plan({}).steps.map(({name, uploads}) => [name, ...uploads.map(({file}) => file.path)])).toEqual([
      ['assets', 'assets/js/main.1.js'],
      ['files', 'fonts/a.woff2'],
      ['new pages', 'a.html', 'a.md', 'index.html'],
      ['entry files', '_headers', 'sitemap.xml'],
    ]);
  });

  it('uploads nothing a second time', () => {
    const again = plan({bucket: deployed});
    expect([again.steps, again.same.length, again.left, again.deletions]).toEqual([[], files.length, [], []]);
    expect(toUnsure(files, deployed)).toEqual([]);
  });

  it('puts pages nobody links to yet before the pages that will', () => {
    const changed = [...files.filter(({path}) => path !== 'index.html'), toFile('index.html', '<a href=/b>'), toFile('b.html')];
    expect(plan({files: changed, bucket: deployed}).steps.map(({name, uploads}) => [name, ...uploads.map(({file}) => file.path)])).toEqual([
      ['new pages', 'b.html'],
      ['changed pages', 'index.html'],
    ]);
  });

  it.each([
    ['is lost', (listed: Map<string, Stored>) => void listed.delete('a.html')],
    ['has another size', (listed: Map<string, Stored>) => void listed.set('a.html', {size: 1, etag: '"x"'})],
    ['was replaced by something as long', (listed: Map<string, Stored>) => void listed.set('a.html', {size: 6, etag: '"other"'})],
  ])('uploads an object again that %s', (_, change) => {
    const listed = new Map(deployed.listed);
    change(listed);
    expect(toPaths(plan({bucket: {...deployed, listed}}))).toEqual(['a.html']);
  });

  it('uploads an object again when only its headers change', () => {
    const other = parseHeaderRules(
      '/*\n  Cache-Control: no-cache\n/fonts/*\n  Cache-Control: public, max-age=2592000\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
    const changed = files.map((file) => (file.path === 'a.html' ? toBuildFile('a.html', Buffer.from('a.html'), other) : file));
    expect(toPaths(plan({files: changed, bucket: deployed}))).toEqual(['a.html']);
  });

  it('asks objects the manifest does not know, and believes what they carry', () => {
    const bucket = {...deployed, manifest: emptyManifest};
    expect(toUnsure(files, bucket)).toEqual(files);
    const probes = new Map(files.map(({path, sha256, fingerprint}) => [path, {sha256, headers: path === 'a.md' ? 'others' : fingerprint}]));
    probes.delete('index.html');
    expect(toPaths(plan({bucket, probes}))).toEqual(['a.md', 'index.html']);
  });

  describe('files that left the build', () => {
    const fewer = files.filter(({path}) => path !== 'assets/js/main.1.js');

    it('are deleted when the grace since they left is over, and not before', () => {
      const left = plan({files: fewer, bucket: deployed, now: day(3)});
      expect(left.left.map(({path, until}) => [path, until])).toEqual([['assets/js/main.1.js', day(10)]]);
      const later = carryOut(left, deployed.listed, day(3));
      const still = plan({files: fewer, bucket: later, now: new Date(day(10).getTime() - 1)});
      expect([still.left.length, still.deletions]).toEqual([1, []]);
      const due = plan({files: fewer, bucket: later, now: day(10)});
      expect([due.left, due.deletions.map(({path}) => path)]).toEqual([[], ['assets/js/main.1.js']]);
      const after = carryOut(due, later.listed, day(10));
      expect(after.manifest.left).toEqual({});
      expect(after.listed.has('assets/js/main.1.js')).toBe(false);
    });

    it('are no longer due when they come back, and are not uploaded again', () => {
      const later = carryOut(plan({files: fewer, bucket: deployed, now: day(3)}), deployed.listed, day(3));
      const back = plan({bucket: later, now: day(20)});
      expect([back.steps, back.left, back.deletions]).toEqual([[], [], []]);
      const again = carryOut(back, later.listed, day(20));
      expect(plan({files: fewer, bucket: again, now: day(21)}).left.map(({until}) => until)).toEqual([day(28)]);
    });

    it('include what a deployment wrote that never ended; what nobody of ours wrote stays', () => {
      const listed = new Map([...deployed.listed, ['assets/js/broken.js', {size: 3, etag: '"b"'}], ['previews/1/index.html', {size: 3, etag: '"c"'}]] as const);
      const first = plan({bucket: {...deployed, listed, journal: ['assets/js/broken.js', 'assets/js/never-written.js']}, now: day(2)});
      expect(first.left.map(({path}) => path)).toEqual(['assets/js/broken.js']);
      expect(first.foreign).toEqual(['previews/1/index.html']);
      const later = carryOut(first, listed, day(2));
      const due = plan({bucket: later, now: day(9)});
      expect(due.deletions.map(({path}) => path)).toEqual(['assets/js/broken.js']);
      expect(due.foreign).toEqual(['previews/1/index.html']);
    });

    it('are forgotten where somebody deleted them', () => {
      const listed = new Map(deployed.listed);
      listed.delete('assets/js/main.1.js');
      const gone = plan({files: fewer, bucket: {...deployed, listed}});
      expect([gone.left, gone.deletions]).toEqual([[], []]);
    });
  });
});

describe('toPlanLines', () => {
  it('counts by kind, and names every file where that is wanted', () => {
    const changed = [...files.filter(({path}) => path !== 'a.html' && path !== 'fonts/a.woff2'), toFile('a.html', 'changed'), toFile('b.html')];
    expect(toPlanLines(plan({files: changed, bucket: deployed, now: day(2)}), {isDry: true, isListed: true}).join('\n')).toMatchInlineSnapshot(`
      "|             |        new |   replaced |  unchanged |
      | ----------- | ---------: | ---------: | ---------: |
      | assets      |          – |          – | 1 (0.0 kB) |
      | files       |          – |          – |          – |
      | pages       | 1 (0.0 kB) | 1 (0.0 kB) | 2 (0.0 kB) |
      | entry files |          – |          – | 2 (0.0 kB) |
      | all         | 1 (0.0 kB) | 1 (0.0 kB) | 5 (0.1 kB) |
      Left the build: 1 (0.0 kB) kept, – due to be deleted
        new      b.html (new pages)
        replaced a.html (changed pages)
        same     _headers
        same     a.md
        same     assets/js/main.1.js
        same     index.html
        same     sitemap.xml
        kept     fonts/a.woff2 (until 2026-11-09)
      Nothing was written."
    `);
  });

  it('tells when the rules of the CDN change', () => {
    const changed = files.map((file) => (file.path === '_headers' ? toFile('_headers', '/*') : file));
    const note = '_headers or _redirects changed';
    expect(toPlanLines(plan({files: changed, bucket: deployed}), {isDry: false, isListed: false}).join('\n')).toContain(note);
    expect(toPlanLines(plan({bucket: deployed}), {isDry: false, isListed: false}).join('\n')).not.toContain(note);
  });
});

describe('parseManifest', () => {
  it.each(['', '<html>', '[]', 'null', '{"format":2,"files":{},"left":{}}', '{"format":1,"files":{"a":{}},"left":{}}', '{"format":1,"files":{}}'])(
    'refuses %s and says what to do',
    (text) =>
      expect(() => parseManifest(text)).toThrow(
        '.deployment.json in the bucket is damaged, or the store answers something else in its place. If it is damaged, delete it',
      ),
  );

  it('refuses a journal that is none', () => {
    expect(parseJournal('{"paths":["a"]}')).toEqual(['a']);
    expect(() => parseJournal('{"paths":[1]}')).toThrow('.deployment-journal.json in the bucket is damaged');
  });
});

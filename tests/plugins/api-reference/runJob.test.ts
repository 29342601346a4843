import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {pageFiles, type RenderJob} from '../../../plugins/api-reference/job';
import {fillMarks} from '../../../plugins/api-reference/marks';
import {toJob as toJobOfPlan, toPlan} from '../../../plugins/api-reference/plan';
import {toRedocPatches} from '../../../plugins/api-reference/redocPatches';
import {runJob} from '../../../plugins/api-reference/runJob';
import {toApiReferenceOptions} from '../../../src/config/apiReference';
import {redocLabels} from '../../../src/data/redocLabels';

const folder = mkdtempSync(path.join(tmpdir(), 'job-'));
const toItem = (key: string, text: string): RenderJob['items'][number] => {
  const entry = path.join(folder, `${key}.yaml`);
  writeFileSync(entry, text);
  return {
    key,
    entry,
    sections: {},
    specFolder: path.join(folder, key, 'spec'),
    pageFolder: path.join(folder, key, 'page'),
  };
};
const toDocument = (paths: string): string =>
  `openapi: 3.1.0\ninfo: {title: Till, version: '1'}\nservers: [{url: https://till.example}]\npaths: ${paths}\n`;
const toJob = (items: RenderJob['items']): RenderJob => ({
  items,
  partsFolder: folder,
  labels: redocLabels.en,
  patches: toRedocPatches(redocLabels.en, {
    colourShim: path.resolve('plugins/api-reference/colourShim.cjs'),
    sanitizer: path.resolve('plugins/api-reference/render/sanitizer.ts'),
    expandAll: path.resolve('plugins/api-reference/browser/ExpandAll.tsx'),
  }),
  viewer: {
    scrollYOffset: 60,
    onlyRequiredInSamples: true,
    expandSingleSchemaField: true,
    menuToggle: true,
    disableSearch: true,
    expandResponses: '200',
    schemasExpansionLevel: 0,
    theme: {},
  },
  codeLanguages: [],
  apiUrls: {},
  siteOrigin: 'https://portal.example',
  baseUrl: '/',
});
const good = toDocument("{/a: {get: {responses: {'200': {description: Yes.}}}}}");

it('renders the other items if one fails', {timeout: 60_000}, async () => {
  const failures = await runJob(
    toJob([toItem('bad', 'openapi: 3.0.0\n'), toItem('good', good)]),
    path.join(folder, 'job.json'),
  );
  expect(failures.map(({key}) => key)).toEqual(['bad']);
  expect(failures[0]?.fault).toContain('is not an OpenAPI 3.1 document');
});

it(
  'gives the same page from marks as from the words of a language',
  {timeout: 60_000},
  async () => {
    const options = toApiReferenceOptions();
    const site = {
      siteDir: path.resolve('.'),
      url: 'https://developer.bonarium.example',
      siteBaseUrl: '/',
      baseUrl: '/fr/',
      locale: 'fr',
    };
    const row = options.apis.find(({id, latest}) => id === 'kassensichv' && latest);
    const [planned] = toPlan(options, site).filter(({api}) => api === row);
    const labels = redocLabels.fr;
    const inPlace = (name: string): RenderJob['items'][number] => ({
      ...planned!,
      specFolder: path.join(folder, 'both'),
      pageFolder: path.join(folder, name),
    });
    const job = toJobOfPlan(options, site, [inPlace('marks')]);
    const modules = {
      colourShim: path.resolve('plugins/api-reference/colourShim.cjs'),
      sanitizer: path.resolve('plugins/api-reference/render/sanitizer.ts'),
      expandAll: path.resolve('plugins/api-reference/browser/ExpandAll.tsx'),
    };
    const inWords = {
      ...job,
      items: [inPlace('words')],
      labels,
      patches: toRedocPatches(labels, modules),
      baseUrl: site.baseUrl,
    };
    expect(await runJob(job, path.join(folder, 'marks.json'))).toEqual([]);
    expect(await runJob(inWords, path.join(folder, 'words.json'))).toEqual([]);
    const read = (name: string, file: string): string =>
      readFileSync(path.join(folder, name, file), 'utf8');
    const words = read('words', pageFiles.html);
    expect(words).toContain(labels.own.copy);
    expect(fillMarks(read('marks', pageFiles.html), labels, site.baseUrl)).toBe(words);
    expect(read('marks', pageFiles.data)).toBe(read('words', pageFiles.data));
  },
);

it('names each item that takes too long, and stops', {timeout: 60_000}, async () => {
  const failures = await runJob(
    toJob([toItem('one', good), toItem('two', good)]),
    path.join(folder, 'slow.json'),
    {timeout: 50},
  );
  expect(failures.map(({key, fault}) => [key, fault])).toEqual([
    ['one', 'rendering it takes more than 0.05 s, or more memory than there is'],
    ['two', 'rendering it takes more than 0.05 s, or more memory than there is'],
  ]);
});

it('throws when the renderer itself is broken', {timeout: 60_000}, async () => {
  const job = {
    ...toJob([toItem('any', good)]),
    patches: [{find: 'words that Redoc does not have', replace: ''}],
  };
  await expect(runJob(job, path.join(folder, 'broken.json'))).rejects.toThrow(
    "1 literals no longer occur in Redoc's bundle.",
  );
});

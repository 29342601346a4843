import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');

/**
 * Guides that promise no procedure: their titles ask for a list, a picture, a decision or an
 * explanation. All others have to begin with what the reader does.
 */
const others = new Set([
  // Code lists, data sheets, limits, glossaries and pages to print.
  'docs/bonariumreceipt/guides/one-pager.mdx',
  'docs/dsfinvk/additional_resources.mdx',
  'docs/dsfinvk/endpoints.mdx',
  'docs/dsfinvk/key_characteristics.mdx',
  'docs/dsfinvk/process_types_business_transaction_types.mdx',
  'docs/safe/glossary.mdx',
  'docs/sign-at/glossary.mdx',
  'docs/sign-de/clients-and-limits.mdx',
  'docs/sign-de/process-data.mdx',
  'docs/sign-de/variables.mdx',
  'docs/sign-es/glosario.mdx',
  'docs/sign-fr/functional_coverage.mdx',
  'docs/sign-fr/glossary.mdx',
  'docs/sign-it/glossary.mdx',
  'src/localised/de/docs/glossar.mdx',
  'src/localised/de/docs/technisch.mdx',
  'src/localised/en/docs/glossary.mdx',
  'src/localised/en/docs/postman/v2-environment.mdx',
  'src/localised/en/docs/postman/variables.mdx',
  'src/localised/en/docs/technical-details.mdx',
  // What a receipt must show.
  'docs/sign-at/receipt_data.mdx',
  'docs/sign-de/qr-code-validation.mdx',
  'docs/sign-de/receipt-data.mdx',
  'docs/sign-es/conformidad_facturas.mdx',
  'docs/sign-es/invoicecompliance.mdx',
  'docs/sign-es/invoicecompliance_verifactu.mdx',
  'docs/sign-es/recibo_digital.mdx',
  'docs/sign-it/receipt_compliance.mdx',
  // Duties, decisions and worked cases.
  'docs/safe/compliance-and-legal-basis.mdx',
  'docs/safe/safe-vs-safe-flex.mdx',
  'docs/sign-at/receipt-types.mdx',
  'docs/sign-de/dashboard.mdx',
  'docs/sign-es/certificado_dispositivo_opcional.mdx',
  'docs/sign-es/introduccion.mdx',
  'docs/sign-es/responsibility_declaration.mdx',
  'docs/sign-fr/introduction.mdx',
  'docs/sign-fr/isca_requirements.mdx',
  'src/localised/de/docs/guides/haendler-szenario.mdx',
  // How something works.
  'docs/sign-at/turnover-counter.mdx',
  'docs/sign-de/api-v2.mdx',
  'docs/sign-de/certificates-and-algorithms.mdx',
  'docs/sign-de/technical-details.mdx',
  'docs/sign-de/tss-lifecycle.mdx',
  'docs/sign-fr/core_functionalities.mdx',
  'docs/sign-it/entity_system_states_and_modes.mdx',
  'docs/sign-it/record_states_and_modes.mdx',
  'docs/submission/submission_files.mdx',
  'src/localised/de/docs/zertifizierung.mdx',
  'src/localised/en/docs/certification.mdx',
  'src/localised/en/docs/guides/api-v2.mdx',
]);

const guides = ['docs', 'src/localised/de/docs', 'src/localised/en/docs'].flatMap((folder) =>
  readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
);
const procedures = guides.filter((file) => !others.has(file));

/** Code, numbered steps, a table of numbered steps, a runbook or a decision tree. */
const start = /^(?:```|1\. |\| (?:Step|No\.|N\.º|Paso|Schritt|Nr\.) \||<Runbook|<DecisionTree)/;

it('calls nobody just "you" in a runbook, because the cashier and the merchant read it, too', () => {
  const translated = 'i18n/de/docusaurus-plugin-content-docs/current';
  const vague = guides
    .flatMap((file) => [file, file.replace(/^docs/, translated)])
    .filter((file) => existsSync(path.join(root, file)))
    .filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const [, runbook = ''] = /<Runbook>([\s\S]*?)<\/Runbook>/.exec(text) ?? [];
      return /^(?:\*\*(?:You|Sie)\*\*|\| (?:You|Sie) \|)/m.test(runbook);
    });
  expect(vague).toEqual([]);
});

/** What a reader sees before the procedure. */
function readBefore(file: string): {words: number; pictures: number} {
  const [, , body = ''] = readFileSync(path.join(root, file), 'utf8').split(/^---\n/m);
  const lines = body.split('\n').filter((line) => !line.startsWith('import '));
  const first = lines.findIndex((line) => start.test(line));
  const before = first < 0 ? lines : lines.slice(0, first);
  return {
    words: before
      .join(' ')
      .replace(/<[^>]*>|\{\/\*.*?\*\/\}|[|#]|---/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
    pictures: before.filter((line) => /^<(?:Sequence|StateMachine|DataTable)/.test(line)).length,
  };
}

// A text column of 1,440 pixels shows a title, a lead and about 100 words on the first screen of
// 900 pixels, and about 230 words on one and a half screens. A picture takes most of a screen.
describe('a guide that promises a procedure', () => {
  it.each(procedures)('%s begins it within one and a half screens', (file) => {
    const {words, pictures} = readBefore(file);
    expect(words).toBeLessThanOrEqual(230);
    expect(pictures).toBe(0);
  });

  it('usually begins it on the first screen', () => {
    const words = procedures.map((file) => readBefore(file).words).sort((a, b) => a - b);
    expect(words[Math.floor(words.length / 2)]).toBeLessThanOrEqual(100);
  });

  it('is every guide that no list names', () => {
    expect([...others].filter((file) => !guides.includes(file))).toEqual([]);
  });
});

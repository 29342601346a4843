import {describe, expect, it} from 'vitest';
import {readPage} from '../../../plugins/translations/readPage';
import {terms} from '../../../src/data/glossary/all';
import type {LocaleId} from '../../../src/data/locales';
import {translatedTerms} from '../../../src/data/terms/all';
import {findGlossProblems, toGlossedTerms} from '../../../src/model/translation/gloss';

async function find(language: LocaleId, text: string): Promise<readonly string[]> {
  const {blocks} = await readPage('docs/page.mdx', text, language);
  const glossed = toGlossedTerms(language, terms, translatedTerms);
  return findGlossProblems(blocks, glossed).map(({line, message}) => `${line}: ${message}`);
}

describe('a term of another language', () => {
  it('is explained at its first use, with the word to write', async () => {
    expect(
      await find('en', 'Text.\n\nPrint the *huella*.\n\nThe *huella* (hash) is short.'),
    ).toEqual([
      '3: "huella" isn\'t explained at its first use. Write "hash (huella)" or <Term id="huella">huella</Term>.',
    ]);
    expect(await find('de', 'Drucken Sie *documenti commerciali*.')).toEqual([
      '1: "documenti commerciali" isn\'t explained at its first use. Write "Handelsbeleg (documenti commerciali)" or <Term id="documento-commerciale">documenti commerciali</Term>.',
    ]);
    expect(await find('de', 'Öffnen Sie *Fatture e Corrispettivi*.')).toEqual([
      '1: "Fatture e Corrispettivi" isn\'t explained at its first use. Write <Term id="fatture-e-corrispettivi">Fatture e Corrispettivi</Term>.',
    ]);
  });

  it.each([
    ['en', 'The <Term id="huella">huella</Term> is short. Print the huella.'],
    ['en', 'The hash, in Spain the *huella*, is short.'],
    ['en', 'The fingerprint (*huella*) is short.'],
    ['en', 'Print *Sicherheitseinrichtung ausgefallen* (security device out of order).'],
    ['de', 'Der Handelsbeleg (*documento commerciale*) trägt eine Nummer.'],
    ['de', 'Die Sicherheitseinrichtung ist ausgefallen.'],
    ['es', 'La huella es corta.'],
    ['fr', 'Le document commercial (*documento commerciale*).'],
  ] as const)('is explained in %s: %s', async (language, text) => {
    expect(await find(language, text)).toEqual([]);
  });

  it('isn’t used in headings, titles, links, code and quotations', async () => {
    const text = [
      '---\ntitle: The huella\n---',
      '## Huella {/* #huella */}',
      '[The huella](./huella.mdx) is in `huella`.',
      '> Su factura lleva una huella.',
      '*Su factura lleva una huella y un código.*',
      '```text\nhuella\n```',
    ].join('\n\n');
    expect(await find('en', text)).toEqual([]);
  });

  it('may be part of a longer term', async () => {
    expect(await find('en', 'The *Technische Sicherheitseinrichtung* (TSE) signs.')).toEqual([]);
  });

  it('needs no explanation on a glossary', async () => {
    expect(await find('en', 'The *huella*.\n\n<GlossaryList terms={[]} />')).toEqual([]);
  });
});

describe('an abbreviation', () => {
  it('is explained at its first use, also in the language of its law', async () => {
    expect(await find('de', 'Die TSE signiert.')).toEqual([
      '1: "TSE" isn\'t explained at its first use. Write "Technische Sicherheitseinrichtung (TSE)" or <Term id="tss">TSE</Term>.',
    ]);
    expect(await find('en', 'The TSS signs.')).toEqual([
      '1: "TSS" isn\'t explained at its first use. Write "technical security system (TSS)" or <Term id="tss">TSS</Term>.',
    ]);
  });

  it('may follow its full form', async () => {
    expect(
      await find('de', 'Die Technische Sicherheitseinrichtung signiert.\n\nDie TSE antwortet.'),
    ).toEqual([]);
    expect(await find('en', 'Under TicketBAI, print the TBAI identifier.')).toEqual([]);
  });

  it('needs no explanation if it is the word of the language, a name or ambiguous', async () => {
    expect(await find('es', 'La AEAT responde.')).toEqual([]);
    expect(await find('en', 'Use ELSTER. Send a CSV file and a PEM text.')).toEqual([]);
  });
});

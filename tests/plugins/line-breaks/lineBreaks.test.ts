import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import lineBreaks from '../../../plugins/line-breaks';
import {keepTogether} from '../../../src/model/content/keepTogether';
import {
  isWhole,
  keepSection,
  toBreakable,
  toIndentation,
  toNameParts,
  toPathParts,
  toSentenceParts,
  toShortWords,
} from '../../../src/model/content/lineBreaks';

const toScript = async (text: string): Promise<string> =>
  String(await compile(text, {jsx: true, remarkPlugins: [remarkGfm, lineBreaks]}));

describe('long code', () => {
  it('has parts that end in an underscore or a caret', () => {
    expect(toBreakable('Beleg^75.33_7.99_0.00_0.00')).toEqual([
      'Beleg^',
      '75.33_',
      '7.99_',
      '0.00_',
      '0.00',
    ]);
    expect(toBreakable('E_TSS_DEFECTIVE')).toEqual(['E_TSS_DEFECTIVE']);
    expect(toBreakable('signature__and_its_counter_')).toEqual([
      'signature__',
      'and_its_',
      'counter_',
    ]);
  });

  it('breaks after the slashes of a path, and in its long segments', () => {
    expect(toBreakable('PUT /tss/{tss_id}/tx/{tx_id_or_number}')).toEqual([
      'PUT /tss/',
      '{tss_id}/',
      'tx/',
      '{tx_id_',
      'or_number}',
    ]);
  });

  it('has no short part that would stand alone at the end of a line', () => {
    expect(toBreakable('E_SYSTEM_NOT_OPERATIVE')).toEqual(['E_SYSTEM_', 'NOT_OPERATIVE']);
  });

  it('may break between its parts in tables, and in a sentence if a phone must break it', async () => {
    const code = '`Beleg^75.33_7.99_0.00_0.00`';
    const long = await toScript('`GET /cash_point_closings/{closing_id}/reports`');
    expect(long).toContain('{"{closing_id}/"}<wbr />');
    const script = await toScript(`${code}\n\n| Text |\n|---|\n| ${code} |\n`);
    // As elements of their own, which no component replaces.
    expect(script).toContain('<code>{"Beleg^"}<wbr />{"75.33_"}<wbr />');
    expect(script.match(/<wbr/g)).toHaveLength(4);
    expect(script).toContain('{"Beleg^75.33_7.99_0.00_0.00"}');
  });
});

describe('short code', () => {
  it('doesn’t break at a hyphen or space, in sentences and tables', async () => {
    const script = await toScript('`Retry-After`, `next`\n\n| Text |\n|---|\n| `POST /auth` |\n');
    expect(script).toContain('<code className="whole">{"Retry-After"}</code>');
    expect(script).toContain('<code className="whole">{"POST /auth"}</code>');
    expect(script).toContain('<_components.code>{"next"}</_components.code>');
  });

  it('stays whole in a sentence up to the width of a phone, but not in a table', async () => {
    const call = 'PATCH /records/{record_id}';
    const script = await toScript(`\`${call}\`\n\n| Text |\n|---|\n| \`${call}\` |\n`);
    expect(script).toContain(`<code className="whole">{"${call}"}</code>`);
    expect(script).toContain('{"PATCH /records/"}<wbr />{"{record_id}"}');
  });
});

describe('a method with a path, or a name with a hyphen,', () => {
  it.each([
    ['POST /auth', true],
    ['GET /cash_registers/{id}', false],
    ['GET /cash_registers', true],
    ['PUT /tss/{tss_id}/tx', true],
    ['POST /auth (key)', false],
    ['application/json', false],
    ['X-Idempotency-Key', true],
    ['Kassenbeleg-V1', true],
    ['2026-11-20T09:58:20+01:00', true],
    ['2025-08-12', true],
    ['PATCH …/metadata', true],
    ['client_id', false],
    ['X-Api-Version: 2025-08-12', false],
  ])('is kept whole in %s: %s', (code, expected) => {
    expect(isWhole(code)).toBe(expected);
  });
});

describe('the head of a column', () => {
  it('may break if it is long', async () => {
    const script = await toScript(
      '| Ticket T-000002 | What to do if it is `LOCKED` |\n|---|---|\n',
    );
    expect(script.match(/<_components\.th( [^>]*)?>/g)).toEqual([
      '<_components.th>',
      '<_components.th data-long="">',
    ]);
  });
});

describe('tables of two columns with the same heads', () => {
  const toTable = (head: string, cell: string): string =>
    `| For what | ${head} |\n|---|---|\n| a receipt | ${cell} |\n\n`;
  const long = 'Finanzstrafgesetz Kassensicherungsverordnung';
  const toTags = async (text: string): Promise<readonly string[]> =>
    (await toScript(text)).match(/<_components\.table( [^>]*)?>/g) ?? [];
  const [plain, cards] = ['<_components.table>', '<_components.table data-cards="">'];

  it('are all cards on phones if one of them is', async () => {
    const tables = toTable('Fine', '€5,000') + toTable('Fine', long);
    expect(await toTags(tables)).toEqual([cards, cards]);
    expect(await toTags(tables + toTable('Country', 'Austria'))).toEqual([cards, cards, plain]);
  });

  it('are all cards if one of them is a table of facts that is', async () => {
    const toFacts = (text: string): string =>
      `<DataTable json='${JSON.stringify({columns: [{label: 'For what'}, {label: 'Fine'}], rows: [['a receipt', text]]})}' />\n\n`;
    const facts = await toScript(toFacts(long) + toFacts('€5,000') + toTable('Fine', '€5,000'));
    expect(facts.match(/<DataTable [^]*? cards="" \/>/g)).toHaveLength(2);
    expect(facts).toContain(cards);
    expect(await toScript(toFacts('€5,000') + toFacts('€10'))).not.toContain('cards');
  });

  it('are measured by terms, but not by comments', async () => {
    const term = `<Term text="${long.replace(' ', '')}" />`;
    const tables = toTable('Fine', '€5,000') + toTable('Fine', term);
    expect(await toTags(tables)).toEqual([cards, cards]);
    const comment = `€5,000 {/* ${long} */}`;
    const short = toTable('Fine', comment) + toTable('Fine', comment);
    expect(await toTags(short)).toEqual([plain, plain]);
  });

  it('stay tables if all fit', async () => {
    const tables = toTable('Fine', '€5,000') + toTable('Fine', '€25,000');
    expect(await toTags(tables)).toEqual([plain, plain]);
    expect(await toTags(toTable('Fine', long))).toEqual([plain]);
  });
});

describe('a product’s name or an amount', () => {
  it('stays on one line, in sentences and tables', async () => {
    expect(keepTogether('SIGN DE waits 5 seconds, SUBMIT 5')).toBe(
      'SIGN\u00a0DE waits 5\u00a0seconds, SUBMIT 5',
    );
    const script = await toScript('## SIGN AT\n\nSIGN DE\n\n| Text |\n|---|\n| 30 min |\n');
    for (const text of ['SIGN\u00a0AT', 'SIGN\u00a0DE', '30\u00a0min'])
      expect(script).toContain(text);
  });

  it.each([
    'SIGN\u00a0IT\u00a0local',
    'RECEIPT\u00a0v1',
    '17\u00a0September',
    '17.\u00a0März',
    '17\u00a0de septiembre',
    '1er\u00a0janvier',
  ])('keeps %s on one line', (text) => {
    expect(keepTogether(text.replaceAll('\u00a0', ' '))).toBe(text);
  });

  it.each(['3 support cases', 'SIGN Desk', '5 minimums'])('leaves %s as it is', (text) => {
    expect(keepTogether(text)).toBe(text);
  });
});

describe('a path', () => {
  it.each([
    ['/tss/{tss_id}/client', ['/tss/', '{tss_id}/', 'client']],
    ['https://portal.example/api/v2', ['https://portal.example/', 'api/', 'v2']],
    ['/receipts/ HTTP/1.1', ['/receipts/', ' HTTP/1.1']],
    ['/', ['/']],
  ])('breaks after the slashes in %s', (path, parts) => {
    expect(toPathParts(path)).toEqual(parts);
  });
});

describe('a line of code', () => {
  it('begins behind its spaces', () => {
    expect(['  "a": 1', 'b', '', '   '].map(toIndentation)).toEqual([2, 0, 0, 3]);
  });
});

describe('a citation', () => {
  it('keeps the sign of a section with its number', () => {
    expect(keepSection('§ 146a (4) AO, §§ 10 and Art. 5')).toBe(
      '§\u00a0146a (4) AO, §§\u00a010 and Art.\u00a05',
    );
  });

  it('keeps the number of an act with its kind', () => {
    expect(keepSection('Ley 58/2003, art. 201 bis; D.Lgs. 471/1997')).toBe(
      'Ley\u00a058/2003, art.\u00a0201 bis; D.Lgs.\u00a0471/1997',
    );
    expect(keepSection('Ordinance 12/2024')).toBe('Ordinance 12/2024');
  });

  it('keeps its short words with hyphens whole', () => {
    expect(toShortWords('BSI TR-03153-1, 4.2')).toEqual(['BSI ', 'TR-03153-1,', ' 4.2']);
    expect(toShortWords('apdos. 1.a–e, 4')).toEqual(['apdos. ', '1.a–e,', ' 4']);
    expect(toShortWords('BOI-TVA-DECLA-30-10-30, § 1 AO')).toEqual([
      'BOI-TVA-DECLA-30-10-30, § 1 AO',
    ]);
  });
});

describe('the name of a field', () => {
  it.each([
    ['productNumber', ['product', 'Number']],
    ['ser_cert.pem', ['ser_', 'cert.', 'pem']],
    ['Beleg-Datum-Uhrzeit', ['Beleg-', 'Datum-', 'Uhrzeit']],
    ['IDVersion', ['IDVersion']],
    ['[1].chainValue', ['[', '1].', 'chain', 'Value']],
    ['query, integer', ['query, integer']],
  ])('breaks between the words of %s', (name, parts) => {
    expect(toNameParts(name)).toEqual(parts);
  });
});

describe('a sentence', () => {
  it('breaks inside its long names only', () => {
    expect(
      toSentenceParts('No hash covers documents[].lines[].productNumber, mainVatRate.'),
    ).toEqual([
      'No hash covers ',
      'documents[].',
      'lines[].',
      'product',
      'Number,',
      ' mainVatRate.',
    ]);
  });
});

import {describe, expect, it} from 'vitest';
import {pageRanks, toOutlines, toRecords} from '../../../src/model/search/outline';
import {createAsk, page, section, toUrls} from './support';

const guide = page('/sign-de/introduction', 'Sign receipts in Germany', [
  section('Outage', [
    'When the TSS cannot be reached, go on selling with receipts that show the outage.',
  ]),
  section('Register the till', [
    'The serial number is printed on every receipt.',
    'PUT /tss/{tss_id}/client/{client_id} with the serial number.',
  ]),
  section('What to store', [
    'Keep the till records ten years, also after an outage of the network.',
  ]),
]);
const reference = page(
  '/api/kassensichv/v2',
  'SIGN DE v2',
  [
    section('E_TX_UPSERT', ['409. The revision is not the next one.'], 'section/Errors', 3),
    section(
      'Create a TSS',
      ['PUT /tss/{tss_id} createTss', 'Creates a technical security system.'],
      'tag/TSS/operation/createTss',
      3,
    ),
    section(
      'Register a till',
      ['PUT /tss/{tss_id}/client/{client_id} createClient', 'Registers a till.'],
      'tag/Clients/operation/createClient',
      3,
    ),
  ],
  {rank: pageRanks.reference, tag: 'default', version: 'v2', group: 'SIGN DE API'},
);
const older = page('/api/kassensichv/v1', 'SIGN DE v1', reference.sections.slice(1), {
  rank: pageRanks.replaced,
  tag: 'default',
  version: 'v1',
  group: 'SIGN DE API',
});
const ask = await createAsk([older, guide, reference]);

describe('ranking', () => {
  it.each([
    ['outage', '/sign-de/introduction#outage'],
    ['outages', '/sign-de/introduction#outage'],
    ['outge', '/sign-de/introduction#outage'],
    ['outa', '/sign-de/introduction#outage'],
    ['createTss', '/api/kassensichv/v2#tag/TSS/operation/createTss'],
    ['createtss', '/api/kassensichv/v2#tag/TSS/operation/createTss'],
    [
      'PUT /tss/{tss_id}/client/{client_id}',
      '/api/kassensichv/v2#tag/Clients/operation/createClient',
    ],
    ['E_TX_UPSERT', '/api/kassensichv/v2#section/Errors'],
    ['e_tx_ups', '/api/kassensichv/v2#section/Errors'],
    ['what do I store after an outage?', '/sign-de/introduction#what-to-store'],
    ['germany', '/sign-de/introduction'],
  ])('%s', async (query, url) => {
    expect(toUrls(await ask(query))[0]).toBe(url);
  });

  it('ranks headings before texts, and replaced versions last', async () => {
    expect(toUrls(await ask('register till'))).toEqual([
      '/sign-de/introduction#register-the-till',
      '/api/kassensichv/v2#tag/Clients/operation/createClient',
      '/api/kassensichv/v1#tag/Clients/operation/createClient',
    ]);
  });

  it.each([
    ['verifactu', 'verifactu'],
    ['veri*factu', 'verifactu'],
    ['ticketbai', 'ticketbai'],
    ['ticktbai', 'ticketbai'],
  ])(
    'ranks the heading that equals the query first, despite punctuation or a typo: %s',
    async (query, anchor) => {
      const ask = await createAsk([
        page('/storage', 'Storage of TicketBAI files'),
        page('/records', 'Records under Veri*factu', [
          section('No Veri*factu', [], 'no-verifactu'),
        ]),
        page(
          '/glossary',
          'Terms',
          [section('VERI*FACTU', [], 'verifactu'), section('TicketBAI (TBAI)', [], 'ticketbai')],
          {rank: pageRanks.glossary},
        ),
      ]);
      expect(toUrls(await ask(query))[0]).toBe(`/glossary#${anchor}`);
    },
  );

  it('takes each name of a term for the term, and marks the one asked for', async () => {
    const ask = await createAsk([
      page('/closings', 'Closings', [section('Clôture of the day', [], 'clôture')]),
      page('/glossary', 'Terms', [section('closing · clôture', [], 'closing')], {
        rank: pageRanks.glossary,
      }),
    ]);
    const [first] = (await ask('clôture')).hits;
    expect(first?.url).toBe('/glossary#closing');
    expect(first?._highlightResult.hierarchy.lvl2?.value).toMatch(
      /^closing · <\w+>clôture<\/\w+>$/,
    );
  });

  it('takes the short form of a term for the term', async () => {
    const term = 'technical security system · Technische Sicherheitseinrichtung (TSE)';
    const ask = await createAsk([
      page('/files', 'Files', [section('tse.csv', ['One row for each TSE.'], 'tse')]),
      page('/glossary', 'Terms', [section(term, [], 'tss')], {rank: pageRanks.glossary}),
    ]);
    expect(toUrls(await ask('TSE'))[0]).toBe('/glossary#tss');
  });

  it.each([
    ['fr', '/fr'],
    ['it', '/it'],
    ['en', '/it'],
  ])('decides between equals by the country of readers in %s', async (locale, expected) => {
    const ask = await createAsk(
      ['it', 'fr'].map((country) =>
        page(`/${country}`, 'Archive', [], {countries: [country], language: 'en'}),
      ),
      locale,
    );
    expect(toUrls(await ask('archive'))[0]).toBe(expected);
  });

  it('counts Austria among the countries of readers in German', async () => {
    const ask = await createAsk(
      ['es', 'at'].map((country) => page(`/${country}`, 'Archive', [], {countries: [country]})),
      'de',
    );
    expect(toUrls(await ask('archive'))[0]).toBe('/at');
  });

  it('ranks guides about a subject above sections named like it, and above news', async () => {
    const ask = await createAsk([
      page('/news', 'Export is faster', [], {rank: pageRanks.news}),
      page('/demo', 'Run the demo', [section('Export', ['Export the archive.'], 'export')]),
      page('/archive', 'Export the archive of the TSS'),
    ]);
    expect(toUrls(await ask('export'))).toEqual(['/archive', '/demo#export', '/news']);
  });

  it.each([
    ['FinanzOnlline access', '/austria#access'],
    // `Closing` is a German word of its own there, and the stem of the English one is another.
    ['cloisng day', '/day#closing'],
  ])('finds a misspelled name and all its forms: %s', async (query, url) => {
    const ask = await createAsk(
      [
        page('/finance', 'Finance', [
          section('Access to the store'),
          section('Finanz, a word in a name'),
        ]),
        page('/austria', 'Austria', [section('Access to FinanzOnline', [], 'access')]),
        page('/day', 'Days', [section('Closing the day', [], 'closing')]),
        page('/de/tage', 'Tage', [section('Closing')], {language: 'de'}),
      ],
      'de',
    );
    expect(toUrls(await ask(query))[0]).toBe(url);
  });

  it.each(['SIGN ES empiezo', 'empiezo con sign es'])(
    'treats the second word of a product as a name: %s',
    async (query) => {
      const rows = [{en: 'getting started', de: '', es: 'empiezo', it: '', fr: ''}];
      const ask = await createAsk(
        [
          page('/sign-de/start', 'Getting started with SIGN DE'),
          page('/sign-es/start', 'Getting started with SIGN ES', [], {group: 'SIGN ES'}),
          page('/sign-es/inicio', 'Lo que es', [section('Cómo es', ['Esto es todo.'])], {
            language: 'es',
            group: 'SIGN ES',
          }),
        ],
        'es',
        rows,
      );
      expect(toUrls(await ask(query))[0]).toBe('/sign-es/start');
    },
  );

  it('matches the rarer words if no text contains all', async () => {
    expect(toUrls(await ask('outage serial zebra'))).not.toEqual([]);
  });

  it.each([
    ['E_TX_CONFLICT', 'E_TX_UPSERT or <em>E_TX_CONFLICT</em>'],
    ['e_tx_conflict', 'E_TX_UPSERT or <em>E_TX_CONFLICT</em>'],
    ['TX_CONFLICT', '<em>E_TX_UPSERT</em> or <em>E_TX_CONFLICT</em>'],
  ])('marks another code only for a part of an unknown one: %s', async (query, marked) => {
    const ask = await createAsk([
      page('/errors', 'Errors', [section('Replies', ['E_TX_UPSERT or E_TX_CONFLICT'])]),
    ]);
    expect((await ask(query)).hits[0]?._snippetResult.content?.value).toBe(marked);
  });

  it('counts the words of parent headings as words of the section', async () => {
    expect(toUrls(await ask('germany serial number'))[0]).toBe(
      '/sign-de/introduction#register-the-till',
    );
  });
});

describe('German', () => {
  const words = page('/de/glossar', 'Begriffe', [
    section('Kassen-Nachschau', ['Unangekündigter Besuch.'], 'nachschau'),
    section('Technische Sicherheitseinrichtung', ['Signiert jeden Vorgang.'], 'tss'),
    section('Belege der Kasse', ['Was auf dem Beleg steht.'], 'beleg'),
    section('Geräte', ['Alles, was druckt.'], 'geraete'),
  ]);
  const german = {...words, language: 'de'};
  const receipts = page('/de/receipts', 'Store receipts', [
    section('Void an invoice', ['As one does.']),
  ]);
  const rows = [
    {en: 'receipt', de: 'Beleg, Quittung', es: '', it: '', fr: ''},
    {en: 'invoice', de: 'Rechnung', es: '', it: '', fr: ''},
    {en: 'void', de: 'stornieren', es: '', it: '', fr: ''},
    {en: 'store', de: 'aufbewahren', es: '', it: '', fr: ''},
  ];

  it.each([
    ['Kassennachschau', '/de/glossar#nachschau'],
    ['Kassen Nachschau', '/de/glossar#nachschau'],
    ['Nachschau', '/de/glossar#nachschau'],
    ['Einrichtung', '/de/glossar#tss'],
    ['Sicherheitseinrichtungen', '/de/glossar#tss'],
    ['Kassenbeleg', '/de/glossar#beleg'],
    ['Geraet', '/de/glossar#geraete'],
    ['Sicherheitseinrichtng', '/de/glossar#tss'],
    ['Quittungen', '/de/receipts'],
    ['Rechnung stornieren', '/de/receipts#void-an-invoice'],
    ['Quittung aufbewahren', '/de/receipts'],
  ])('%s', async (query, url) => {
    expect(toUrls(await (await createAsk([german, receipts], 'de', rows))(query))[0]).toBe(url);
  });

  it.each(['receipt', 'Receipts'])('finds German texts by the English word %s', async (query) => {
    const ask = await createAsk([german], 'de', rows);
    expect(toUrls(await ask(query))).toEqual(['/de/glossar#beleg']);
  });

  it('takes no misspelled word for a plural', async () => {
    const invoices = {...page('/es/facturas', 'Facturas', []), language: 'es'};
    const row = {en: 'invoice', de: '', es: 'factura', it: '', fr: ''};
    const english = page('/es/api', 'Create an invoice');
    const ask = await createAsk([invoices, english], 'es', [row]);
    expect(toUrls(await ask('facturs'))).toEqual(['/es/facturas']);
  });

  it('gives an English word no synonyms where it means something else', async () => {
    const tills = page('/fr/tills', 'Register a till', []);
    const french = [{en: 'till, client, cash register', de: '', es: '', it: '', fr: 'caisse'}];
    const ask = await createAsk([tills], 'fr', french);
    expect(toUrls(await ask('client'))).toEqual([]);
    expect(toUrls(await ask('cash register'))).toEqual(['/fr/tills']);
  });

  it('does not mark words that only begin like a word of a synonym', async () => {
    const outages = page('/de/kasse', 'Was zu tun ist', [
      section('Kasse', ['Bei einem Ausfall später ausstellen und ausgeben.']),
    ]);
    const ask = await createAsk([{...outages, language: 'de'}], 'de', [
      {en: 'outage', de: 'Ausfall, Störung, fällt aus', es: '', it: '', fr: ''},
    ]);
    const {hits} = await ask('Störung', {
      attributesToSnippet: ['content:9'],
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(hits[0]!._snippetResult.content?.value).toBe(
      'Bei einem <mark>Ausfall</mark> später ausstellen und ausgeben.',
    );
  });
});

describe('answers', () => {
  it('highlight the matched words in headings and snippets', async () => {
    const {hits} = await ask('serial printed', {
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
    });
    expect(hits[0]).toMatchObject({
      type: 'content',
      hierarchy: {lvl0: 'SIGN DE', lvl1: 'Sign receipts in Germany', lvl2: 'Register the till'},
    });
    expect(hits[0]!._snippetResult.content).toEqual({
      value: 'The <mark>serial</mark> number is <mark>printed</mark>…',
      matchLevel: 'full',
      matchedWords: ['serial', 'printed'],
    });
    expect(hits[0]!._highlightResult.hierarchy.lvl2).toMatchObject({
      value: 'Register the till',
      matchLevel: 'none',
    });
  });

  it('shorten a long text at both ends', async () => {
    const {hits} = await ask('network', {attributesToSnippet: ['content:3']});
    expect(hits[0]!._snippetResult.content?.value).toBe('…of the <em>network</em>.');
  });

  it.each([
    ['code', '{"receipt": {"receipt_type": "RECEIPT"}}'],
    ['a row of a table', 'receipt – the receipt of the till'],
  ])('show a sentence before %s with the same words', async (_, other) => {
    const texts = [other, 'The receipt names the till.'];
    const pages = [page('/printing', 'Printing', [section('From the response', texts)])];
    const {hits} = await (await createAsk(pages))('receipt');
    expect(hits[0]!._snippetResult.content?.value).toMatch(/^The <em>receipt<\/em> names/);
  });

  it('are the records themselves, with their ids', async () => {
    const records = new Map(
      [guide, reference, older].flatMap(toRecords).map((record) => [record.objectID, record]),
    );
    for (const query of ['outage', 'till', 'createTss', 'serial number', 'revision']) {
      for (const {_highlightResult, _snippetResult, ...hit} of (await ask(query)).hits)
        expect(hit).toEqual(records.get(hit.objectID));
    }
  });

  it('come in pages', async () => {
    const all = await ask('till', {hitsPerPage: 20});
    const [first, second] = [
      await ask('till', {hitsPerPage: 2, page: 0}),
      await ask('till', {hitsPerPage: 2, page: 1}),
    ];
    expect(all.nbHits).toBeGreaterThan(3);
    expect([...toUrls(first), ...toUrls(second)]).toEqual(toUrls(all).slice(0, 4));
    expect(first).toMatchObject({
      page: 0,
      hitsPerPage: 2,
      nbHits: all.nbHits,
      nbPages: Math.ceil(all.nbHits / 2),
    });
    expect((await ask('till', {page: 999})).hits).toEqual([]);
  });

  it('contain one result for each request, in order', async () => {
    const {createMemoryEngine} = await import('../../../src/model/search/memory');
    const engine = await createMemoryEngine(toRecords(guide), 'en');
    const {results} = await engine.search({
      requests: ['outage', 'nothing at all zzz'].map((query) => ({query, indexName: 'x'})),
    });
    expect(results.map(({query}) => query)).toEqual(['outage', 'nothing at all zzz']);
  });
});

describe('filters', () => {
  const spanish = page('/sign-es/introduccion', 'Introducción', [section('Outage en español')], {
    language: 'es',
  });

  it('default to the language of the reader and English', async () => {
    const both = await createAsk([guide, spanish]);
    expect(toUrls(await both('outage')).every((url) => url.startsWith('/sign-de'))).toBe(true);
    expect(toUrls(await both('outage', {facetFilters: ['language:es']}))).toEqual([
      '/sign-es/introduccion#outage-en-español',
    ]);
  });

  it.each([
    [['docusaurus_tag:default'], '/api'],
    [
      [['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'], 'version:current'],
      '/sign-de',
    ],
    [['version:-v1', 'docusaurus_tag:default'], '/api/kassensichv/v2'],
  ])('%j', async (facetFilters, start) => {
    const urls = toUrls(await ask('till', {facetFilters}));
    expect(urls.length).toBeGreaterThan(0);
    expect(urls.every((url) => url.startsWith(start))).toBe(true);
  });

  it.each([[['language:xx']], [['colour:red']], [['nonsense']]])(
    '%j matches nothing',
    async (facetFilters) => {
      expect((await ask('till', {facetFilters})).nbHits).toBe(0);
    },
  );
});

describe('bad input', () => {
  const hostile = page('/x', 'A <script>alert(1)</script> & "quotes"', [
    section('<img src=x onerror=alert(1)>', ['Text with <b>bold</b> &amp; outage'], 'image'),
  ]);

  it.each([
    '',
    ' ',
    '.*+?^${}()|[]\\',
    '<img src=x onerror=alert(1)>',
    '"; DROP TABLE',
    '🙂',
    'שלום عليكم',
    '\u0000\ud800',
    'the of and',
    '__proto__ constructor toString',
    'x'.repeat(10_000),
    'outage '.repeat(2_000),
    'a_'.repeat(5_000),
  ])('%j returns a result', async (query) => {
    const result = await ask(query);
    expect(result.hits.length).toBeLessThanOrEqual(result.nbHits);
    expect(result.query).toBe(query);
  });

  it('is never returned as markup', async () => {
    const asked = await createAsk([hostile]);
    for (const query of ['script', 'img', 'bold', 'alert', 'amp', 'quotes', '<b>']) {
      const text = JSON.stringify((await asked(query, {attributesToSnippet: ['*:5']})).hits);
      expect(text.replaceAll(/<\/?em>/g, '')).not.toMatch(/[<>]/);
    }
  });

  it.each([-1, 0, 1.5, NaN, Infinity, 1e9])(
    '%d hits a page becomes a valid number',
    async (hitsPerPage) => {
      const result = await ask('till', {hitsPerPage, page: -3});
      expect(result.hitsPerPage).toBeGreaterThanOrEqual(1);
      expect(result.page).toBe(0);
    },
  );
});

describe('records', () => {
  it('have ids of their own that stay when another page changes', () => {
    const records = [guide, reference].flatMap(toRecords);
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
    const grown = [{...guide, sections: [...guide.sections, section('New')]}, reference]
      .flatMap(toRecords)
      .map(({objectID}) => objectID);
    expect(grown).toEqual(expect.arrayContaining(records.map(({objectID}) => objectID)));
    expect(records[3]).toMatchObject({
      objectID: '/sign-de/introduction#register-the-till~0.0',
      url: '/sign-de/introduction#register-the-till',
      type: 'lvl2',
      content: null,
      weight: {pageRank: 10, level: 80},
    });
  });

  it('lead back to the pages they were made of', () => {
    expect(toOutlines([guide, reference].flatMap(toRecords))).toEqual([guide, reference]);
  });
});

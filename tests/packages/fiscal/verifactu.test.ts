import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import qrcode from 'qrcode-generator';
import {describe, expect, it} from 'vitest';
import {verifactuReceipt, type ChainRecord} from '../../receipts/verifactu';
import {
  isNif,
  toEventHashInput,
  toHashInput,
  toInvoiceNumber,
  toVerifactuUrl,
} from '@bonarium/fiscal/spain';
import {
  isRsaSha256Signature,
  objectsOf,
  readExamples,
  readQrPicture,
  readXades,
  textOf,
  toCents,
} from '../../support/spanishArtefacts';
import {expectReceiptSums} from '../../support/expectSums';

const CLOUD = 'static/openapi/sign-es/v1.yaml';
const LOCAL = 'static/openapi/sign-es/local/v0.yaml';
const {merchant, system, receipt, chain, events} = verifactuReceipt;

const toHash = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex').toUpperCase();

describe('the hash of an invoice record', () => {
  const first = {
    kind: 'REGISTRATION',
    invoiceId: '',
    number: '12345678/G33',
    issuedOn: '01-01-2024',
    invoiceType: 'F1',
    taxTotal: '12.35',
    total: '123.45',
    generatedAt: '2024-01-01T19:20:30+01:00',
    previousHash: '',
    hash: '3C464DAF61ACB827C65FDA19F352A4E3BDC2C640E9E9FC4CC058073F38F12F60',
  } as const satisfies ChainRecord;
  const second = {
    ...first,
    number: '12345679/G34',
    generatedAt: '2024-01-01T19:20:35+01:00',
    previousHash: first.hash,
    hash: 'F7B94CFD8924EDFF273501B01EE5153E4CE8F259766F88CF6ACB8935802A2B97',
  } as const satisfies ChainRecord;
  const third = {
    kind: 'CANCELLATION',
    invoiceId: '',
    number: '12345679/G34',
    issuedOn: '01-01-2024',
    generatedAt: '2024-01-01T19:20:40+01:00',
    previousHash: second.hash,
    hash: '177547C0D57AC74748561D054A9CEC14B4C4EA23D1BEFD6F2E69E3A388F90C68',
  } as const satisfies ChainRecord;

  it.each([
    ['first registration', first],
    ['next registration', second],
    ['cancellation', third],
  ])('matches the example of the AEAT: %s', (_name, record) => {
    expect(toHash(toHashInput(record, '89890001K'))).toBe(record.hash);
  });

  it('trims values at both ends and keeps spaces inside', () => {
    expect(toHashInput({...first, number: ' A 1 '}, '89890001K')).toContain(
      '&NumSerieFactura=A 1&',
    );
  });

  it('is valid for every record of our chain', () => {
    for (const record of chain) expect(toHash(toHashInput(record, merchant.nif))).toBe(record.hash);
  });

  it('links each record of our chain to the previous one, in chronological order', () => {
    expect(chain[0].previousHash).toBe('');
    for (const [index, record] of chain.entries()) {
      const before = chain[index - 1];
      if (!before) continue;
      expect(record.previousHash).toBe(before.hash);
      expect(record.generatedAt > before.generatedAt).toBe(true);
    }
  });
});

describe('the hash of an event', () => {
  const log = {
    producerNif: system.nif,
    systemId: system.id,
    version: system.version,
    taxpayerNif: merchant.nif,
  };

  it('names producer, system and taxpayer in the order of the law', () => {
    const input = toEventHashInput(events.records[0], {...log, installation: events.installation});
    expect(input).toBe(
      'NIF=B00914200&ID=&IdSistemaInformatico=BS&Version=1.14.0&NumeroInstalacion=NODE-ALAMEDA-01&NIF=B00482612&TipoEvento=01&HuellaEvento=&FechaHoraHusoGenEvento=2026-11-20T09:30:00+01:00',
    );
  });

  it('is valid for every event of our log, each linked to the previous one', () => {
    let previous = '';
    for (const event of events.records) {
      expect(toHash(toEventHashInput(event, {...log, installation: events.installation}))).toBe(
        event.hash,
      );
      expect(event.previousHash).toBe(previous);
      previous = event.hash;
    }
  });
});

describe('the QR address', () => {
  it('matches the example of the AEAT but for its shortened amount', () => {
    const invoice = {
      nif: '89890001K',
      number: '12345678-G33',
      issuedOn: '01-09-2024',
      total: '241.4',
    };
    expect(toVerifactuUrl(invoice, {isTest: false, isVerifiable: true})).toBe(
      'https://www2.agenciatributaria.gob.es/wlpl/TIKE-CONT/ValidarQR?nif=89890001K&numserie=12345678-G33&fecha=01-09-2024&importe=241.4',
    );
  });

  it('encodes characters that an address cannot contain', () => {
    const invoice = {
      nif: '89890001K',
      number: '12345678&G33',
      issuedOn: '01-09-2024',
      total: '241.40',
    };
    expect(toVerifactuUrl(invoice, {isTest: true, isVerifiable: true})).toContain(
      'numserie=12345678%26G33&',
    );
  });

  it('is that of our receipt, in both modes', () => {
    const invoice = {
      nif: merchant.nif,
      number: toInvoiceNumber(receipt),
      issuedOn: receipt.issuedAt.slice(0, 10),
      total: receipt.total,
    };
    expect(toVerifactuUrl(invoice, {isTest: true, isVerifiable: true})).toBe(receipt.qrUrl);
    expect(toVerifactuUrl(invoice, {isTest: true, isVerifiable: false})).toBe(
      receipt.qrUrlNonVerifiable,
    );
  });
});

describe('a Spanish tax number', () => {
  it.each([
    '89890001K',
    '00000006Y',
    '00000014Z',
    'X0000000T',
    'Y0000000Z',
    'B12345674',
    merchant.nif,
    system.nif,
  ])('is valid: %s', (nif) => {
    expect(isNif(nif)).toBe(true);
  });
  it.each(['89890001L', 'B00482613', 'B0048261', 'X0000000A', '', 'b00482612', 'P0000000A'])(
    'is invalid: %s',
    (nif) => {
      expect(isNif(nif)).toBe(false);
    },
  );
  it('has a letter for public bodies', () => {
    expect(isNif('P0000000J')).toBe(true);
  });
});

describe('our receipt', () => {
  it('adds up', () => expectReceiptSums(receipt));

  it('is a record of the chain', () => {
    const record = chain.find(({invoiceId}) => invoiceId === receipt.invoiceId);
    expect(record).toMatchObject({
      kind: 'REGISTRATION',
      number: toInvoiceNumber(receipt),
      total: receipt.total,
      taxTotal: '2.90',
    });
  });
});

describe.each([CLOUD, LOCAL])('the examples in %s', (file) => {
  const examples = readExamples(file);
  const objects = objectsOf(examples.map(({value}) => value));

  it('have valid tax numbers', () => {
    const numbers = objects.flatMap(({tax_number: number}) =>
      typeof number === 'string' ? [number] : [],
    );
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers.filter((number) => !isNif(number))).toEqual([]);
  });

  it('have correctly computed lines that add up', () => {
    const invoices = objects.filter(({items}) => Array.isArray(items)) as unknown as Invoice[];
    expect(invoices.length).toBeGreaterThan(1);
    for (const {items, full_amount: total} of invoices) {
      expect(items.reduce((sum, {full_amount: amount}) => sum + toCents(amount), 0)).toBe(
        toCents(total),
      );
      for (const {
        quantity,
        unit_amount: unit,
        discount = '0',
        full_amount: amount,
        system: scheme,
      } of items) {
        const {rate = '0', additional_vat: surcharge} = scheme.category;
        const net = Number(quantity) * Number(unit) - Number(discount);
        expect(net * (1 + (Number(rate) + Number(surcharge?.rate ?? 0)) / 100)).toBeCloseTo(
          Number(amount),
          2,
        );
        if (surcharge)
          expect((net * Number(surcharge.rate)) / 100).toBeCloseTo(Number(surcharge.amount), 2);
      }
    }
  });

  it('return the data of a request', () => {
    const sent = examples
      .filter(({operationId, side}) => operationId === 'upsertInvoice' && side === 'request')
      .map(({value}) => JSON.stringify((value as Envelope).content));
    const answers = examples.filter(
      ({operationId, side, value}) =>
        operationId === 'upsertInvoice' &&
        side === 'response' &&
        typeof (value as Envelope).content.data === 'string',
    );
    expect(answers.length).toBeGreaterThan(2);
    for (const {value} of answers) expect(sent).toContain((value as Envelope).content.data);
  });

  it('have Veri*factu addresses that follow from the invoice', () => {
    const invoices = objects.filter(
      ({compliance}) => compliance && /VERIFACTU/.test((compliance as Compliance).type),
    ) as unknown as Answer[];
    expect(invoices.length).toBeGreaterThan(1);
    for (const {series, number, full_amount: total, issued_at: issuedAt, compliance} of invoices) {
      const invoice = {
        nif: merchant.nif,
        number: `${series}-${number}`,
        issuedOn: issuedAt.slice(0, 10),
        total,
      };
      expect(compliance.url).toBe(
        toVerifactuUrl(invoice, {isTest: true, isVerifiable: compliance.type === 'VERIFACTU'}),
      );
    }
  });

  it('have pictures that show the address', () => {
    const shown = objects.filter(
      ({url, code}) => typeof url === 'string' && typeof code === 'object',
    ) as unknown as Compliance[];
    expect(shown.length).toBeGreaterThan(1);
    for (const {url, code} of shown) {
      const qr = qrcode(0, 'M');
      qr.addData(url, 'Byte');
      qr.make();
      const modules = Array.from({length: qr.getModuleCount()}, (_row, y) =>
        Array.from({length: qr.getModuleCount()}, (_column, x) => qr.isDark(y, x)),
      );
      expect(readQrPicture(code.image.data, 4)).toEqual(modules);
    }
  });
});

describe('the records in the examples', () => {
  const files = readExamples(CLOUD).filter(
    ({operationId}) => operationId === 'retrieveInvoiceFiles',
  );
  const texts = files
    .flatMap(({value}) => objectsOf(value))
    .flatMap(({request}) =>
      typeof request === 'string' && request.includes('RegFactu') ? [request] : [],
    );

  it('are registrations and cancellations of the chain', () => {
    expect(texts).toHaveLength(3);
    for (const xml of texts) {
      const isCancellation = xml.includes('<sf:RegistroAnulacion>');
      const link = /<sf:RegistroAnterior>[\s\S]*<\/sf:RegistroAnterior>/.exec(xml)?.[0] ?? '';
      const own = xml.replace(link, '');
      const fields = {
        invoiceId: '',
        issuedOn: textOf(
          own,
          isCancellation ? 'FechaExpedicionFacturaAnulada' : 'FechaExpedicionFactura',
        ),
        number: textOf(own, isCancellation ? 'NumSerieFacturaAnulada' : 'NumSerieFactura'),
        generatedAt: textOf(own, 'FechaHoraHusoGenRegistro'),
        previousHash: textOf(link, 'Huella'),
        hash: textOf(own, 'Huella'),
      };
      const record: ChainRecord = isCancellation
        ? {kind: 'CANCELLATION', ...fields}
        : {
            kind: 'REGISTRATION',
            ...fields,
            invoiceType: 'F2',
            taxTotal: textOf(own, 'CuotaTotal'),
            total: textOf(own, 'ImporteTotal'),
          };
      expect(toHash(toHashInput(record, merchant.nif))).toBe(record.hash);
      const stored = chain.find(({hash}) => hash === record.hash);
      expect(stored).toMatchObject({...record, invoiceId: stored?.invoiceId});
      expect(textOf(link, 'NumSerieFactura')).toBe(
        chain.find(({hash}) => hash === record.previousHash)?.number,
      );
    }
  });

  it('are signed on a node in the non-verifiable mode', () => {
    const local = readExamples(LOCAL);
    const xml = local.find(
      ({operationId, name}) => operationId === 'retrieveInvoiceFile' && name === 'noVerifactu',
    )?.value as string;
    const answer = local.find(
      ({operationId, side, name}) =>
        operationId === 'upsertInvoice' && side === 'response' && name === 'noVerifactu',
    )?.value as {
      content: {record: Record<string, string>};
    };
    const main = chain[1];
    const signature = readXades(xml);
    expect(signature.holds).toBe(true);
    expect(readXades(xml.replace('32.90', '32.80')).holds).toBe(false);
    expect(
      textOf(xml.replace(/<sf:RegistroAnterior>[\s\S]*<\/sf:RegistroAnterior>/, ''), 'Huella'),
    ).toBe(main.hash);
    expect(answer.content.record).toEqual({
      generated_at: main.generatedAt,
      hash: main.hash,
      previous_hash: main.previousHash,
      signature_value: signature.value,
    });
  });
});

describe('the events in the examples', () => {
  const answers = readExamples(LOCAL).filter(
    ({operationId}) => operationId === 'listEvents',
  ) as unknown as {
    name: string;
    value: {results: {content: Record<string, string>}[]};
  }[];
  const eventsOf = (name: string): Record<string, string>[] =>
    answers.find((answer) => answer.name === name)?.value.results.map(({content}) => content) ?? [];

  it('are those of our log, signed with the taxpayer’s key', () => {
    const pem = readFileSync('tests/support/keys/verifactu-demo.pem', 'utf8').replace(
      /[\s\S]*(?=-----BEGIN CERTIFICATE)/,
      '',
    );
    const shown = eventsOf('noVerifactu');
    expect(
      shown.map(({code, occurred_at: generatedAt, previous_hash: previousHash = '', hash}) => ({
        code,
        generatedAt,
        previousHash,
        hash,
      })),
    ).toEqual(events.records);
    for (const {signature = ''} of shown) expect(isRsaSha256Signature(signature, pem)).toBe(true);
  });

  it('can also be recomputed on the node of the tavern', () => {
    let previous = '';
    const log = {
      producerNif: system.nif,
      systemId: system.id,
      version: system.version,
      installation: 'NODE-ITSASLUR-01',
      taxpayerNif: 'B00731950',
    };
    for (const {
      code,
      occurred_at: generatedAt = '',
      previous_hash: previousHash = '',
      hash = '',
    } of eventsOf('ticketbai')) {
      expect(previousHash).toBe(previous);
      expect(
        toHash(toEventHashInput({code: code as '01', generatedAt, previousHash, hash}, log)),
      ).toBe(hash);
      previous = hash;
    }
    expect(previous).not.toBe('');
  });
});

interface Invoice {
  readonly items: readonly {
    readonly quantity: string;
    readonly unit_amount: string;
    readonly full_amount: string;
    readonly discount?: string;
    readonly system: {
      readonly category: {
        readonly rate?: string;
        readonly additional_vat?: {readonly rate: string; readonly amount: string};
      };
    };
  }[];
  readonly full_amount: string;
}
interface Envelope {
  readonly content: {readonly data?: string};
}
interface Compliance {
  readonly type: string;
  readonly url: string;
  readonly code: {readonly image: {readonly data: string}};
}
interface Answer {
  readonly series: string;
  readonly number: string;
  readonly full_amount: string;
  readonly issued_at: string;
  readonly compliance: Compliance;
}

import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {toReceiptCode} from '@bonarium/fiscal/germany';
import {readYaml} from '../../support/readYaml';

interface AuditEntry {
  readonly owned_by: string;
  readonly log_number: number;
  readonly operation: string;
  readonly timestamp: number;
  readonly previous_hash: string;
  readonly current_hash: string;
  readonly audit_event: string;
  readonly user_identifier: string;
}

const specification = readYaml('static/openapi/safe/v0.yaml');
const {examples} = specification.components;
const contentOf = (path: string, method = 'get') =>
  specification.paths[path][method].responses['200'].content['application/json'];
const log: readonly AuditEntry[] = contentOf('/audit-log').examples.firstDay.value.data;

/** The rule of the section *Conventions*. */
const toHash = (entry: AuditEntry): string =>
  createHash('sha256')
    .update(
      [
        entry.owned_by,
        entry.log_number,
        entry.operation,
        entry.timestamp,
        entry.previous_hash,
        entry.audit_event,
        entry.user_identifier,
      ].join('\n'),
    )
    .digest('hex');

describe('the audit log in the examples of SAFE', () => {
  it('is numbered without gaps, in time order, by one organization', () => {
    expect(log.map(({log_number}) => log_number)).toEqual(log.map((_entry, index) => index + 1));
    expect(log.map(({timestamp}) => timestamp)).toEqual(
      log.map(({timestamp}) => timestamp).sort((a, b) => a - b),
    );
    expect(new Set(log.map(({owned_by}) => owned_by)).size).toBe(1);
  });

  it.each(log.map((entry, index) => [entry.log_number, entry, log[index - 1]] as const))(
    'recomputes entry %i',
    (_number, entry, previous) => {
      expect(entry.previous_hash).toBe(previous?.current_hash ?? '0'.repeat(64));
      expect(entry.current_hash).toBe(toHash(entry));
    },
  );

  it('takes the log of a file from the same chain', () => {
    const ofFile: readonly AuditEntry[] = contentOf('/files/{file_id}/audit-log').examples.receipt
      .value.data;
    expect(ofFile).toEqual(
      log.filter(({audit_event}) =>
        audit_event.startsWith(`file ${examples.ReceiptFile.value._id} `),
      ),
    );
  });
});

describe('the archived file in the examples of SAFE', () => {
  const file = examples.ReceiptFile.value;
  const document = contentOf('/files/{file_id}/content').examples.receipt.value;
  const bytes = Buffer.from(JSON.stringify(document));

  it('has the size and checksum of the bytes that come back', () => {
    expect(file.size).toBe(bytes.length);
    expect(file.checksum).toBe(createHash('sha256').update(bytes).digest('hex'));
    const upload =
      specification.paths['/files/{file_id}'].put.requestBody.content['multipart/form-data']
        .examples.receipt.value.archive_file_request;
    expect(upload.checksum).toBe(file.checksum);
    expect(examples.ReceiptFileList.value.data).toEqual([file]);
  });

  it('holds the German example receipt', () => {
    expect(document).toMatchObject({
      receipt_number: germanReceipt.receiptNumber,
      client_serial_number: germanReceipt.clientSerialNumber,
      tss_serial_number: germanReceipt.tss.serialNumber,
      transaction_number: germanReceipt.transaction.number,
      total: germanReceipt.total,
      qr_code_data: toReceiptCode(germanReceipt),
    });
    expect(file.time_archiving * 1000).toBeGreaterThan(
      Date.parse(germanReceipt.transaction.finishedAt),
    );
  });

  it('is kept until the end of the eighth year after the year of archiving, Berlin time', () => {
    const years: number = examples.CafeConfiguration.value.retention.vouchers;
    const end = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    }).format(file.time_retention_end * 1000);
    expect(end).toBe(
      `${new Date(file.time_archiving * 1000).getUTCFullYear() + years}-12-31 23:59:59`,
    );
  });
});

import type {AustrianCode} from './austrianReceipt';
import {findCommonKey, verifyAustrianSignature} from './austrianSignature';
import {toHexBytes} from './bytes';
import type {Certificate} from './certificate';
import {createVerifier, type Verifier} from './cryptography';
import {toFinding, type Finding} from './report';

/** How many receipts of a signature unit are compared to find its key. */
const COMPARED = 4;

/** Checks the signatures of receipts whose certificates are missing. */
export interface UnitKeys {
  /** The finding on a receipt's signature, or `null` if the key of its unit isn't known. */
  readonly verify: (receipt: AustrianCode) => Promise<Finding | null>;
  /** What applies to all receipts of a unit, after they were verified. */
  readonly conclude: () => readonly Finding[];
}

interface Unit {
  readonly receipts: AustrianCode[];
  verifier: Verifier | null;
  /** Receipts that fit the key that they share. */
  shared: number;
}

/**
 * Finds the keys of signature units, which receipts name in field 11: in the reader's certificate,
 * or as the key that the first receipts of a unit share.
 */
export async function findUnitKeys(
  receipts: readonly AustrianCode[],
  certificate: Certificate | null,
): Promise<UnitKeys> {
  const units = new Map<string, Unit>();
  for (const receipt of receipts.filter(({isOutage}) => !isOutage)) {
    const unit = units.get(toSerial(receipt)) ?? {receipts: [], verifier: null, shared: 0};
    if (unit.receipts.length < COMPARED) unit.receipts.push(receipt);
    units.set(toSerial(receipt), unit);
  }
  const isKnown = (serial: string): boolean => certificate?.serialNumber === serial;
  for (const [serial, unit] of units) {
    const point = isKnown(serial) ? certificate?.key?.point : await findPoint(unit.receipts);
    unit.verifier = point ? await createVerifier('P-256', 'SHA-256', point) : null;
  }
  return {
    verify: async (receipt) => {
      const unit = units.get(toSerial(receipt));
      if (!unit?.verifier || receipt.isOutage) return null;
      const finding = await verifyAustrianSignature(receipt, unit.verifier);
      if (isKnown(toSerial(receipt))) return finding;
      if (finding.code === 'at.signature.fits') unit.shared += 1;
      return finding.code === 'at.signature.differs'
        ? toFinding('at.signature.odd-one', finding.at)
        : finding;
    },
    conclude: () =>
      [...units.values()].flatMap(({verifier, shared, receipts: compared}) => {
        if (verifier === null)
          return compared.length > 1
            ? [toFinding('at.signature.no-common-key')]
            : [toFinding('at.signature.no-key')];
        return shared > 0 ? [toFinding('at.signature.common-key', '', {count: shared})] : [];
      }),
  };
}

async function findPoint(receipts: readonly AustrianCode[]): Promise<Uint8Array | null> {
  if (receipts.length < 2) return null;
  const {key} = await findCommonKey(receipts);
  return key === null ? null : Uint8Array.from(toHexBytes(key));
}

/** The serial number of the unit's certificate as the code has it. */
function toSerial({fields}: AustrianCode): string {
  return fields.certificateSerialNumber.toLowerCase().replace(/^0+(?=.)/, '');
}

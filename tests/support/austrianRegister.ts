import {createCipheriv, createHash, generateKeyPairSync, sign} from 'node:crypto';
import {
  CANCELLATION_COUNTER_FIELD,
  TRAINING_COUNTER_FIELD,
  toCents,
  toChainInput,
  toChainValue,
  toCompactJws,
  toCounterField,
  toInitializationVector,
  toInitializationVectorInput,
  toSignedText,
  toSigningInput,
  toTurnoverBlock,
} from '@bonarium/fiscal/austria';

/**
 * A test scenario in the format of the Austrian ministry's sample code: what a register records, one
 * step per receipt (BMF-RKSV-Technik/at-registrierkassen-mustercode, Apache-2.0,
 * `TESTSUITE_TEST_SZENARIO_1.json` to `…_8.json`).
 */
export interface Scenario {
  readonly cashBoxId: string;
  readonly base64AesKey: string;
  readonly numberOfSignatureDevices: number;
  readonly cashBoxInstructionList: readonly ScenarioStep[];
}
interface ScenarioStep {
  readonly receiptIdentifier: string;
  readonly dateToUse: string;
  readonly usedSignatureDevice: number;
  readonly signatureDeviceDamaged: boolean;
  readonly typeOfReceipt:
    'START_BELEG' | 'STANDARD_BELEG' | 'STORNO_BELEG' | 'TRAINING_BELEG' | 'NULL_BELEG';
  readonly simplifiedReceipt: Readonly<
    Record<
      'taxSetNormal' | 'taxSetErmaessigt1' | 'taxSetErmaessigt2' | 'taxSetNull' | 'taxSetBesonders',
      number
    >
  >;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The receipts that a register makes from a scenario, as compact JWS, with fresh keys. */
export function runScenario(scenario: Scenario): readonly string[] {
  const {cashBoxId, base64AesKey, numberOfSignatureDevices} = scenario;
  const units = Array.from({length: numberOfSignatureDevices}, (_, index) => ({
    serialNumber: (0x5d2f8a31 + index).toString(16),
    ...generateKeyPairSync('ec', {namedCurve: 'prime256v1'}),
  }));
  const receipts: string[] = [];
  let cents = 0;
  for (const step of scenario.cashBoxInstructionList) {
    const tax = step.simplifiedReceipt;
    const amounts = {
      normal: tax.taxSetNormal.toFixed(2),
      reduced1: tax.taxSetErmaessigt1.toFixed(2),
      reduced2: tax.taxSetErmaessigt2.toFixed(2),
      zero: tax.taxSetNull.toFixed(2),
      special: tax.taxSetBesonders.toFixed(2),
    };
    const isTraining = step.typeOfReceipt === 'TRAINING_BELEG';
    if (!isTraining) cents += toCents(amounts);
    const iv = toInitializationVector(
      sha256(toInitializationVectorInput(cashBoxId, step.receiptIdentifier)),
    );
    const counter = createCipheriv('aes-256-ctr', Buffer.from(base64AesKey, 'base64'), iv);
    const unit = units[step.usedSignatureDevice];
    if (unit === undefined) throw new Error(`No signature unit ${step.usedSignatureDevice}`);
    const jws = receipts.at(-1);
    const text = toSignedText({
      suite: 'R1-AT0',
      registerId: cashBoxId,
      receiptNumber: step.receiptIdentifier,
      localTime: step.dateToUse,
      amounts,
      counterField: isTraining
        ? TRAINING_COUNTER_FIELD
        : step.typeOfReceipt === 'STORNO_BELEG'
          ? CANCELLATION_COUNTER_FIELD
          : toCounterField(counter.update(toTurnoverBlock(cents))),
      certificateSerialNumber: unit.serialNumber,
      chainValue: toChainValue(sha256(toChainInput(cashBoxId, jws ? {jws} : undefined))),
    });
    const key = {key: unit.privateKey, dsaEncoding: 'ieee-p1363'} as const;
    receipts.push(
      toCompactJws(
        text,
        step.signatureDeviceDamaged
          ? undefined
          : sign('sha256', Buffer.from(toSigningInput(text)), key),
      ),
    );
  }
  return receipts;
}

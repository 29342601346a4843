import {error, incomplete, info, warning, type FindingRow} from './findingTable';

const CODE = 'RKSV annex Z 12';
const SIGNED = 'RKSV annex Z 4–6';
const COUNTER = 'RKSV annex Z 8, 9';
const OUTAGE = 'RKSV § 17';
const DEP = 'RKSV § 7, Anlage Z 3';

/** Codes of Austrian receipt codes, JWS and DEP7 files. */
export const AUSTRIAN_FINDINGS = {
  'at.code.fields': error('The code has {count} of thirteen fields.', CODE),
  'at.code.suite': error('{suite} isn’t an algorithm suite such as R1-AT1.', SIGNED),
  'at.code.time': error('{time} isn’t a local time of the form 2026-11-20T07:41:37.', SIGNED),
  'at.code.time-zone': error(
    '{time} has a zone or fractions. The code has local time without a zone.',
    SIGNED,
  ),
  'at.code.amount': error('{amount} isn’t an amount with a decimal comma and two places.', SIGNED),
  'at.code.amount-point': error('{amount} has a decimal point. The code requires a comma.', SIGNED),
  'at.code.counter': error(
    'The turnover counter isn’t 5 to 8 bytes in base64, TRA or STO.',
    COUNTER,
  ),
  'at.code.counter-block': error(
    'The turnover counter has 16 bytes: the whole block instead of its first 5 to 8 bytes.',
    COUNTER,
  ),
  'at.code.serial': warning('{serial} isn’t a serial number in hexadecimal.', SIGNED),
  'at.code.chain': error('The chain value isn’t 8 bytes in base64.', SIGNED),
  'at.code.ocr': info('The code is in the OCR form, with base32.', 'RKSV annex Z 14'),
  'at.jws.form': error('The text isn’t a compact JWS with three parts.', SIGNED),
  'at.jws.header': error('The protected header isn’t {"alg":"ES256"}.', SIGNED),
  'at.jws.padding': error(
    'A part of the JWS has padding or standard base64. It requires base64url without padding.',
    SIGNED,
  ),
  'at.signature.fits': info('The signature fits the receipt and the given certificate.', SIGNED),
  'at.signature.differs': error(
    'The signature doesn’t fit the receipt and the certificate.',
    SIGNED,
  ),
  'at.signature.no-key': incomplete(
    'One code can’t be checked without its certificate. Two codes of the same signature unit can.',
    SIGNED,
  ),
  'at.signature.common-key': info(
    '{count} codes were signed with the same key, and none was changed.',
    SIGNED,
  ),
  'at.signature.no-common-key': error(
    'The codes have no common key: at least one was changed, or another unit signed it.',
    SIGNED,
  ),
  'at.signature.odd-one': error(
    'This code doesn’t share the key of the others: it was changed, or another unit signed it.',
    SIGNED,
  ),
  'at.signature.units': incomplete(
    'The codes name different certificates, so they need no common key.',
    SIGNED,
  ),
  'at.signature.outage': incomplete(
    'The receipt isn’t signed, because the signature unit was out of order. Only the chain value of the next receipt protects it.',
    OUTAGE,
  ),
  'at.signature.outage-misspelled': error(
    'The signature is a text, but not “Sicherheitseinrichtung ausgefallen”.',
    OUTAGE,
  ),
  'at.signature.length': error('The signature has {bytes} instead of 64 bytes.', SIGNED),
  'at.signature.base64': error('The signature isn’t canonical base64.', CODE),
  'at.mistake.card-status': error(
    'The signature has 66 bytes and ends in 9000: the status of the card was appended.',
    SIGNED,
  ),
  'at.mistake.half-signature': error(
    'The signature has 32 bytes, which is half of r and s.',
    SIGNED,
  ),
  'at.mistake.der': error('The signature is DER. RKSV requires r and s, 32 bytes each.', SIGNED),
  'at.mistake.base64url': error(
    'The signature is base64url. The code requires standard base64.',
    CODE,
  ),
  'at.mistake.hex': error('The signature is hexadecimal. The code requires standard base64.', CODE),
  'at.mistake.base64-twice': error('The signature was encoded in base64 twice.', CODE),
  'at.mistake.hashed-twice': error(
    'The signature fits the hash of the hash: the signing input was hashed twice.',
    SIGNED,
  ),
  'at.mistake.signed-code': error(
    'The signature fits the text of the code instead of the JWS.',
    SIGNED,
  ),
  'at.mistake.signed-payload': error(
    'The signature fits the JWS payload without its header.',
    SIGNED,
  ),
  'at.mistake.padding': error(
    'The signature fits a JWS with padding. Base64url must not be padded.',
    SIGNED,
  ),
  'at.mistake.standard-base64': error(
    'The signature fits a JWS in standard base64 instead of base64url.',
    SIGNED,
  ),
  'at.certificate.unreadable': incomplete('A certificate can’t be read.', DEP),
  'at.certificate.key': incomplete('The certificate has no key on P-256.', DEP),
  'at.certificate.serial': error(
    'Field 11 is {field}, but the certificate has {certificate}.',
    SIGNED,
  ),
  'at.certificate.issuer': error(
    'The signature of the certificate doesn’t fit the certification authority.',
    DEP,
  ),
  'at.certificate.issuer-missing': info(
    'The file has no certificate of the certification authority.',
    DEP,
  ),
  'at.certificate.issuer-unknown': info(
    'The signature of the certificate uses an unknown algorithm.',
    DEP,
  ),
  'at.certificate.validity': warning(
    'The receipt’s time is outside the validity of the certificate.',
    DEP,
  ),
  'at.chain.fits': info('The chain value fits the previous receipt.', SIGNED),
  'at.chain.start': info('The chain value fits the Kassen-ID: this is a start receipt.', SIGNED),
  'at.chain.unknown-start': info(
    'The first receipt isn’t a start receipt, so earlier ones may exist.',
    SIGNED,
  ),
  'at.chain.differs': error(
    'The chain value doesn’t fit the previous receipt: one was changed, removed or moved.',
    SIGNED,
  ),
  'at.chain.signature-only': error(
    'The chain value is the hash of the previous signature instead of the whole JWS.',
    SIGNED,
  ),
  'at.chain.signing-input': error(
    'The chain value is the hash of the previous JWS without its signature.',
    SIGNED,
  ),
  'at.chain.code': error(
    'The chain value is the hash of the previous code instead of its JWS.',
    SIGNED,
  ),
  'at.chain.padding': error('The chain value is the hash of a JWS with padding.', SIGNED),
  'at.chain.standard-base64': error(
    'The chain value is the hash of a JWS in standard base64.',
    SIGNED,
  ),
  'at.chain.last-bytes': error(
    'The chain value is the end of the hash instead of its first 8 bytes.',
    SIGNED,
  ),
  'at.chain.hex-hash': error('The chain value was taken from the hash in hexadecimal.', SIGNED),
  'at.chain.outage-text': error(
    'The chain value is the hash of the outage text instead of the whole JWS.',
    SIGNED,
  ),
  'at.chain.register-id': error(
    'The chain value is the hash of the Kassen-ID, which only a start receipt has.',
    SIGNED,
  ),
  'at.counter.fits': info(
    'The turnover counter is {cents} cents, which matches the amounts.',
    COUNTER,
  ),
  'at.counter.value': info('The turnover counter is {cents} cents.', COUNTER),
  'at.counter.differs': error(
    'The turnover counter is {cents} cents. The amounts add up to {expected} cents.',
    COUNTER,
  ),
  'at.counter.key-length': incomplete('The AES key isn’t 32 bytes in base64.', COUNTER),
  'at.counter.length': warning('The length of the turnover counter changed.', COUNTER),
  'at.counter.iv-order': error(
    'The counter fits with the receipt number before the Kassen-ID in the initialization vector.',
    COUNTER,
  ),
  'at.counter.iv-separator': error(
    'The counter fits with a separator between Kassen-ID and receipt number in the initialization vector.',
    COUNTER,
  ),
  'at.counter.iv-register': error(
    'The counter fits with the Kassen-ID alone in the initialization vector.',
    COUNTER,
  ),
  'at.counter.iv-number': error(
    'The counter fits with the receipt number alone in the initialization vector.',
    COUNTER,
  ),
  'at.counter.iv-zero': error('The counter fits with an initialization vector of zeros.', COUNTER),
  'at.counter.iv-end': error(
    'The counter fits with the last instead of the first 16 bytes of the hash as initialization vector.',
    COUNTER,
  ),
  'at.counter.little-endian': error(
    'The counter fits in little-endian order. RKSV requires big-endian.',
    COUNTER,
  ),
  'at.counter.before': error('The counter fits without the amounts of its own receipt.', COUNTER),
  'at.counter.euros': error('The counter is in euros instead of cents.', COUNTER),
  'at.kind.none': error('No kind of receipt fits: {reason}.', SIGNED),
  'at.kind.is': info('Kind of receipt, as the tax authority derives it: {kind}.', SIGNED),
  'at.time.future': warning(
    'The time is in the future. FinanzOnline rejects such a start receipt.',
  ),
  'at.number.twice': error(
    'The receipt number {number} occurs twice, so its initialization vector is reused.',
    COUNTER,
  ),
  'at.register.other': error('The receipt belongs to the register {register}.', DEP),
  'at.time.order': warning('The time is before that of the previous receipt.', DEP),
  'at.outage.no-collective': warning('No signed zero receipt follows the outage.', 'RKSV § 17 (4)'),
  'at.dep.empty': incomplete('The file has no receipts.', DEP),
  'at.dep.group': error('{name} of the group is missing or has the wrong type.', DEP),
  'at.dep.receipts': info('The file has {count} receipts of the register {register}.', DEP),
  'at.dep.fits': info('Every signature fits, and every receipt fits the one before it.', SIGNED),
  'at.dep.more': info('{count} more findings aren’t listed.', ''),
} as const satisfies Record<string, FindingRow>;

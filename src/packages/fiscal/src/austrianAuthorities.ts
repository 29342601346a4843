import {isIssuedBy, isSelfSigned, readCertificate, type Certificate} from './certificate';
import {toFinding, type Finding} from './report';

/** Each certificate must be signed by the next one; the last one may have signed itself. */
export async function checkAuthorities(
  certificate: Certificate,
  authorities: readonly string[],
  at: string,
  findings: Finding[],
): Promise<void> {
  if (authorities.length === 0) findings.push(toFinding('at.certificate.issuer-missing', at));
  let child = certificate;
  for (const [index, text] of authorities.entries()) {
    const place = `${at}.authorities[${index}]`;
    const issuer = readCertificate(text);
    if (issuer === null) {
      findings.push(toFinding('at.certificate.unreadable', place));
      return;
    }
    await checkIssuer(child, issuer, place, findings);
    child = issuer;
  }
  if (authorities.length > 0 && isSelfSigned(child))
    await checkIssuer(child, child, `${at}.authorities[${authorities.length - 1}]`, findings);
}

async function checkIssuer(
  child: Certificate,
  issuer: Certificate,
  at: string,
  findings: Finding[],
): Promise<void> {
  const isIssued = await isIssuedBy(child, issuer);
  if (isIssued === undefined) findings.push(toFinding('at.certificate.issuer-unknown', at));
  if (isIssued === false) findings.push(toFinding('at.certificate.issuer', at));
}

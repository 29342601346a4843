/**
 * Whether a text is an e-mail address as browsers check it (HTML, § 4.10.5.1.5), with a dot in the
 * host and RFC 5321's lengths.
 */
export function isEmail(text: string): boolean {
  const [, local = ''] =
    /^([\w.!#$%&'*+/=?^`{|}~-]+)@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i.exec(
      text,
    ) ?? [];
  return local !== '' && local.length <= 64 && text.length <= 254;
}

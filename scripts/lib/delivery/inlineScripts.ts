import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** The `sha256-…` of every inline script of a page that a browser would run; data blocks (`application/json`, `application/ld+json`) do not run. */
export function toInlineScriptHashes(html: string): readonly string[] {
  const hashes: string[] = [];
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, {src, type = 'text/javascript'}) {
        if (name === 'script' && src === undefined && ['text/javascript', 'module', 'application/javascript'].includes(type)) script = '';
      },
      ontext(text) {
        if (script !== undefined) script += text;
      },
      onclosetag(name) {
        if (name !== 'script' || script === undefined) return;
        hashes.push(`sha256-${createHash('sha256').update(script).digest('base64')}`);
        script = undefined;
      },
    },
    {decodeEntities: false},
  );
  parser.end(html);
  return hashes;
}

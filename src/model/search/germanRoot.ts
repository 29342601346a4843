const SEPARABLE =
  'ab|an|auf|aus|ein|fehl|herunter|hoch|nach|um|unter|vor|weg|weiter|zu|zuruck|zusammen';
const PARTICIPLE = new RegExp(`^(${SEPARABLE})?ge(\\p{L}{3,}(?:t|en))(?:e[mnrs]?)?$`, 'u');
const ENDINGS =
  /(?:ierung(?:en)?|ieren?|iert(?:e[mnrs]?)?|ation(?:en)?|ung(?:en)?|e[mnrs]?|n|t(?:e[mnrs]?)?)$/;
const SHORTEST_ROOT = 5;

/**
 * What the forms of a German verb and its noun have in common, which stemmers keep apart:
 * `ausgefallen` and `Ausfall`, `manipulierte` and `Manipulation`. Takes a folded word. `undefined`
 * if too little would be left.
 */
export function toGermanRoot(word: string): string | undefined {
  const [, prefix = '', verb = word] = PARTICIPLE.exec(word) ?? [];
  const root = `${prefix}${verb}`.replace(ENDINGS, '');
  return root.length >= SHORTEST_ROOT && root !== word ? root : undefined;
}

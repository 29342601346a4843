import {useEffect, useState, type CSSProperties, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import {toTokenKind, type TokenKind} from '@site/src/model/site/tokens';
import {Specimen, SpecimenRow} from './Specimen';
import styles from './TokenSpecimens.module.css';

interface Token {
  readonly name: string;
  readonly value: string;
  readonly kind: TokenKind;
}

const KINDS: readonly TokenKind[] = ['color', 'space', 'text', 'radius', 'shadow', 'other'];

/**
 * Every token, as the style sheet of this page defines it in the reader's color mode. The browser
 * has read that file already, so there is no second list to keep. Without scripts it is empty.
 */
export function TokenSpecimens(): ReactNode {
  const {colorMode} = useColorMode();
  const [tokens, setTokens] = useState<readonly Token[]>([]);
  useEffect(() => {
    // After the theme has set the mode on the page.
    const frame = requestAnimationFrame(() => setTokens(readTokens()));
    return () => cancelAnimationFrame(frame);
  }, [colorMode]);
  return (
    <Specimen name="Tokens">
      {KINDS.map((kind) => (
        <SpecimenRow key={kind} label={kind} layout="grid">
          {tokens
            .filter((token) => token.kind === kind)
            .map(({name, value}) => (
              <div key={name} className={styles.token} data-token={name}>
                <span
                  className={styles.sample}
                  data-kind={kind}
                  style={{'--token': `var(${name})`} as CSSProperties}
                  aria-hidden="true">
                  {kind === 'text' && 'Aa'}
                </span>
                <span className={styles.name}>{name.replace('--portal-', '')}</span>
                <span className={styles.value}>{value}</span>
              </div>
            ))}
        </SpecimenRow>
      ))}
    </Specimen>
  );
}

/** The names that `:root` defines, with the values that apply now. */
function readTokens(): readonly Token[] {
  const applied = getComputedStyle(document.documentElement);
  const names = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap((rule) => [...(rule as CSSStyleRule).style])
    .filter((name) => name.startsWith('--portal-'));
  return [...new Set(names)].map((name) => {
    const value = applied.getPropertyValue(name).trim();
    return {name, value, kind: toTokenKind(name, value)};
  });
}

// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Fact} from '../../../src/features/facts/Fact';
import {TextLanguageProvider} from '../../../src/features/language/TextLanguage';
import {site} from '../../support/docusaurus/useDocusaurusContext';

beforeEach(() => (site.i18n.currentLocale = 'de'));

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

const textOf = (element: Parameters<typeof render>[0]): string =>
  render(element).container.textContent?.replace(/\s/g, ' ') ?? '';

describe('Fact', () => {
  it('is in the language of the surrounding text, whatever the reader’s language', () => {
    expect(
      textOf(
        <TextLanguageProvider text="en">
          <Fact id="verifactuCompanies" />, <Fact id="frenchTillFine" />
        </TextLanguageProvider>,
      ),
    ).toBe('1 January 2027, €7,500');
  });

  it('is in the reader’s language outside texts, and in a given language', () => {
    expect(textOf(<Fact id="frenchTillFine" />)).toBe('7.500 €');
    expect(textOf(<Fact id="verifactuCompanies" lang="es" />)).toBe('1 de enero de 2027');
  });
});

// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {TextLanguageProvider} from '../../src/features/language/TextLanguage';
import TOCItemTree from '../../src/theme/TOCItems/Tree';
import {site} from '../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('lists the headings in the language of their text', () => {
  site.i18n.currentLocale = 'de';
  const deeper = {id: 'deeper', value: 'Deeper', level: 3, children: []};
  const {container} = render(
    <TextLanguageProvider text="en">
      <TOCItemTree
        toc={[{id: 'first', value: 'The <code>tss</code>', level: 2, children: [deeper]}]}
        className="list"
        linkClassName="link"
      />
    </TextLanguageProvider>,
  );
  expect(container.innerHTML).toBe(
    '<ul class="list" lang="en"><li><a href="#first" class="link">The <code>tss</code></a>' +
      '<ul><li><a href="#deeper" class="link">Deeper</a></li></ul></li></ul>',
  );
});

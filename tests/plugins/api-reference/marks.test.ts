import {renderToStaticMarkup} from 'react-dom/server';
import {createElement} from 'react';
import {describe, expect, it} from 'vitest';
import {baseUrlMark, fillMarks, toMarks} from '../../../plugins/api-reference/marks';
import {AnchorLink} from '../../../plugins/api-reference/render/AnchorLink';
import {redocLabels} from '../../../src/data/redocLabels';

const {fr} = redocLabels;

describe('marks', () => {
  it('take the place of every text, each with a mark of its own', () => {
    const marks = Object.values(toMarks(fr)).flatMap((texts) => Object.values(texts));
    const texts = Object.values(fr).flatMap((group) => Object.values(group));
    expect(marks).toHaveLength(texts.length);
    expect(new Set(marks).size).toBe(texts.length);
  });

  it('are the same in every language, so that languages share pages', () => {
    const [first, ...others] = Object.values(redocLabels).map(toMarks);
    for (const other of others) expect(other).toEqual(first);
  });

  it('are filled with the text as React writes it', () => {
    const text = `L’en-tête "d'un" <b> & co`;
    const labels = {...fr, own: {...fr.own, copy: text}};
    const render = (label: string): string =>
      renderToStaticMarkup(createElement('p', {title: label}, label, ' 5'));
    expect(fillMarks(render(toMarks(labels).own.copy), labels, '/fr/')).toBe(render(text));
  });

  it.each([
    ['en', 'Link to “Tills”'],
    ['es', 'Enlace a «Tills»'],
    ['de', 'Link zu „Tills“'],
    ['it', 'Link a «Tills»'],
    ['fr', 'Lien vers «\u00A0Tills\u00A0»'],
  ] as const)('name a link in the quotes of %s', (language, name) => {
    const labels = redocLabels[language];
    const link = createElement(AnchorLink, {
      to: 'tills',
      name: 'Tills',
      labels: toMarks(labels).own,
    });
    expect(fillMarks(renderToStaticMarkup(link), labels, '/')).toContain(`aria-label="${name}"`);
  });

  it('are filled with the base URL', () => {
    expect(fillMarks(`<a href="${baseUrlMark}errors">`, fr, '/fr/')).toBe('<a href="/fr/errors">');
  });

  it('leave what a specification wrote in their form', () => {
    expect(fillMarks('\ue000own.unknown\ue001', fr, '/fr/')).toBe('\ue000own.unknown\ue001');
  });
});

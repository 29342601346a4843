import {toRecords, type Outline} from '../../../src/model/search/outline';
import type {SearchRecord} from '../../../src/model/search/types';

const page = (
  path: string,
  group: string,
  language: string,
  sections: Outline['sections'],
): Outline => ({
  path,
  group,
  language,
  tag: 'default',
  version: null,
  rank: 10,
  kind: 'guide',
  products: [],
  countries: [],
  sections,
});

/** Forty pages with one section each. One has markup in its texts, and two are in German. */
const outlines: readonly Outline[] = [
  ...Array.from({length: 40}, (_, index) =>
    page(`/guide-${index}`, index % 2 === 0 ? 'SIGN DE' : 'R&D', 'en', [
      {level: 1, heading: `Guide ${index}`, anchor: null, texts: ['What a receipt must show.']},
      {
        level: 2,
        heading: `Receipt part ${index}`,
        anchor: 'part',
        texts: [
          `A receipt holds number ${index} one two three four five six seven eight nine ten eleven twelve thirteen fourteen.`,
        ],
      },
    ]),
  ),
  page('/markup', 'SIGN DE', 'en', [
    {
      level: 1,
      heading: 'Using <script> & "quotes"',
      anchor: null,
      texts: ['The element <img src=x> breaks <b>pages</b>.'],
    },
  ]),
  page('/de/beleg', 'SIGN DE', 'de', [
    {
      level: 1,
      heading: 'Belege signieren',
      anchor: null,
      texts: ['Ein Beleg trägt eine Signatur.'],
    },
  ]),
];

export const records: readonly SearchRecord[] = outlines.flatMap(toRecords);

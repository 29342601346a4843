import {expect, it} from 'vitest';
import {legalDates} from '../../../src/data/legalDates';
import {ownGuides} from '../../../src/data/ownGuides';
import {spanishCall} from '../../../src/data/receipts/calls/spain';
import {outagePages} from '../../../src/data/search';
import {toGuide} from '../../../src/features/check/reportView';

it('only names English guides that lists and tables lead to', () => {
  const linked = [
    ...legalDates.map(({to}) => to),
    ...spanishCall.legend.map(({to}) => to),
    ...Object.values(outagePages).map((page) => `/${page}`),
    // The first column of the table of countries on /check.
    '/sign-es/introduction',
    ...['es.tbai.form', 'es.qr.form', 'es.hash'].map(toGuide),
  ];
  for (const address of Object.values(ownGuides).flatMap((own) => Object.keys(own)))
    expect(linked).toContain(address);
});

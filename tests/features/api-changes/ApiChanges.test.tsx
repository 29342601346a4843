// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {ApiChanges} from '../../../src/features/api-changes/ApiChanges';
import type {ChangesReport} from '../../../src/model/openapi/changes/changesReport';
import {site} from '../../support/docusaurus/useDocusaurusContext';

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

const report: ChangesReport = {
  api: 'sign-de',
  label: 'SIGN DE',
  path: '/api/kassensichv/changes/v1...v2',
  from: {version: 'v1', path: '/api/kassensichv/v1', release: '1.0.0'},
  to: {version: 'v2', path: '/api/kassensichv/v2', release: '2.0.0'},
  general: [0, 1],
  notes: [{text: 'Keep the keys.'}, {text: 'Create a TSS.'}],
  changes: [],
  texts: 0,
};
const show = (notes: ChangesReport['notes']): void => {
  render(
    <ApiChanges page={{report: {...report, notes}, jsonUrl: '/x.json', feedUrl: '/x.atom'}} />,
  );
};

it('says once that its notes are in English, to readers of other languages', () => {
  site.i18n.currentLocale = 'de';
  show(report.notes);
  expect(screen.getAllByText(/in English/)).toHaveLength(1);
});

it.each([
  ['en', report.notes],
  ['de', []],
])('says nothing about the language where it is no surprise: %s', (locale, notes) => {
  site.i18n.currentLocale = locale;
  show(notes);
  expect(screen.queryByText(/in English/)).toBeNull();
});

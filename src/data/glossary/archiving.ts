import {commonTerms} from './any';
import {austrianTerms} from './at';
import {germanTerms} from './de';
import {frenchTerms} from './fr';
import type {TermRow} from './row';

const common: readonly TermRow[] = commonTerms;
const national: readonly TermRow[] = [...germanTerms, ...austrianTerms, ...frenchTerms];
const concerned: readonly string[] = [
  'archive-caisse',
  'aufbewahrungsfrist',
  'belegerteilungspflicht',
  'buchungsbeleg',
  'buecher-und-aufzeichnungen',
  'cloture',
  'datenzugriff',
  'dep',
  'dep131',
  'dsfinvk',
  'kassenabschluss',
  'kassennachschau',
  'kleinbetragsrechnung',
  'purge',
  'transaction-log',
  'tss',
  'verfahrensdokumentation',
];

/** Terms of archiving and of electronic receipts, including those of national law. */
export const archivingTerms = [...common, ...national.filter(({id}) => concerned.includes(id))];

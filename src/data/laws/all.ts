import {austrianLaws} from './at';
import {germanLaws} from './de';
import {spanishLaws} from './es';
import {frenchLaws} from './fr';
import {italianLaws} from './it';
import type {LawRow} from './row';

/** Every source that some page cites. */
export const laws: readonly LawRow[] = [...germanLaws, ...austrianLaws, ...spanishLaws, ...italianLaws, ...frenchLaws];

import type {LocaleId} from '../locales';
import {austrianWords} from './de/at';
import {conventionWords} from './de/conventions';
import {dsfinvkWords} from './de/dsfinvk';
import {signEsWords} from './de/es';
import {frenchWords} from './de/fr';
import {italianWords} from './de/it';
import {pageWords} from './de/pages';
import {receiptWords} from './de/receipt';
import {safeWords} from './de/safe';
import {signDeWords} from './de/signDe';
import {signDeMoreWords} from './de/signDeMore';
import {signEsSpanishWords} from './de/signEsSpanish';
import {submissionWords} from './de/submission';
import type {AnyRowWords} from './row';

/** The words of rows in each language. Figures on translated pages use them. */
export const rowTranslations: Readonly<Partial<Record<LocaleId, AnyRowWords>>> = {
  de: {
    ...austrianWords,
    ...conventionWords,
    ...dsfinvkWords,
    ...signEsWords,
    ...frenchWords,
    ...italianWords,
    ...pageWords,
    ...receiptWords,
    ...safeWords,
    ...signDeWords,
    ...signDeMoreWords,
    ...signEsSpanishWords,
    ...submissionWords,
  },
};

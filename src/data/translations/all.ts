import type {LocaleId} from '../locales';
import {austrianWords} from './de/at';
import {dsfinvkWords} from './de/dsfinvk';
import {signDeWords} from './de/signDe';
import {signDeMoreWords} from './de/signDeMore';
import {signEsSpanishWords} from './de/signEsSpanish';
import type {AnyRowWords} from './row';

/** The words of rows in each language. Figures on translated pages use them. */
export const rowTranslations: Readonly<Partial<Record<LocaleId, AnyRowWords>>> = {
  de: {...austrianWords, ...dsfinvkWords, ...signDeWords, ...signDeMoreWords, ...signEsSpanishWords},
};

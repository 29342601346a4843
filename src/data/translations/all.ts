import type {LocaleId} from '../locales';
import {austrianWords} from './de/at';
import {dsfinvkWords} from './de/dsfinvk';
import {signEsWords} from './de/es';
import {signDeWords} from './de/signDe';
import {signDeMoreWords} from './de/signDeMore';
import type {AnyRowWords} from './row';

/** The words of rows in each language. Figures on translated pages use them. */
export const rowTranslations: Readonly<Partial<Record<LocaleId, AnyRowWords>>> = {
  de: {...austrianWords, ...dsfinvkWords, ...signDeWords, ...signDeMoreWords, ...signEsWords},
};

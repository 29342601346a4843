import type {LocaleId} from '../locales';
import {austrianWords} from './de/at';
import {dsfinvkWords} from './de/dsfinvk';
import {frenchWords} from './de/fr';
import {pageWords} from './de/pages';
import {signDeWords} from './de/signDe';
import {signDeMoreWords} from './de/signDeMore';
import type {AnyRowWords} from './row';

/** The words of rows in each language. Figures on translated pages use them. */
export const rowTranslations: Readonly<Partial<Record<LocaleId, AnyRowWords>>> = {
  de: {...austrianWords, ...dsfinvkWords, ...frenchWords, ...pageWords, ...signDeWords, ...signDeMoreWords},
};

import type {LocaleId} from '../locales';
import {errorWords as de} from './de/errors';

/**
 * Causes and remedies of error codes in other languages, by the English text of the specifications. A
 * text that isn't here, such as a new one of a fetched specification, stays in English.
 */
export const errorTranslations: Readonly<Partial<Record<LocaleId, ReadonlyMap<string, string>>>> = {
  de: new Map(Object.entries(de)),
};

import type {LocaleId} from '../locales';
import {errorWords as de} from './de/errors';

/**
 * Causes and remedies of error codes in other languages, by the English text of the specifications. If
 * one of both isn't here, such as a new one of a fetched specification, both stay in English.
 */
export const errorTranslations: Readonly<Partial<Record<LocaleId, ReadonlyMap<string, string>>>> = {
  de: new Map(Object.entries(de)),
};

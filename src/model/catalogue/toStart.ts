import type {LocaleId} from '../../data/locales';
import type {ProductRow} from '../../data/products';

/**
 * The address where readers of a language start with a product: the guides in their language, if it
 * has some. `null` if it has no guides. In a file of its own, because every guide loads it.
 */
export function toStart({start, startIn}: ProductRow, locale: string): string | null {
  return start === null ? null : `/${startIn?.[locale as LocaleId] ?? start}`;
}

import type {LocaleId} from './locales';

/**
 * The words on the receipt in a page's picture, in one language. They follow the text's language instead of the reader's, so they aren't interface messages.
 */
export interface PictureWordsRow {
  readonly language: LocaleId;
  readonly kinds: {
    readonly site: string;
    readonly page: string;
    readonly guide: string;
    readonly reference: string;
    readonly post: string;
    readonly news: string;
  };
  /** Names of the receipt's lines. */
  readonly product: string;
  readonly country: string;
  readonly version: string;
  readonly date: string;
  readonly topic: string;
}

export const pictureWords = [
  {
    language: 'en',
    kinds: {site: 'Developer portal', page: 'Developer portal', guide: 'Guide', reference: 'API reference', post: 'News', news: 'News'},
    product: 'Product',
    country: 'Country',
    version: 'Version',
    date: 'Date',
    topic: 'Topic',
  },
  {
    language: 'es',
    kinds: {
      site: 'Portal para desarrolladores',
      page: 'Portal para desarrolladores',
      guide: 'Guía',
      reference: 'Referencia de la API',
      post: 'Novedades',
      news: 'Novedades',
    },
    product: 'Producto',
    country: 'País',
    version: 'Versión',
    date: 'Fecha',
    topic: 'Tema',
  },
  {
    language: 'de',
    kinds: {site: 'Entwicklerportal', page: 'Entwicklerportal', guide: 'Anleitung', reference: 'API-Referenz', post: 'Neuigkeiten', news: 'Neuigkeiten'},
    product: 'Produkt',
    country: 'Land',
    version: 'Version',
    date: 'Datum',
    topic: 'Thema',
  },
  {
    language: 'it',
    kinds: {
      site: 'Portale per sviluppatori',
      page: 'Portale per sviluppatori',
      guide: 'Guida',
      reference: 'Riferimento API',
      post: 'Novità',
      news: 'Novità',
    },
    product: 'Prodotto',
    country: 'Paese',
    version: 'Versione',
    date: 'Data',
    topic: 'Tema',
  },
  {
    language: 'fr',
    kinds: {
      site: 'Portail développeurs',
      page: 'Portail développeurs',
      guide: 'Guide',
      reference: 'Référence de l’API',
      post: 'Actualités',
      news: 'Actualités',
    },
    product: 'Produit',
    country: 'Pays',
    version: 'Version',
    date: 'Date',
    topic: 'Sujet',
  },
] as const satisfies readonly PictureWordsRow[];

import type {LocaleId} from './locales';

/**
 * Where the guides in a reader's language treat the subject of an English guide, by the English
 * address. Lists and tables name English guides; `OwnGuideLink` leads to these.
 */
export const ownGuides: Readonly<Partial<Record<LocaleId, Readonly<Partial<Record<string, `/${string}`>>>>>> = {
  es: {
    '/sign-es/connectionloss_verifactu': '/sign-es/guia_nuevos_clientes#sin-conexion',
    '/sign-es/introduction': '/sign-es/introduccion',
    '/sign-es/invoicecompliance#identifier': '/sign-es/conformidad_facturas#ticketbai',
    '/sign-es/invoicecompliance_verifactu#print': '/sign-es/conformidad_facturas#verifactu',
    '/sign-es/invoicecompliance_verifactu#hash': '/sign-es/conformidad_facturas#huella',
  },
};

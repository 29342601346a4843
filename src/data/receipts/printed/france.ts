import {frenchSale} from './frenchSale';
import type {PrintedReceiptRow} from './row';

export const frenchPrintedReceipts = [
  frenchSale,
  /** Ticket T-000004, issued without a connection. */
  {
    id: 'france-offline',
    lang: 'fr',
    text: `
Boulangerie Lemoine SARL
27 Rue de la Martinière, 69001 Lyon
SIRET 000 417 238 00011  TVA FR38000417238

Ticket T-000004       20/11/2026 14:07:12
Caisse LEMOINE-CAISSE-01      NAF 10.71C

1 x Sandwich jambon-beurre           5,50

Nombre de lignes                        1
Total TTC EUR                        5,50
10 %   HT 5,00   TVA 0,50
Espèces                              5,50

Camille
Tillwright POS 8.4.1   Certificat B9041
MODE DÉGRADÉ  offline-0001 / 0002
`,
  },
] as const satisfies readonly PrintedReceiptRow[];

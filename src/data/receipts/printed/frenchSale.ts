import type {PrintedReceiptRow} from './row';

/** Ticket T-000002. */
export const frenchSale = {
  id: 'france-sale',
  lang: 'fr',
  text: `
Boulangerie Lemoine SARL
27 Rue de la Martinière, 69001 Lyon
SIRET 000 417 238 00011  TVA FR38000417238

Ticket T-000002       20/11/2026 09:14:36
Caisse LEMOINE-CAISSE-01      NAF 10.71C

3 x Baguette tradition      1,35     4,05
1 x Tarte aux pralines      6,50     6,50
1 x Sandwich jambon-beurre  5,50     5,50
1 x Sac à pain en toile     6,00     6,00

Nombre de lignes                        4
Total TTC EUR                       22,05
 5,5 %  HT 10,00   TVA 0,55
10 %    HT  5,00   TVA 0,50
20 %    HT  5,00   TVA 1,00
Espèces                             10,00
Carte bancaire                      12,05

Camille
Tillwright POS 8.4.1   Certificat B9041
Signature 6GyY
`,
} as const satisfies PrintedReceiptRow;

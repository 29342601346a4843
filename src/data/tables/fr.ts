import type {TableRow} from './row';

/** Lists of codes and fields of the French guides. */
export const frenchTables = [
  {
    id: 'isca-transaction-data',
    title: 'Data of a transaction that French till software must secure, keep and archive',
    law: 'fr-bofip-caisse',
    at: '§ 50',
    columns: [
      {key: 'data', label: 'Data'},
      {key: 'french', label: 'In French'},
      {key: 'field', label: 'SIGN FR', code: true},
      {key: 'example', label: 'Ticket T-000002', code: true},
    ],
    rows: [
      {data: 'Number of the document', french: 'numéro du justificatif', field: 'document.number', example: 'T-000002'},
      {
        data: 'Date: year, month, day, hour, minute',
        french: 'date (année-mois-jour-heure-minute)',
        field: 'document.issued_at',
        example: '2026-11-20T09:14:36+01:00',
      },
      {data: 'Number of the till', french: 'numéro de la caisse', field: 'producer.number', example: 'LEMOINE-CAISSE-01'},
      {data: 'Total including VAT', french: 'montant total TTC', field: 'document.total_vat.inclusive', example: '22.05'},
      {data: 'Label of each line', french: 'libellé du produit', field: 'entries[].data.text', example: 'Baguette tradition'},
      {data: 'Quantity of each line', french: 'quantité', field: 'entries[].data.unit.quantity', example: '3'},
      {data: 'Unit price of each line', french: 'prix unitaire', field: 'entries[].data.unit.price', example: '1.35'},
      {data: 'Net amount of each line', french: 'total HT de la ligne', field: 'entries[].data.vat.exclusive', example: '3.84'},
      {data: 'VAT rate of each line', french: 'taux de TVA', field: 'entries[].data.vat.percentage', example: '5.50'},
      {data: 'Means of payment', french: 'mode de règlement', field: 'payments[].type', example: 'CASH, CARD'},
      {data: 'Corrections', french: 'corrections', field: 'operation.record', example: ''},
    ],
  },
  {
    id: 'isca-closing-totals',
    title: 'Totals that every closing of SIGN FR records',
    law: 'fr-bofip-caisse',
    at: '§ 170',
    columns: [
      {key: 'total', label: 'Total'},
      {key: 'counts', label: 'Counts'},
      {key: 'restarts', label: 'Restarts'},
      {key: 'field', label: 'SIGN FR', code: true},
      {key: 'example', label: '20 November', code: true},
    ],
    rows: [
      {
        total: 'Total of the period, added by SIGN FR',
        counts: 'the day, month or accounting year that is closed',
        restarts: 'with each period',
        field: 'total.inclusive',
        example: '21.55',
      },
      {total: 'Grand total', counts: 'since the accounting year began', restarts: 'with the next accounting year', field: 'grand_total', example: '25.60'},
      {total: 'Perpetual total', counts: 'since the first use of the till', restarts: 'never', field: 'perpetual_total', example: '25.60'},
    ],
  },
  {
    id: 'attestation-parts',
    title: 'Contents of the individual attestation',
    law: 'fr-boi-lettre-242',
    columns: [
      {key: 'part', label: 'Part'},
      {key: 'content', label: 'Content'},
      {key: 'source', label: 'Where you take it from'},
    ],
    rows: [
      {part: 'Maker', content: 'Identity of the maker', source: 'your entry in the company register'},
      {part: 'Maker', content: 'Name of the product', source: '`software.name` of the system'},
      {part: 'Maker', content: 'Version, and the root of its numbering', source: '`software.version` of the system'},
      {part: 'Maker', content: 'Day on which the version was released', source: 'your release notes'},
      {part: 'Maker', content: 'Number of the licence', source: 'your contract with the merchant'},
      {part: 'Maker', content: 'Functions that the attestation covers, and those that it does not', source: 'your dossier'},
      {part: 'Maker', content: 'Commitment on the numbering of major and minor versions', source: 'your release policy'},
      {part: 'Merchant', content: 'Purchase of the software', source: 'the merchant'},
      {part: 'Merchant', content: 'First day of use', source: 'the merchant'},
    ],
  },
] as const satisfies readonly TableRow[];

import {dsfinvkTables} from './dsfinvk';
import type {TableRow} from './row';

/** Lists of codes and fields of the German guides. */
export const germanTables = [
  ...dsfinvkTables,
  {
    id: 'submission-contents',
    title: 'What a notification must contain',
    law: 'de-ao-146a',
    at: '(4)',
    columns: [
      {key: 'number', label: 'No.'},
      {key: 'statute', label: 'Wording of the statute'},
      {key: 'meaning', label: 'Meaning'},
      {key: 'source', label: 'Field of SUBMIT DE'},
    ],
    rows: [
      {number: '1', statute: 'Name des Steuerpflichtigen', meaning: 'Name of the taxpayer', source: 'taxpayer: first_name and last_name, or company_name'},
      {number: '2', statute: 'Steuernummer des Steuerpflichtigen', meaning: 'Tax number of the taxpayer', source: 'taxpayer: tax_number'},
      {
        number: '3',
        statute: 'Art der zertifizierten technischen Sicherheitseinrichtung',
        meaning: 'Kind of the certified TSE',
        source: 'TSS: bsi_certification_id, serial_number, tss_type',
      },
      {number: '4', statute: 'Art des verwendeten elektronischen Aufzeichnungssystems', meaning: 'Kind of the recording system', source: 'till: client_type'},
      {
        number: '5',
        statute: 'Anzahl der verwendeten elektronischen Aufzeichnungssysteme',
        meaning: 'Number of recording systems in use',
        source: 'counted from the tills of the establishment',
      },
      {
        number: '6',
        statute: 'Seriennummer des verwendeten elektronischen Aufzeichnungssystems',
        meaning: 'Serial number of each recording system',
        source: 'till: serial_number',
      },
      {
        number: '7',
        statute: 'Datum der Anschaffung des verwendeten elektronischen Aufzeichnungssystems',
        meaning: 'Date of acquisition',
        source: 'till: acquisition_date',
      },
      {
        number: '8',
        statute: 'Datum der Außerbetriebnahme des verwendeten elektronischen Aufzeichnungssystems',
        meaning: 'Date of decommissioning',
        source: 'till: decommissioning_date',
      },
    ],
  },
] as const satisfies readonly TableRow[];

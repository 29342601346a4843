import {austrianPrintedReceipts} from '../receipts/printed/austria';
import {germanPrintedReceipts} from '../receipts/printed/germany';
import {spanishPrintedReceipts} from '../receipts/printed/spain';
import type {SampleId} from './samples';
import dep7 from './samples/austria-dep7.json';
import archive from './samples/france-archive.json';
import journal from './samples/italy-journal.json';

const german = germanPrintedReceipts[1].code.text;
/** The receipt before the printed one, so that both have the same key and are linked. */
const austrian = `_R1-AT100_BON-AT-4F7C21D9_2_2026-11-20T07:15:48_3,60_3,40_0,00_0,00_0,00_gNghGOg5JVo=_5d2f8a31_KyA2pKguY24=_/x0tVlZLX8SSei6w/wqEfIW8rYlJKF4nNuhK9Ib/qOGJqNjsSWXomYaxOQmdlmDk919xzoYy/kmML0IzmnKzwA==
${austrianPrintedReceipts[0].code.text}`;
const record = `<RegistroAlta>
  <IDVersion>1.0</IDVersion>
  <IDFactura>
    <IDEmisorFactura>B00482612</IDEmisorFactura>
    <NumSerieFactura>S26-000482</NumSerieFactura>
    <FechaExpedicionFactura>20-11-2026</FechaExpedicionFactura>
  </IDFactura>
  <NombreRazonEmisor>Librería Alameda S.L.</NombreRazonEmisor>
  <TipoFactura>F2</TipoFactura>
  <CuotaTotal>2.90</CuotaTotal>
  <ImporteTotal>32.90</ImporteTotal>
  <Encadenamiento>
    <RegistroAnterior>
      <IDEmisorFactura>B00482612</IDEmisorFactura>
      <NumSerieFactura>S26-000481</NumSerieFactura>
      <FechaExpedicionFactura>20-11-2026</FechaExpedicionFactura>
      <Huella>C2A56FE1F583FD725F461EC77CABE814A184537763ACDAC130FC31A446A0E51C</Huella>
    </RegistroAnterior>
  </Encadenamiento>
  <FechaHoraHusoGenRegistro>2026-11-20T10:41:37+01:00</FechaHoraHusoGenRegistro>
  <TipoHuella>01</TipoHuella>
  <Huella>D10E4C61524CA0B3EC3499E96BA67E3FDC0082C4310721C5A41B5060743FBE34</Huella>
</RegistroAlta>`;
const [verifactu, ticketbai] = spanishPrintedReceipts;

const toText = (value: unknown): string => JSON.stringify(value, null, 2);
const [group] = dep7['Belege-Gruppe'];

/** The texts of the examples: receipts, records and exports of the project's own, and what a mistake or a change makes of them. */
export const sampleTexts: Readonly<Record<SampleId, string>> = {
  'de-code': german,
  'de-code-amount': german.replace('11.90_', '10.90_').replace('10.00:Bar', '9.00:Bar'),
  'de-code-time': german.replace('T09:41:02', 'T10:41:02').replace('T09:41:37', 'T10:41:37'),
  'at-codes': austrian,
  'at-codes-amount': austrian.replace('_4,20_', '_4,70_'),
  'at-dep7': toText(dep7),
  'at-dep7-removed': toText({
    'Belege-Gruppe': [{...group, 'Belege-kompakt': group?.['Belege-kompakt'].filter((_, index) => index !== 3)}],
  }),
  'es-record': record,
  'es-record-total': record.replace('<ImporteTotal>32.90', '<ImporteTotal>23.90'),
  'es-address': verifactu.code.text,
  'es-ticketbai': ticketbai.code.text,
  'es-ticketbai-typo': ticketbai.code.text.replace('&i=30.25', '&i=30.52'),
  'it-journal': toText(journal),
  'it-journal-total': toText(journal).replace('"18.20"', '"81.20"'),
  'fr-archive': toText(archive),
  'fr-archive-amount': toText(archive).replace('"gross": "4.05"', '"gross": "4.50"'),
};

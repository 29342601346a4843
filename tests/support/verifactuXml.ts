import {verifactuReceipt} from '../receipts/verifactu';

const {merchant, system, chain, events} = verifactuReceipt;

type Record = (typeof chain)[number];

/** The chain of the example as the AEAT's XML, without the fields that no check reads. */
export function toRecordsXml(): string {
  return `<RegFactuSistemaFacturacion>${chain.map((_, index) => toRecordXml(index)).join('')}</RegFactuSistemaFacturacion>`;
}

/**
 * The sale of the example alone. `changes` are values by element; `toHash` makes its hash from the
 * text of the example.
 */
export function toRegistrationXml(
  changes: Readonly<{[name: string]: string}> = {},
  toHash?: (input: string) => string,
): string {
  let xml = toRecordXml(1);
  const input = [
    ['IDEmisorFactura', merchant.nif],
    ['NumSerieFactura', chain[1].number],
    ['FechaExpedicionFactura', chain[1].issuedOn],
    ['TipoFactura', chain[1].invoiceType],
    ['CuotaTotal', chain[1].taxTotal],
    ['ImporteTotal', chain[1].total],
    ['Huella', chain[1].previousHash],
    ['FechaHoraHusoGenRegistro', chain[1].generatedAt],
  ]
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  for (const [name, value] of Object.entries(changes))
    xml = xml.replace(new RegExp(`<${name}>[^<]*</${name}>`), `<${name}>${value}</${name}>`);
  return toHash
    ? xml.replace(
        /<Huella>[^<]*<\/Huella><\/RegistroAlta>/,
        `<Huella>${toHash(input)}</Huella></RegistroAlta>`,
      )
    : xml;
}

/** Records without the elements that no hash covers. */
export function toCoveredXml(xml: string): string {
  return xml.replaceAll(/<(NombreRazon|NombreRazonEmisor)>[^<]*<\/\1>/g, '');
}

/** The event log of the example as XML. */
export function toEventXml(): string {
  const {installation, records} = events;
  const rows = records.map(
    (event) =>
      `<RegistroEvento><IDVersion>1.0</IDVersion><Evento><SistemaInformatico><NombreRazon>${system.producer}</NombreRazon><NIF>${system.nif}</NIF><IdSistemaInformatico>${system.id}</IdSistemaInformatico><Version>${system.version}</Version><NumeroInstalacion>${installation}</NumeroInstalacion></SistemaInformatico><ObligadoEmision><NIF>${merchant.nif}</NIF></ObligadoEmision><FechaHoraHusoGenEvento>${event.generatedAt}</FechaHoraHusoGenEvento><TipoEvento>${event.code}</TipoEvento><Encadenamiento>${event.previousHash === '' ? '<PrimerEvento>S</PrimerEvento>' : `<EventoAnterior><HuellaEvento>${event.previousHash}</HuellaEvento></EventoAnterior>`}</Encadenamiento><TipoHuella>01</TipoHuella><HuellaEvento>${event.hash}</HuellaEvento></Evento></RegistroEvento>`,
  );
  return `<Eventos>${rows.join('')}</Eventos>`;
}

function toRecordXml(index: number): string {
  const record: Record = chain[index]!;
  const previous = index === 0 ? undefined : chain[index - 1];
  const before =
    previous === undefined
      ? '<PrimerRegistro>S</PrimerRegistro>'
      : `<RegistroAnterior><IDEmisorFactura>${merchant.nif}</IDEmisorFactura><NumSerieFactura>${previous.number}</NumSerieFactura><FechaExpedicionFactura>${previous.issuedOn}</FechaExpedicionFactura><Huella>${record.previousHash}</Huella></RegistroAnterior>`;
  const end = `<Encadenamiento>${before}</Encadenamiento><FechaHoraHusoGenRegistro>${record.generatedAt}</FechaHoraHusoGenRegistro><TipoHuella>01</TipoHuella><Huella>${record.hash}</Huella>`;
  return record.kind === 'REGISTRATION'
    ? `<RegistroAlta><IDVersion>1.0</IDVersion><IDFactura><IDEmisorFactura>${merchant.nif}</IDEmisorFactura><NumSerieFactura>${record.number}</NumSerieFactura><FechaExpedicionFactura>${record.issuedOn}</FechaExpedicionFactura></IDFactura><NombreRazonEmisor>${merchant.name}</NombreRazonEmisor><TipoFactura>${record.invoiceType}</TipoFactura><CuotaTotal>${record.taxTotal}</CuotaTotal><ImporteTotal>${record.total}</ImporteTotal>${end}</RegistroAlta>`
    : `<RegistroAnulacion><IDVersion>1.0</IDVersion><IDFactura><IDEmisorFacturaAnulada>${merchant.nif}</IDEmisorFacturaAnulada><NumSerieFacturaAnulada>${record.number}</NumSerieFacturaAnulada><FechaExpedicionFacturaAnulada>${record.issuedOn}</FechaExpedicionFacturaAnulada></IDFactura>${end}</RegistroAnulacion>`;
}

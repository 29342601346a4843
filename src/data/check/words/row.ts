import type {FindingCode, InputKind} from '@bonarium/fiscal';
import type {AustrianKind} from '@bonarium/fiscal/austria';

/** Kinds of input, and of the numbers that a report tells apart. */
type KindName =
  | InputKind
  | 'it-partita-iva'
  | 'it-codice-fiscale'
  | 'it-number'
  | 'it-lottery-code'
  | 'fr-siren'
  | 'fr-siret'
  | 'fr-vat-number'
  | 'fr-certificate-code'
  | 'fr-extract';

/** Fields whose meaning the page explains. Others only show their name and value. */
type FieldName =
  | 'version'
  | 'clientSerialNumber'
  | 'processType'
  | 'processData'
  | 'documentKind'
  | 'vatSlots'
  | 'payments'
  | 'transactionNumber'
  | 'signatureCounter'
  | 'startedAt'
  | 'finishedAt'
  | 'signatureAlgorithm'
  | 'timeFormat'
  | 'signature'
  | 'publicKey'
  | 'Registrierkassenalgorithmuskennzeichen'
  | 'Kassen-ID'
  | 'Belegnummer'
  | 'Beleg-Datum-Uhrzeit'
  | 'Betrag-Satz-Normal'
  | 'Betrag-Satz-Ermaessigt-1'
  | 'Betrag-Satz-Ermaessigt-2'
  | 'Betrag-Satz-Null'
  | 'Betrag-Satz-Besonders'
  | 'Stand-Umsatz-Zaehler-AES256-ICM'
  | 'Zertifikat-Seriennummer'
  | 'Sig-Voriger-Beleg'
  | 'Signatur'
  | 'IDVersion'
  | 'IDEmisorFactura'
  | 'NumSerieFactura'
  | 'FechaExpedicionFactura'
  | 'IDEmisorFacturaAnulada'
  | 'NumSerieFacturaAnulada'
  | 'FechaExpedicionFacturaAnulada'
  | 'NombreRazonEmisor'
  | 'NombreRazon'
  | 'NIF'
  | 'TipoFactura'
  | 'CuotaTotal'
  | 'ImporteTotal'
  | 'Huella'
  | 'RegistroAnterior.Huella'
  | 'TipoHuella'
  | 'FechaHoraHusoGenRegistro'
  | 'PrimerRegistro'
  | 'IdSistemaInformatico'
  | 'Version'
  | 'NumeroInstalacion'
  | 'TipoEvento'
  | 'HuellaEvento'
  | 'EventoAnterior.HuellaEvento'
  | 'FechaHoraHusoGenEvento'
  | 'nif'
  | 'numserie'
  | 'fecha'
  | 'importe'
  | 'TBAI'
  | 'id'
  | 's'
  | 'nf'
  | 'i'
  | 'cr'
  | 'series'
  | 'number'
  | 'issuedOn'
  | 'total';

/** The words of the page that checks receipts, in one language. A missing one fails the types. */
export interface CheckWords {
  readonly kinds: Readonly<Record<string, string>> & Readonly<Record<KindName, string>>;
  readonly fields: Readonly<Record<FieldName, string>>;
  /** Kinds of Austrian receipts. */
  readonly receiptKinds: Readonly<Record<string, string>> & Readonly<Record<AustrianKind, string>>;
  /** Which receipts or records a finding is about; `{records}` are their numbers and times. */
  readonly records: string;
  /** A sentence for every code, with the values of its English text in braces. English has them in the package. */
  readonly findings: Readonly<Record<FindingCode, string>> | null;
}

/** A legal source that the findings of `@bonarium/fiscal` name by the start of their rule. The address and the title are those of `src/data/laws`, which pages with a check don't load. */
export interface RuleRow {
  /** Start of the rule as the package writes it. */
  readonly rule: string;
  /** The same in the source's own language. */
  readonly text: string;
  readonly law: string;
  readonly url: string;
  readonly title: string;
}

/** A rule belongs to the first row that it starts with. */
export const rules = [
  {
    rule: 'DSFinV-K Annex I',
    text: 'DSFinV-K, Anhang I',
    law: 'de-dsfinvk',
    url: 'https://www.bzst.de/SharedDocs/Downloads/DE/Aussenpruefung/dsfinv_k_v_2_4.zip?__blob=publicationFile&v=19',
    title: 'Digitale Schnittstelle der Finanzverwaltung für Kassensysteme (DSFinV-K), Version 2.4 (2.4, 2024-01)',
  },
  {
    rule: 'DSFinV-K',
    text: 'DSFinV-K',
    law: 'de-dsfinvk',
    url: 'https://www.bzst.de/SharedDocs/Downloads/DE/Aussenpruefung/dsfinv_k_v_2_4.zip?__blob=publicationFile&v=19',
    title: 'Digitale Schnittstelle der Finanzverwaltung für Kassensysteme (DSFinV-K), Version 2.4 (2.4, 2024-01)',
  },
  {
    rule: 'TR-03116-5',
    text: 'BSI TR-03116-5',
    law: 'de-bsi-tr-03116-5',
    url: 'https://www.bsi.bund.de/dok/TR-03116',
    title:
      'BSI Technische Richtlinie TR-03116: Kryptographische Vorgaben für Projekte der Bundesregierung, Teil 5: Anwendungen der Secure Element API (Stand 2023, 2023-04-24)',
  },
  {
    rule: 'TR-03151-1',
    text: 'BSI TR-03151-1',
    law: 'de-bsi-tr-03151-1',
    url: 'https://www.bsi.bund.de/dok/TR-03151',
    title: 'BSI Technical Guideline TR-03151-1, Secure Element API (SE API), Part 1: Interface Definition (1.1.1, 2024-01-08)',
  },
  {
    rule: 'TR-03153-1',
    text: 'BSI TR-03153-1',
    law: 'de-bsi-tr-03153-1',
    url: 'https://www.bsi.bund.de/SharedDocs/Downloads/DE/BSI/Publikationen/TechnischeRichtlinien/TR03153/TR-03153-1_Version1-1-1.pdf?__blob=publicationFile&v=3',
    title:
      'BSI Technische Richtlinie TR-03153-1, Technische Sicherheitseinrichtung für elektronische Aufzeichnungssysteme, Teil 1: Anforderungen an die TSE (1.1.1, 2023-12-19)',
  },
  {
    rule: 'RKSV annex',
    text: 'RKSV Anlage',
    law: 'at-rksv-annex',
    url: 'https://www.ris.bka.gv.at/eli/bgbl/II/2015/410',
    title: 'Registrierkassensicherheitsverordnung, Anlage (Detailspezifikation) (2026-07-01)',
  },
  {
    rule: 'RKSV § 17',
    text: 'RKSV § 17',
    law: 'at-rksv-17',
    url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20009390&Paragraf=17',
    title: 'Registrierkassensicherheitsverordnung, § 17 Bekanntgabe der Außerbetriebnahme der Sicherheitseinrichtung für die Registrierkasse (2025-12-31)',
  },
  {
    rule: 'RKSV § 7',
    text: 'RKSV § 7',
    law: 'at-rksv-7',
    url: 'https://www.ris.bka.gv.at/NormDokument.wxe?Abfrage=Bundesnormen&Gesetzesnummer=20009390&Paragraf=7',
    title: 'Registrierkassensicherheitsverordnung, § 7 Datenerfassungsprotokoll (2025-12-31)',
  },
  {
    rule: 'AEAT hash specification',
    text: 'AEAT, algoritmo de huella',
    law: 'es-aeat-hash',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu/informacion-tecnica/algoritmo-calculo-codificacion-huella-hash.html',
    title:
      'Agencia Estatal de Administración Tributaria, Detalle de las especificaciones técnicas para la generación de la huella o «hash» de los registros (0.1.2, 2024-08-27)',
  },
  {
    rule: 'AEAT QR specification',
    text: 'AEAT, código QR',
    law: 'es-aeat-qr',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu/informacion-tecnica/caracteristicas-qr-especificaciones-servicio-cotejo-factura.html',
    title:
      'Agencia Estatal de Administración Tributaria, Características del QR y especificaciones del servicio de cotejo o remisión de información (0.5.0, 2025-12-10)',
  },
  {
    rule: 'AEAT validations,',
    text: 'AEAT, validaciones,',
    law: 'es-aeat-validations',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu/informacion-tecnica/documento-validaciones-errores.html',
    title: 'Agencia Estatal de Administración Tributaria, Sistemas informáticos de facturación y VERI*FACTU: validaciones y errores (1.2.2, 2026-04-08)',
  },
  {
    rule: 'AEAT signature specification',
    text: 'AEAT, firma',
    law: 'es-aeat-signature',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu/informacion-tecnica/especificaciones-tecnicas-firma-electronica-registros-evento.html',
    title:
      'Agencia Estatal de Administración Tributaria, Especificaciones técnicas para la generación de la firma electrónica de los registros de facturación y de evento (0.1.5, 2025-03-06)',
  },
  {
    rule: 'Orden HAC/1177/2024',
    text: 'Orden HAC/1177/2024',
    law: 'es-hac-1177-2024',
    url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-22138',
    title:
      'Orden HAC/1177/2024, de 17 de octubre, por la que se desarrollan las especificaciones técnicas, funcionales y de contenido del Real Decreto 1007/2023 (2024-10-29)',
  },
  {
    rule: 'TicketBAI specification',
    text: 'TicketBAI, especificación',
    law: 'es-ticketbai-spec',
    url: 'https://www.euskadi.eus/contenidos/informacion/ticketbai/es_14815/adjuntos/TicketBAI_Especificaciones_v_1_1.pdf',
    title: 'TicketBAI: Especificaciones, texto común de las Haciendas Forales; hay una edición 1.2, de 2020-10-09 (1.1, 2020-03-09)',
  },
  {
    rule: 'L. 232/2016',
    text: 'L. 232/2016',
    law: 'it-l-232-2016',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2016-12-11;232~art1',
    title: 'Legge 11 dicembre 2016, n. 232 (Legge di bilancio 2017), articolo 1 (2026-11)',
  },
  {
    rule: 'DPR 633/1972',
    text: 'DPR 633/1972',
    law: 'it-dpr-633-1972',
    url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:1972-10-26;633~art22',
    title: 'Decreto del Presidente della Repubblica 26 ottobre 1972, n. 633 (Istituzione e disciplina dell’imposta sul valore aggiunto) (2026-11)',
  },
  {
    rule: 'Tipi dati corrispettivi',
    text: 'Tipi dati corrispettivi',
    law: 'it-ade-tracciato-corrispettivi',
    url: 'https://www.agenziaentrate.gov.it/portale/web/guest/normativa-e-prassi/provvedimenti',
    title: 'Agenzia delle Entrate, schema XSD dei corrispettivi, versione 1.0 (1.0)',
  },
  {
    rule: 'BOI-TVA-DECLA-30-10-30',
    text: 'BOI-TVA-DECLA-30-10-30',
    law: 'fr-bofip-caisse',
    url: 'https://bofip.impots.gouv.fr/bofip/10691-PGP.html/identifiant=BOI-TVA-DECLA-30-10-30-20260325',
    title:
      'Bulletin officiel des finances publiques, BOI-TVA-DECLA-30-10-30, Obligation d’utilisation de logiciels ou systèmes de caisse sécurisés (2026-03-25)',
  },
] as const satisfies readonly RuleRow[];

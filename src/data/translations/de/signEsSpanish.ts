import type {spanishSequences} from '../../sequences/es';
import type {spanishTables} from '../../tables/es';
import type {RowWords} from '../row';

const regimes = {
  Código: 'Code',
  Régimen: 'Regelung',
  'Régimen general': 'Allgemeine Regelung',
  Exportación: 'Ausfuhr',
  'Bienes usados, objetos de arte, antigüedades y objetos de colección': 'Gebrauchtgegenstände, Kunstgegenstände, Antiquitäten und Sammlungsstücke',
  'Oro de inversión': 'Anlagegold',
  'Agencias de viajes': 'Reisebüros',
  'Grupo de entidades, nivel avanzado': 'Unternehmensgruppe, erweiterte Stufe',
  'Criterio de caja': 'Istversteuerung (criterio de caja)',
  'Operaciones sujetas al IPSI o al IGIC': 'Vorgänge, die der IPSI oder der IGIC unterliegen',
  'Agencias de viajes que median en nombre y por cuenta ajena': 'Reisebüros, die in fremdem Namen und für fremde Rechnung vermitteln',
  'Cobros por cuenta de terceros de honorarios o derechos': 'Einzug von Honoraren oder Rechten für Dritte',
  'IVA pendiente de devengo en operaciones de tracto sucesivo': 'Noch nicht entstandene Umsatzsteuer bei fortlaufenden Leistungen',
  'Regímenes de ventanilla única, OSS e IOSS': 'Einzige Anlaufstelle, OSS und IOSS',
  'Agricultura, ganadería y pesca (REAGYP)': 'Landwirtschaft, Viehzucht und Fischerei (REAGYP)',
  'Recargo de equivalencia': 'Ausgleichszuschlag (recargo de equivalencia)',
  'Régimen simplificado': 'Vereinfachte Regelung',
} as const;

/** German words of the rows that are Spanish in the original. */
export const signEsSpanishWords = {
  'sign-es-recorrido': {
    'De la cuenta a la primera factura, en los dos sistemas': 'Vom Konto bis zur ersten Rechnung, in beiden Systemen',
    Comercio: 'Händler',
    'Su caja': 'Ihre Kasse',
    Administración: 'Verwaltung',
    'PUT /taxpayer, con su territorio': 'PUT /taxpayer, mit seinem Gebiet',
    'Alta, una sola vez': 'Anmeldung, nur einmal',
    'firma la autorización': 'unterschreibt Ermächtigung',
    'PUT /clients/{client_id}, uno por caja': 'PUT /clients/{client_id}, je Kasse einer',
    'PUT de la factura, SIMPLIFIED': 'PUT der Rechnung, SIMPLIFIED',
    'Cada venta': 'Jeder Verkauf',
    'genera, encadena; en TicketBAI, firma': 'erzeugt, verkettet; signiert TicketBAI',
    'compliance: código, QR, frase': 'compliance: Kennung, QR, Vermerk',
    'imprime y entrega la factura': 'druckt Rechnung, händigt sie aus',
    'remite el registro o el fichero': 'übermittelt Datensatz oder Datei',
    Después: 'Danach',
    respuesta: 'Antwort',
    'GET de la factura, hasta el estado final': 'GET der Rechnung, bis zum Endstatus',
    'REGISTERED o STORED': 'REGISTERED oder STORED',
  },
  'verifactu-tipos-de-factura': {
    'VERI*FACTU: tipos de factura (TipoFactura)': 'Veri*factu: Rechnungsarten (TipoFactura)',
    Código: 'Code',
    Tipo: 'Art',
    'Factura (arts. 6, 7.2 y 7.3 del RD 1619/2012)': 'Rechnung (Art.\u00A06, 7.2 und 7.3 RD 1619/2012)',
    'Factura simplificada y facturas sin identificación del destinatario (art. 6.1.d del RD 1619/2012)':
      'Vereinfachte Rechnung und Rechnungen ohne Angabe des Empfängers (Art.\u00A06.1.d RD 1619/2012)',
    'Factura emitida en sustitución de facturas simplificadas facturadas y declaradas':
      'Rechnung anstelle vereinfachter Rechnungen, die ausgestellt und erklärt wurden',
    'Factura rectificativa (error fundado en derecho y art. 80 uno, dos y seis de la LIVA)':
      'Berichtigungsrechnung (Rechtsirrtum und Art.\u00A080 Abs.\u00A01, 2 und 6 LIVA)',
    'Factura rectificativa (art. 80.3 de la LIVA)': 'Berichtigungsrechnung (Art.\u00A080.3 LIVA)',
    'Factura rectificativa (art. 80.4 de la LIVA)': 'Berichtigungsrechnung (Art.\u00A080.4 LIVA)',
    'Factura rectificativa (resto)': 'Berichtigungsrechnung (übrige Fälle)',
    'Factura rectificativa en facturas simplificadas': 'Berichtigungsrechnung zu vereinfachten Rechnungen',
  },
  'verifactu-claves-de-regimen': {
    ...regimes,
    'VERI*FACTU: claves de régimen del IVA (ClaveRegimen)': 'Veri*factu: Schlüssel der Steuerregelung (ClaveRegimen)',
    'Arrendamiento de local de negocio': 'Vermietung von Geschäftsräumen',
    'IVA pendiente de devengo en certificaciones de obra para una Administración Pública':
      'Noch nicht entstandene Umsatzsteuer bei Bauabrechnungen für eine öffentliche Verwaltung',
  },
  'ticketbai-claves-de-regimen': {
    ...regimes,
    'TicketBAI: claves de régimen del IVA (ClaveRegimenIvaOpTrascendencia)': 'TicketBAI: Schlüssel der Steuerregelung (ClaveRegimenIvaOpTrascendencia)',
    'Arrendamiento de local de negocio sujeto a retención': 'Vermietung von Geschäftsräumen mit Steuerabzug',
    'Arrendamiento de local de negocio no sujeto a retención': 'Vermietung von Geschäftsräumen ohne Steuerabzug',
    'Arrendamiento de locales de negocio, sujetos y no sujetos a retención': 'Vermietung von Geschäftsräumen, mit und ohne Steuerabzug',
    'IVA pendiente de devengo en certificaciones de obra': 'Noch nicht entstandene Umsatzsteuer bei Bauabrechnungen',
    'Personas o entidades sin la condición de empresario o profesional a efectos del IVA':
      'Personen oder Körperschaften, die umsatzsteuerlich weder Unternehmer noch Freiberufler sind',
    'Establecimiento permanente en Canarias, Ceuta o Melilla': 'Betriebsstätte auf den Kanarischen Inseln, in Ceuta oder Melilla',
  },
  'verifactu-declaracion-responsable': {
    'Contenido obligatorio de la declaración responsable': 'Pflichtinhalt der Eigenerklärung (declaración responsable)',
    Letra: 'Buchstabe',
    Contenido: 'Inhalt',
    'Nombre del sistema informático': 'Name des Fakturierungssystems',
    'Código de identificación del sistema (los dos caracteres de IdSistemaInformatico), distinto del de los demás sistemas del productor':
      'Kennung des Systems (die zwei Zeichen von IdSistemaInformatico), verschieden von der aller anderen Systeme des Herstellers',
    'Identificador completo de la versión': 'Vollständige Bezeichnung der Version',
    'Componentes, hardware y software, con una breve descripción de lo que hace el sistema y de sus funciones principales':
      'Komponenten, Hardware und Software, mit einer kurzen Beschreibung, was das System tut, und seiner Hauptfunktionen',
    'Si el sistema solo puede funcionar como VERI*FACTU': 'Ob das System nur als Veri*factu arbeiten kann',
    'Si varios obligados tributarios pueden usar el sistema': 'Ob mehrere Steuerpflichtige das System verwenden können',
    'Tipos de firma que se usan cuando el sistema no funciona como VERI*FACTU':
      'Arten der Signatur, die verwendet werden, wenn das System nicht als Veri*factu arbeitet',
    'Nombre o razón social del productor': 'Name oder Firma des Herstellers',
    'NIF español del productor u otra identificación, con su tipo y su país':
      'Spanische Steuernummer (NIF) des Herstellers oder andere Kennung, mit ihrer Art und ihrem Land',
    'Dirección postal completa del productor': 'Vollständige Postanschrift des Herstellers',
    'Declaración de que la versión cumple el artículo 29.2.j de la Ley 58/2003, el Reglamento, la Orden y las especificaciones de la AEAT':
      'Erklärung, dass die Version Artikel\u00A029.2.j der Ley\u00A058/2003, die Verordnung (Reglamento), den Ministerialerlass (Orden) und die Spezifikationen der AEAT erfüllt',
    'Fecha (día, mes y año) y lugar (localidad y país) de la firma': 'Datum (Tag, Monat und Jahr) und Ort (Gemeinde und Land) der Unterschrift',
  },
} as const satisfies RowWords<typeof spanishSequences> & RowWords<typeof spanishTables>;

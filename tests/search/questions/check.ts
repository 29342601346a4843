/** What readers ask in each language who need the page that checks receipts. */
export const checkQuestions: Readonly<Record<string, readonly string[]>> = {
  en: ['signature invalid', 'why is the signature invalid?', 'verify receipt', 'QR code check'],
  de: ['Signatur ungültig', 'Beleg prüfen', 'Bon prüfen', 'QR-Code prüfen'],
  es: ['firma no válida', 'verificar QR', 'comprobar un tique'],
  it: ['firma non valida', 'controllo scontrino', 'verificare il codice QR'],
  fr: ['signature invalide', 'vérifier ticket', 'vérifier le code QR'],
};

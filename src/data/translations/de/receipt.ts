import type {commonSequences} from '../../sequences/any';
import type {commonStateMachines} from '../../stateMachines/any';
import type {RowWords} from '../row';

/** German words of the figures about electronic receipts. */
export const receiptWords = {
  'receipt-journey': {
    'From the signed sale to the electronic or printed receipt': 'Vom signierten Verkauf zum elektronischen oder gedruckten Beleg',
    Customer: 'Kundschaft',
    Till: 'Kasse',
    'Once per shop': 'Einmal je Laden',
    'POST media, PUT configuration': 'POST media, PUT configuration',
    'Every sale': 'Jeder Verkauf',
    pays: 'bezahlt',
    'sign the sale': 'Verkauf signieren',
    'signature, number, qr_code_data': 'Signatur, Nummer, qr_code_data',
    'store the UUID of the receipt': 'UUID des Belegs speichern',
    'PUT receipt, timeout 3 to 5 seconds': 'PUT receipt, Zeitlimit 3 bis 5 Sekunden',
    'ISSUED, public_link': 'ISSUED, public_link',
    'QR code on the display': 'QR-Code auf der Anzeige',
    'opens the link, saves page or PDF': 'öffnet den Link, speichert Seite oder PDF',
    'No consent, no device, or no response': 'Keine Zustimmung, kein Gerät oder keine Antwort',
    'printed receipt': 'gedruckter Beleg',
    'After 24 months': 'Nach 24 Monaten',
    'the link expires: EXPIRED': 'der Link läuft ab: EXPIRED',
  },
  'ereceipt-receipt': {
    'States of a digital receipt': 'Zustände eines elektronischen Belegs',
    'The receipt is final and its link works.': 'Der Beleg ist endgültig, und sein Link funktioniert.',
    'The link has expired; the merchant can still read the receipt.': 'Der Link ist abgelaufen; der Händler kann den Beleg noch lesen.',
    '24 months pass': '24 Monate vergehen',
  },
} as const satisfies RowWords<typeof commonSequences | typeof commonStateMachines>;

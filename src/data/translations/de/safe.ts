import type {commonSequences} from '../../sequences/any';
import type {commonStateMachines} from '../../stateMachines/any';
import type {RowWords} from '../row';

/** German words of the figures about archiving. */
export const safeWords = {
  'safe-journey': {
    'From the configuration to the proof that nothing changed': 'Von der Konfiguration bis zum Nachweis, dass nichts geändert wurde',
    'Your back office': 'Ihr Backoffice',
    'Signing products': 'Signierende Produkte',
    Inspector: 'Prüfer',
    'Once per merchant': 'Einmal je Händler',
    'POST auth with scope_id': 'POST auth mit scope_id',
    'PUT configuration: country, years': 'PUT configuration: Land, Jahre',
    'PUT annotation for shop and document': 'PUT annotation je Laden und Dokument',
    'Every week or month, automatically': 'Jede Woche oder jeden Monat, von selbst',
    'request the export of the period': 'Export des Zeitraums anfordern',
    'TAR, ZIP or DEP7 file': 'TAR-, ZIP- oder DEP7-Datei',
    'GET archival-jobs: any ERROR?': 'GET archival-jobs: ein ERROR?',
    'Your own files, SAFE FLEX': 'Eigene Dateien, SAFE FLEX',
    'SHA-256 of the bytes': 'SHA-256 der Bytes',
    'PUT file with its checksum': 'PUT file mit Prüfsumme',
    'STORED, checksum, end of retention': 'STORED, Prüfsumme, Ende der Frist',
    'Years later': 'Jahre später',
    'asks for a receipt or a period': 'verlangt Beleg oder Zeitraum',
    'PUT search, then GET until COMPLETED': 'PUT search, dann GET bis COMPLETED',
    'the archived bytes': 'die archivierten Bytes',
    'GET audit-log, recalculate the chain': 'GET audit-log, Kette nachrechnen',
    'file, checksum and log': 'Datei, Prüfsumme und Protokoll',
  },
  'safe-archival-job': {
    'States of an archival job': 'Zustände eines Archivierungslaufs',
    'The run is scheduled for a night.': 'Der Lauf ist für eine Nacht geplant.',
    'SAFE fetches the exports of the period.': 'SAFE holt die Exporte des Zeitraums ab.',
    'All exports of the period are archived.': 'Alle Exporte des Zeitraums sind archiviert.',
    'The run failed; the next one also fetches this period.': 'Der Lauf ist gescheitert; der nächste holt diesen Zeitraum mit.',
    'scheduled time comes': 'geplante Zeit erreicht',
    'all exports archived': 'alle Exporte archiviert',
    'an export fails': 'ein Export scheitert',
  },
  'safe-search': {
    'States of a search': 'Zustände einer Suche',
    'The search is waiting to start.': 'Die Suche wartet auf den Beginn.',
    'SAFE searches the files.': 'SAFE durchsucht die Dateien.',
    'You can read the results for 24 hours.': 'Sie können die Ergebnisse 24 Stunden lang lesen.',
    'The search failed and has no results.': 'Die Suche ist gescheitert und hat keine Ergebnisse.',
    'SAFE starts': 'SAFE beginnt',
    'all files searched': 'alle Dateien durchsucht',
    'a failure': 'ein Fehler',
  },
} as const satisfies RowWords<typeof commonSequences | typeof commonStateMachines>;

import type {conventionTexts} from '../../conventions/texts';
import type {RowWords} from '../row';

/** German words of the tables derived from the conventions. */
export const conventionWords = {
  conventions: {
    'You create them: UUIDs of version 4, in lower case with hyphens. Store each one before the request that uses it. An upper-case UUID is rejected with 400.':
      'Sie erzeugen sie: UUIDs der Version\u00A04, in Kleinbuchstaben mit Bindestrichen. Speichern Sie jede vor der Anfrage, die sie verwendet. Eine UUID in Großbuchstaben wird mit 400 abgelehnt.',
    'The service creates them: UUIDs of version 4. Send them as you received them, in lower case with hyphens. An upper-case UUID is rejected with 400.':
      'Der Dienst erzeugt sie: UUIDs der Version\u00A04. Senden Sie sie, wie Sie sie bekommen haben, in Kleinbuchstaben mit Bindestrichen. Eine UUID in Großbuchstaben wird mit 400 abgelehnt.',
    'The service creates them: UUIDs of version 7, which sort by time, for entities, systems and records, and of version 4 for subjects and assets. Send them in lower case with hyphens. An upper-case UUID is rejected with 400.':
      'Der Dienst erzeugt sie: für Entitäten, Systeme und Aufzeichnungen UUIDs der Version\u00A07, die sich nach der Zeit sortieren lassen, für Subjekte und Assets UUIDs der Version\u00A04. Senden Sie sie in Kleinbuchstaben mit Bindestrichen. Eine UUID in Großbuchstaben wird mit 400 abgelehnt.',
    'The gateway creates them: UUIDs of version 7, which sort by time and differ from those in the cloud. Send them in lower case with hyphens. An upper-case UUID is rejected with 400.':
      'Das Gateway erzeugt sie: UUIDs der Version\u00A07, die sich nach der Zeit sortieren lassen und andere sind als in der Cloud. Senden Sie sie in Kleinbuchstaben mit Bindestrichen. Eine UUID in Großbuchstaben wird mit 400 abgelehnt.',
    'Whole seconds since 1970-01-01T00:00:00Z (Unix time).': 'Ganze Sekunden seit 1970-01-01T00:00:00Z (Unix-Zeit).',
    '`DD-MM-YYYY hh:mm:ss` in the official local time of the taxpayer. Only the expiry of a token is in Unix seconds.':
      '`DD-MM-YYYY hh:mm:ss` in der amtlichen Ortszeit des Steuerpflichtigen. Nur der Ablauf eines Tokens steht in Unix-Sekunden.',
    'RFC 3339 with seconds and offset, always 25 characters: `2026-11-20T09:58:20+01:00`.':
      'RFC 3339 mit Sekunden und Abstand zu UTC, immer 25 Zeichen: `2026-11-20T09:58:20+01:00`.',
    'Decimal strings with a dot, such as `"17.25"`, never JSON numbers. Calculate with a decimal type, because binary fractions lose cents.':
      'Dezimalzahlen als Text mit Punkt, zum Beispiel `"17.25"`, nie JSON-Zahlen. Rechnen Sie mit einem dezimalen Typ, denn mit Binärbrüchen gehen Cents verloren.',
    'None in this API.': 'Keine in dieser API.',
    'Send the same `PUT` again, with the same UUID and the same body. You get the stored resource, and nothing happens twice. Never switch to a new UUID because an outcome is unknown.':
      'Senden Sie dasselbe `PUT` noch einmal, mit derselben UUID und demselben Body. Sie bekommen die gespeicherte Ressource, und nichts geschieht zweimal. Wechseln Sie nie zu einer neuen UUID, nur weil ein Ergebnis unbekannt ist.',
    '`POST` and `PATCH` need an `X-Idempotency-Key`, a UUID you create once per change. The first response is stored for 24 hours: send the same request with the same key to get it again. Never switch to a new key because an outcome is unknown.':
      '`POST` und `PATCH` brauchen einen `X-Idempotency-Key`, eine UUID, die Sie je Änderung einmal erzeugen. Die erste Antwort bleibt 24\u00A0Stunden gespeichert: Senden Sie dieselbe Anfrage mit demselben Schlüssel, bekommen Sie sie wieder. Wechseln Sie nie zu einem neuen Schlüssel, nur weil ein Ergebnis unbekannt ist.',
    '`POST` creates the ID itself, so sending it twice can create two resources. If the outcome is unknown, read the list before you retry. You can retry `GET`, `PATCH` and `DELETE` as they are.':
      '`POST` erzeugt die Kennung selbst; zweimal gesendet, kann es zwei Ressourcen anlegen. Ist das Ergebnis unbekannt, lesen Sie die Liste, bevor Sie die Anfrage wiederholen. `GET`, `PATCH` und `DELETE` können Sie unverändert wiederholen.',
    '`limit` (1 to 100, default 100) and `offset` select a page. The response has `data` and `count`, the number of all matches. The page is the last one when `offset` plus the length of `data` reaches `count`.':
      '`limit` (1 bis 100, ohne Angabe 100) und `offset` wählen eine Seite. Die Antwort hat `data` und `count`, die Zahl aller Treffer. Die Seite ist die letzte, wenn `offset` plus die Länge von `data` den Wert von `count` erreicht.',
    '`limit` (1 to 100, default 100) and `offset` select a page. The response has `data`, `count` and `_next`, the address of the next page. On the last page, `_next` is `null`.':
      '`limit` (1 bis 100, ohne Angabe 100) und `offset` wählen eine Seite. Die Antwort hat `data`, `count` und `_next`, die Adresse der nächsten Seite. Auf der letzten Seite ist `_next` `null`.',
    '`limit` (1 to 100, default 10) and `token` select a page. The response has `results` and `pagination`. On the last page, `pagination.token` and `pagination.next` are missing.':
      '`limit` (1 bis 100, ohne Angabe 10) und `token` wählen eine Seite. Die Antwort hat `results` und `pagination`. Auf der letzten Seite fehlen `pagination.token` und `pagination.next`.',
    '`limit` (1 to 100, default 10) and `token` select a page. The response has `results` and `pagination`. On the last page, `pagination.token` and `pagination.next` are `null`.':
      '`limit` (1 bis 100, ohne Angabe 10) und `token` wählen eine Seite. Die Antwort hat `results` und `pagination`. Auf der letzten Seite sind `pagination.token` und `pagination.next` `null`.',
    Changes: 'Änderungen',
    'Minor releases add operations, optional request fields, response fields, enum values, error codes and headers. Ignore response fields and headers you don’t know, and handle an enum value you don’t know as unknown. A request with a field this version doesn’t know is rejected with 400.':
      'Nebenversionen fügen Operationen, optionale Felder von Anfragen, Felder von Antworten, Enum-Werte, Fehlercodes und Header hinzu. Übergehen Sie Felder und Header einer Antwort, die Sie nicht kennen, und behandeln Sie einen Enum-Wert, den Sie nicht kennen, als unbekannt. Eine Anfrage mit einem Feld, das diese Version nicht kennt, wird mit 400 abgelehnt.',
    Deprecation: 'Veraltete Versionen',
    'A change that breaks clients comes as a new version beside this one. The responses of a deprecated version have a `Deprecation` header (RFC 9745), and a `Sunset` header (RFC 8594) once an end date is set, at least 12 months ahead.':
      'Eine Änderung, mit der bestehende Clients nicht mehr funktionieren, kommt als neue Version neben dieser. Die Antworten einer veralteten Version haben einen Header `Deprecation` (RFC 9745) und, sobald ein Enddatum feststeht, mindestens 12\u00A0Monate im Voraus, einen Header `Sunset` (RFC 8594).',
    Webhooks: 'Webhooks',
    'None. The service never calls you: read a resource until its state is final, at the pace its operation allows.':
      'Keine. Der Dienst meldet sich nie von sich aus: Lesen Sie eine Ressource, bis ihr Zustand endgültig ist, so oft, wie ihre Operation es erlaubt.',
    'Rules for all APIs': 'Regeln für alle APIs',
    'Base addresses': 'Basisadressen',
    'Hosts to allow in a firewall': 'Hosts für die Firewall',
    'Authentication and tokens': 'Anmeldung und Token',
    IDs: 'Kennungen',
    Retries: 'Wiederholungen',
    Time: 'Zeit',
    Amounts: 'Beträge',
    Lists: 'Listen',
    'Periods and states': 'Zeiträume und Zustände',
    Downloads: 'Herunterladen',
    'Request limits': 'Ratenbegrenzungen',
    'Body of an error': 'Body eines Fehlers',
    APIs: 'APIs',
    Topic: 'Thema',
    Rule: 'Regel',
    Request: 'Anfrage',
    'Access token': 'Zugriffstoken',
    'Refresh token': 'Refresh-Token',
    Period: 'Zeitraum',
    State: 'Zustand',
    Requests: 'Anfragen',
    'Sign-ins': 'Anmeldungen',
    'the same': 'wie TEST',
    none: 'keine',
    'no limit': 'keine Grenze',
    '{count} h': '{count}\u00A0h',
    '{count} a minute': '{count} je Minute',
    '{requests} requests a minute per {per}': '{requests} Anfragen je Minute und {per}',
    '{requests} requests a second per {per}': '{requests} Anfragen je Sekunde und {per}',
    'API key': 'API-Schlüssel',
    organization: 'Organisation',
    token: 'Token',
  },
} as const satisfies RowWords<readonly [typeof conventionTexts]>;

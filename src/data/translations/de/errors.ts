/**
 * German causes and remedies of error codes, by the English text of the specifications. A text that
 * several APIs share is there once, below the first of them.
 */
export const errorWords: Readonly<Record<string, string>> = {
  // SIGN DE
  'The body or a parameter does not match this specification.': 'Der Body oder ein Parameter entspricht nicht dieser Spezifikation.',
  'Correct the field that the message names. Nothing was changed. The same request would fail again.':
    'Berichtigen Sie das Feld, das die Meldung nennt. Es wurde nichts geändert. Dieselbe Anfrage würde wieder scheitern.',
  'Path, query and body contradict each other, or two filters can’t be combined.':
    'Pfad, Query und Body widersprechen einander, oder zwei Filter lassen sich nicht kombinieren.',
  'Send values that agree; for an export choose either transaction numbers or dates.':
    'Senden Sie Werte, die zusammenpassen; wählen Sie für einen Export entweder Transaktionsnummern oder Datumsangaben.',
  'The access token is missing, malformed or has expired.': 'Das Zugriffstoken fehlt, hat die falsche Form oder ist abgelaufen.',
  'Authenticate again and retry once. If it fails again, check key, secret and environment.':
    'Melden Sie sich neu an, und wiederholen Sie die Anfrage einmal. Scheitert sie wieder, prüfen Sie API-Schlüssel, Secret und Umgebung.',
  'The token is valid, but the resource belongs to another organization, or the request needs an open admin session.':
    'Das Token ist gültig, aber die Ressource gehört einer anderen Organisation, oder die Anfrage braucht eine offene Admin-Sitzung.',
  'Compare organization and environment with the claims of the token; for administration open an admin session with the PIN.':
    'Vergleichen Sie Organisation und Umgebung mit den Claims des Tokens; öffnen Sie zum Verwalten mit der PIN eine Admin-Sitzung.',
  'Wait for the seconds in `Retry-After`, then retry the same request.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage.',
  'An unexpected failure; whether the request took effect is unknown.': 'Ein unerwarteter Fehler; ob die Anfrage ausgeführt wurde, ist unbekannt.',
  'Retry the same request with the same IDs and the same revision, with exponential backoff.':
    'Wiederholen Sie dieselbe Anfrage mit denselben Kennungen und derselben Revision, in exponentiell wachsenden Abständen.',
  'The service is being maintained or is overloaded.': 'Der Dienst wird gewartet oder ist überlastet.',
  'Wait for the seconds in `Retry-After`, then retry the same request. If a customer is waiting, print a receipt that shows the outage.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage. Wartet ein Kunde, drucken Sie einen Beleg, der den Ausfall zeigt.',
  'The body is larger than 1 MB.': 'Der Body ist größer als 1 MB.',
  'Send fewer line items per transaction, or shorter texts.': 'Senden Sie weniger Positionen je Transaktion oder kürzere Texte.',
  'This organization has no TSS with this ID in this environment.': 'Diese Organisation hat in dieser Umgebung keine TSE mit dieser Kennung.',
  'Compare the ID, and check that the key belongs to the environment in which you created the TSS.':
    'Vergleichen Sie die Kennung, und prüfen Sie, ob der API-Schlüssel zu der Umgebung gehört, in der Sie die TSE angelegt haben.',
  'The ID is taken by a TSS that this request cannot return, or another change of its state is still running.':
    'Die Kennung ist an eine TSE vergeben, die diese Anfrage nicht zurückgeben kann, oder ein anderer Wechsel ihres Zustands läuft noch.',
  'Read the TSS. Wait if a change is running; otherwise create a TSS with a new UUID.':
    'Lesen Sie die TSE. Läuft ein Wechsel, warten Sie; legen Sie sonst eine TSE mit einer neuen UUID an.',
  'The TSS is permanently `DISABLED`; it can only be read and exported.': 'Die TSE ist endgültig `DISABLED`; sie lässt sich nur noch lesen und exportieren.',
  'Create a new TSS, register the tills there and notify the tax office of the change.':
    'Legen Sie eine neue TSE an, registrieren Sie die Kassen dort, und teilen Sie dem Finanzamt den Wechsel mit.',
  'The TSS has not yet reached the state that the request needs.': 'Die TSE hat den Zustand noch nicht erreicht, den die Anfrage braucht.',
  'Read `state` and complete the missing steps of the quick start.': 'Lesen Sie `state`, und holen Sie die fehlenden Schritte des Schnellstarts nach.',
  'The TSS has failed permanently and no longer signs.': 'Die TSE ist endgültig ausgefallen und signiert nicht mehr.',
  'Keep selling with receipts that show the outage, create a new TSS, register the tills there and notify the tax office. Export the archive of the old one on the same day.':
    'Verkaufen Sie weiter, mit Belegen, die den Ausfall zeigen. Legen Sie eine neue TSE an, registrieren Sie die Kassen dort, und teilen Sie dem Finanzamt den Wechsel mit. Exportieren Sie das Archiv der alten TSE noch am selben Tag.',
  'The weekly cleanup of TEST has removed the TSS.': 'Die wöchentliche Bereinigung von TEST hat die TSE entfernt.',
  'Create a new TSS with a new UUID.': 'Legen Sie eine neue TSE mit einer neuen UUID an.',
  'The TSS stayed `CREATED` for three months and was withdrawn.': 'Die TSE blieb drei Monate lang `CREATED` und wurde zurückgezogen.',
  'Create a new TSS with a new UUID and take it through to `INITIALIZED`.':
    'Legen Sie eine neue TSE mit einer neuen UUID an, und führen Sie sie bis zum Zustand `INITIALIZED`.',
  'The TSS is locked for a short time.': 'Die TSE ist kurzzeitig gesperrt.',
  'The organization has reached its maximum number of TSS. In TEST, the limit is five active TSS.':
    'Die Organisation hat ihre Höchstzahl an TSE erreicht. In TEST liegt die Grenze bei fünf aktiven TSE.',
  'Disable a TSS you no longer need, or ask support for a higher limit.':
    'Deaktivieren Sie eine TSE, die Sie nicht mehr brauchen, oder bitten Sie den Support um eine höhere Grenze.',
  'The organization has created 500 TSS today.': 'Die Organisation hat heute 500 TSE angelegt.',
  'Create the others tomorrow.': 'Legen Sie die übrigen morgen an.',
  'The TSS cannot change from its current state to the one you sent.': 'Die TSE kann aus ihrem jetzigen Zustand nicht in den wechseln, den Sie gesendet haben.',
  'Read `state` and follow the transitions of the TSS.': 'Lesen Sie `state`, und richten Sie sich nach den Übergängen der TSE.',
  'The TSS is in a state that has nothing to export.': 'Die TSE ist in einem Zustand, in dem es nichts zu exportieren gibt.',
  'Export once the TSS is `INITIALIZED`, `DISABLED` or `DEFECTIVE`.': 'Exportieren Sie, sobald die TSE `INITIALIZED`, `DISABLED` oder `DEFECTIVE` ist.',
  'The TSS has no transaction with this ID or number.': 'Die TSE hat keine Transaktion mit dieser Kennung oder Nummer.',
  'Check the ID and the TSS. If you got no response to the start and the sale is still in progress, send the start again with the same UUID.':
    'Prüfen Sie die Kennung und die TSE. Kam auf den Beginn keine Antwort und ist der Verkauf noch im Gange, senden Sie den Beginn noch einmal mit derselben UUID.',
  'The revision is not the next one or was signed with another body, or the transaction has ended.':
    'Die Revision ist nicht die nächste oder wurde mit einem anderen Body signiert, oder die Transaktion ist beendet.',
  'Read the transaction. If the latest revision has your data, use that response; otherwise send the next revision while the transaction is `ACTIVE`. If it has ended, send nothing more.':
    'Lesen Sie die Transaktion. Enthält die letzte Revision Ihre Daten, verwenden Sie diese Antwort; senden Sie sonst die nächste Revision, solange die Transaktion `ACTIVE` ist. Ist die Transaktion beendet, senden Sie nichts mehr.',
  'The request ends the transaction, but no revision has a `schema`.': 'Die Anfrage beendet die Transaktion, aber keine Revision hat ein `schema`.',
  'Send `schema` with the request that ends the transaction.': 'Senden Sie `schema` mit der Anfrage, die die Transaktion beendet.',
  'An earlier revision had another process type.': 'Eine frühere Revision hatte eine andere Vorgangsart.',
  'Keep the process type of the transaction; start another transaction for another kind of operation.':
    'Behalten Sie die Vorgangsart der Transaktion bei; starten Sie für einen Vorgang anderer Art eine andere Transaktion.',
  'The TSS has reached its maximum number of open transactions.': 'Die TSE hat ihre Höchstzahl an offenen Transaktionen erreicht.',
  'End open transactions; list them with `states[]=ACTIVE`.': 'Beenden Sie offene Transaktionen; listen Sie sie mit `states[]=ACTIVE` auf.',
  'The transaction exists, but not in this revision.': 'Die Transaktion existiert, aber nicht in dieser Revision.',
  'Read it without a revision, and take `latest_revision` from there.':
    'Lesen Sie die Transaktion ohne Revision, und übernehmen Sie `latest_revision` von dort.',
  'The transaction exists, but none of its revisions has been signed yet.': 'Die Transaktion existiert, aber noch keine ihrer Revisionen ist signiert.',
  'Send the start again, with the same UUID and revision.': 'Senden Sie den Beginn noch einmal, mit derselben UUID und derselben Revision.',
  'An earlier request for the same transaction is still being signed.': 'Eine frühere Anfrage zu derselben Transaktion wird noch signiert.',
  'Wait a moment, then retry the same request.': 'Warten Sie einen Augenblick, und wiederholen Sie dann dieselbe Anfrage.',
  'The log message of the transaction is not available.': 'Die Log-Nachricht der Transaktion ist nicht verfügbar.',
  'Retry the same request later, or take the log message from an export.':
    'Wiederholen Sie dieselbe Anfrage später, oder entnehmen Sie die Log-Nachricht einem Export.',
  'The TSS has no till with this ID.': 'Die TSE hat keine Kasse mit dieser Kennung.',
  'Compare the ID, or register the till.': 'Vergleichen Sie die Kennung, oder registrieren Sie die Kasse.',
  'The ID or the serial number is taken by another till, or the till still has open transactions.':
    'Die Kennung oder die Seriennummer ist an eine andere Kasse vergeben, oder die Kasse hat noch offene Transaktionen.',
  'Use a new UUID and the right serial number; end open transactions before you deregister a till.':
    'Verwenden Sie eine neue UUID und die richtige Seriennummer; beenden Sie offene Transaktionen, bevor Sie eine Kasse abmelden.',
  'The till is `DEREGISTERED` and cannot sign.': 'Die Kasse ist `DEREGISTERED` und kann nicht signieren.',
  'Register it again, or use another till.': 'Registrieren Sie sie wieder, oder verwenden Sie eine andere Kasse.',
  'The TSS has reached its maximum number of tills.': 'Die TSE hat ihre Höchstzahl an Kassen erreicht.',
  'Deregister tills that are no longer in use, or create another TSS for this merchant.':
    'Melden Sie Kassen ab, die nicht mehr verwendet werden, oder legen Sie für diesen Händler eine weitere TSE an.',
  'The serial number has a character that a TSS does not accept.': 'Die Seriennummer enthält ein Zeichen, das eine TSE nicht annimmt.',
  "Use the letters A–Z and a–z, digits, the space and `' ( ) + - , . =`.":
    "Verwenden Sie nur die Buchstaben A–Z und a–z, Ziffern, das Leerzeichen und `' ( ) + - , . =`.",
  'The TSS has no export with this ID, or its file was removed after `time_expiration`.':
    'Die TSE hat keinen Export mit dieser Kennung, oder seine Datei wurde nach `time_expiration` entfernt.',
  'Compare the ID, or request the export. After `time_expiration`, use a new UUID.':
    'Vergleichen Sie die Kennung, oder fordern Sie den Export an. Verwenden Sie nach `time_expiration` eine neue UUID.',
  'Your key can read this TSS, but not export its archive.': 'Ihr API-Schlüssel darf diese TSE lesen, ihr Archiv aber nicht exportieren.',
  'Use a key of the organization that owns the TSS.': 'Verwenden Sie einen API-Schlüssel der Organisation, der die TSE gehört.',
  'An export with the same filters is still pending or working.': 'Ein Export mit denselben Filtern wartet oder läuft noch.',
  'Wait for that export and use its file.': 'Warten Sie auf diesen Export, und verwenden Sie seine Datei.',
  'The file exists, but cannot be delivered at the moment.': 'Die Datei existiert, kann aber im Augenblick nicht ausgeliefert werden.',
  'The ID is taken by an export with other filters.': 'Die Kennung ist an einen Export mit anderen Filtern vergeben.',
  'Request the export with a new UUID.': 'Fordern Sie den Export mit einer neuen UUID an.',
  'You have just exported the same range.': 'Sie haben denselben Bereich gerade erst exportiert.',
  'Use the file of the last export, or wait for the seconds in `Retry-After`.':
    'Verwenden Sie die Datei des letzten Exports, oder warten Sie so viele Sekunden, wie `Retry-After` angibt.',
  'Ten exports of this TSS are pending or working.': 'Zehn Exporte dieser TSE warten oder laufen.',
  'Wait until one of them ends, or cancel one, then retry the request.':
    'Warten Sie, bis einer davon endet, oder brechen Sie einen ab, und wiederholen Sie dann die Anfrage.',
  'The export has ended and cannot be cancelled.': 'Der Export ist beendet und lässt sich nicht abbrechen.',
  'Read the export and use its state.': 'Lesen Sie den Export, und handeln Sie nach seinem Zustand.',
  'In the field `exception` of an export: it was not complete after 24 hours.': 'Im Feld `exception` eines Exports: Er war nach 24 Stunden nicht fertig.',
  'Request it again in smaller parts, for example per month.': 'Fordern Sie ihn in kleineren Teilen noch einmal an, zum Beispiel monatsweise.',
  'In the field `exception` of an export: the filters match more log messages than `maximum_number_records`.':
    'Im Feld `exception` eines Exports: Die Filter treffen auf mehr Log-Nachrichten zu, als `maximum_number_records` erlaubt.',
  'Narrow the filters, or export in several parts.': 'Verwenden Sie engere Filter, oder exportieren Sie in mehreren Teilen.',
  'The PIN is wrong. After the fifth wrong PIN in a row it is blocked.': 'Die PIN ist falsch. Nach der fünften falschen PIN in Folge ist sie gesperrt.',
  'Don’t retry automatically. Ask for the right PIN, or set a new one with the PUK.':
    'Wiederholen Sie die Anfrage nicht automatisch. Fragen Sie nach der richtigen PIN, oder setzen Sie mit der PUK eine neue.',
  'No PIN is set yet, or it is blocked after five wrong ones.': 'Es ist noch keine PIN gesetzt, oder die PIN ist nach fünf falschen Eingaben gesperrt.',
  'Set a new PIN with the PUK.': 'Setzen Sie mit der PUK eine neue PIN.',
  'The PUK is wrong; the PIN stays as it was.': 'Die PUK ist falsch; die PIN bleibt, wie sie war.',
  'Compare the PUK with the one in the response that created the TSS. After a wrong PUK, wait 1, 2, 4 … seconds, up to an hour, before the next attempt. An earlier attempt returns 429 with `Retry-After`.':
    'Vergleichen Sie die PUK mit der aus der Antwort auf das Anlegen der TSE. Warten Sie nach einer falschen PUK 1, 2, 4 … Sekunden, bis zu einer Stunde, bevor Sie es wieder versuchen. Ein Versuch vor Ablauf dieser Zeit liefert 429 mit `Retry-After`.',
  // SUBMIT DE
  'The body or a parameter does not match this specification; `message` names the field.':
    'Der Body oder ein Parameter entspricht nicht dieser Spezifikation; `message` nennt das Feld.',
  'Correct the request. Generate your client from this specification so that the error can’t happen again.':
    'Berichtigen Sie die Anfrage. Erzeugen Sie Ihren Client aus dieser Spezifikation, damit der Fehler nicht wieder auftreten kann.',
  'The dates contradict each other, for example a decommissioning before the acquisition.':
    'Die Datumsangaben widersprechen sich, zum Beispiel eine Außerbetriebnahme vor der Anschaffung.',
  'Correct the dates. A till is acquired first, used on the same day or later, and decommissioned last.':
    'Berichtigen Sie die Datumsangaben. Eine Kasse wird zuerst angeschafft, am selben Tag oder später in Gebrauch genommen und zuletzt außer Betrieb genommen.',
  'The token is missing or has expired, or the API key is wrong.': 'Das Token fehlt oder ist abgelaufen, oder der API-Schlüssel ist falsch.',
  'Authenticate again and retry once. If it fails again, check the key and its environment.':
    'Melden Sie sich neu an, und wiederholen Sie die Anfrage einmal. Scheitert sie wieder, prüfen Sie den API-Schlüssel und seine Umgebung.',
  'The organization has no taxpayer in this environment.': 'Die Organisation hat in dieser Umgebung keinen Steuerpflichtigen.',
  'Store it with `PUT /taxpayer`, then retry the request.': 'Speichern Sie ihn mit `PUT /taxpayer`, und wiederholen Sie dann die Anfrage.',
  'The establishment does not exist in this organization and environment.': 'Die Betriebsstätte gibt es in dieser Organisation und Umgebung nicht.',
  'Store it with `PUT /establishments/{establishment_id}`, then retry the request.':
    'Speichern Sie sie mit `PUT /establishments/{establishment_id}`, und wiederholen Sie dann die Anfrage.',
  'The till is not a client of SIGN DE in this organization and environment, is not attached to the establishment, or is not a till of the external TSE.':
    'Die Kasse ist in dieser Organisation und Umgebung kein Client von SIGN DE, ist der Betriebsstätte nicht zugeordnet oder ist keine Kasse der externen TSE.',
  'Check the ID and the environment. Register the client in SIGN DE and attach it here.':
    'Prüfen Sie die Kennung und die Umgebung. Registrieren Sie den Client bei SIGN DE, und ordnen Sie ihn hier zu.',
  'The external TSE does not exist in this organization and environment.': 'Die externe TSE gibt es in dieser Organisation und Umgebung nicht.',
  'Store it with `PUT /external-tss/{tss_id}`, then retry the request.':
    'Speichern Sie sie mit `PUT /external-tss/{tss_id}`, und wiederholen Sie dann die Anfrage.',
  'No submission with this ID was created.': 'Mit dieser Kennung wurde keine Übermittlung angelegt.',
  'Create it with `PUT /submissions/{submission_id}`; after a timeout, use the same ID.':
    'Legen Sie sie mit `PUT /submissions/{submission_id}` an; verwenden Sie nach einer Zeitüberschreitung dieselbe Kennung.',
  'The till is still in use in another establishment.': 'Die Kasse ist noch in einer anderen Betriebsstätte in Gebrauch.',
  'Set its decommissioning date and reason there, attach it here, and create a submission for both establishments.':
    'Tragen Sie dort den Tag und den Grund ihrer Außerbetriebnahme ein, ordnen Sie die Kasse hier zu, und legen Sie für beide Betriebsstätten je eine Übermittlung an.',
  'The serial number already belongs to a TSS of SIGN DE or to another external TSE.':
    'Die Seriennummer gehört schon zu einer TSE von SIGN DE oder zu einer anderen externen TSE.',
  'Check the serial number. Tills of a TSS of SIGN DE are attached to an establishment, not stored as external.':
    'Prüfen Sie die Seriennummer. Kassen einer TSE von SIGN DE werden einer Betriebsstätte zugeordnet, nicht als externe gespeichert.',
  'Another submission of the establishment has not ended.': 'Eine andere Übermittlung der Betriebsstätte ist nicht beendet.',
  'Read that submission until its state is final, or cancel it, then retry the request with the same ID.':
    'Lesen Sie die andere Übermittlung, bis ihr Zustand endgültig ist, oder brechen Sie sie ab. Wiederholen Sie dann Ihre Anfrage mit derselben Kennung.',
  'The ID belongs to a submission with another body.': 'Die Kennung gehört zu einer Übermittlung mit einem anderen Body.',
  'Read the stored submission. Use a new ID only for a new notification.':
    'Lesen Sie die gespeicherte Übermittlung. Verwenden Sie eine neue Kennung nur für eine neue Mitteilung.',
  'The submission is being validated or transmitted, or has ended.': 'Die Übermittlung wird gerade geprüft oder gesendet oder ist beendet.',
  'Read it. If it was transmitted with a mistake, correct the data and create a new submission.':
    'Lesen Sie sie. Wurde sie mit einem Fehler gesendet, berichtigen Sie die Daten, und legen Sie eine neue Übermittlung an.',
  'The document does not exist yet, or will never exist because the submission failed or was cancelled.':
    'Das Dokument gibt es noch nicht, oder es wird es nie geben, weil die Übermittlung gescheitert ist oder abgebrochen wurde.',
  'Read the submission. While its state isn’t final, request the document again. The XML exists from `VALIDATION_SUCCEEDED` on, the PDF from `TRANSMISSION_SUCCEEDED` on.':
    'Lesen Sie die Übermittlung. Fordern Sie das Dokument noch einmal an, solange ihr Zustand nicht endgültig ist. Das XML gibt es ab `VALIDATION_SUCCEEDED`, das PDF ab `TRANSMISSION_SUCCEEDED`.',
  'In `messages` of a submission: the taxpayer lacks data that the notification requires.':
    'In `messages` einer Übermittlung: Beim Steuerpflichtigen fehlen Daten, die die Mitteilung verlangt.',
  'Send the whole taxpayer again with `PUT /taxpayer`, with the missing data, then create a new submission.':
    'Senden Sie alle Daten des Steuerpflichtigen samt den fehlenden noch einmal mit `PUT /taxpayer`, und legen Sie dann eine neue Übermittlung an.',
  'In `messages` of a submission: the establishment has neither a till of SIGN DE nor an external one.':
    'In `messages` einer Übermittlung: Die Betriebsstätte hat weder eine Kasse von SIGN DE noch eine externe.',
  'Attach its tills and create a new submission.': 'Ordnen Sie ihre Kassen zu, und legen Sie eine neue Übermittlung an.',
  'In `messages` of a submission: the check of the tax authorities rejects a value; `authority_code` has their number.':
    'In `messages` einer Übermittlung: Die Prüfung der Finanzverwaltung weist einen Wert ab; `authority_code` enthält die Nummer, unter der die Finanzverwaltung diesen Befund führt.',
  'Correct the value at `path` and create a new submission.': 'Berichtigen Sie den Wert bei `path`, und legen Sie eine neue Übermittlung an.',
  'In `messages` of a submission: the data set could not be built.': 'In `messages` einer Übermittlung: Der Datensatz ließ sich nicht bauen.',
  'Create a new submission once. If it fails again, contact support with the ID of the submission.':
    'Legen Sie einmal eine neue Übermittlung an. Scheitert auch sie, schreiben Sie dem Support, und nennen Sie die Kennung der Übermittlung.',
  'In `messages` of a submission: the tax authorities did not accept the data set in time.':
    'In `messages` einer Übermittlung: Die Finanzverwaltung hat den Datensatz nicht rechtzeitig angenommen.',
  'Create a new submission later; nothing was delivered. Watch the one-month limit.':
    'Legen Sie später eine neue Übermittlung an; nichts wurde zugestellt. Achten Sie auf die Monatsfrist.',
  'In `messages` of a submission: processing stopped because of an error on our side.':
    'In `messages` einer Übermittlung: Die Verarbeitung ist wegen eines Fehlers bei Bonarium gescheitert.',
  'Contact support with the ID of the submission before you create a new one.':
    'Schreiben Sie dem Support, und nennen Sie die Kennung der Übermittlung, bevor Sie eine neue Übermittlung anlegen.',
  'The first digits of the tax number belong to another federal state.': 'Die ersten Ziffern der Steuernummer gehören zu einem anderen Bundesland.',
  'Take the number from the newest tax assessment, convert it to the 13-digit form and check `federal_state`.':
    'Nehmen Sie die Nummer aus dem neuesten Steuerbescheid, wandeln Sie sie in die 13-stellige Form um, und prüfen Sie `federal_state`.',
  'You send requests more often than the limits allow.': 'Sie senden Anfragen häufiger, als die Grenzen erlauben.',
  'Wait for the seconds in `Retry-After`, then retry the same request. Poll less often.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage. Fragen Sie seltener ab.',
  'An unexpected error on our side. The outcome is unknown.': 'Ein unerwarteter Fehler bei Bonarium. Das Ergebnis ist unbekannt.',
  'Retry the same request with the same ID and exponential backoff.':
    'Wiederholen Sie dieselbe Anfrage mit derselben Kennung in exponentiell wachsenden Abständen.',
  'The service is under maintenance or overloaded.': 'Der Dienst wird gewartet oder ist überlastet.',
  // DSFINVK DE
  'A text contains bytes that are not UTF-8, or control characters that a CSV file cannot contain.':
    'Ein Text enthält Bytes, die kein UTF-8 sind, oder Steuerzeichen, die eine CSV-Datei nicht enthalten kann.',
  'Encode the body as UTF-8 and remove control characters from article texts and names.':
    'Codieren Sie den Body als UTF-8, und entfernen Sie Steuerzeichen aus Artikeltexten und Namen.',
  'A list filter occurs more often than it has values.': 'Ein Listenfilter kommt öfter vor, als er mögliche Werte hat.',
  'Name each state once, or leave the filter out.': 'Nennen Sie jeden Zustand einmal, oder lassen Sie den Filter weg.',
  'The VAT key is below 1000, where keys are fixed or reserved.': 'Der USt-Schlüssel liegt unter 1000; dort sind Schlüssel fest oder reserviert.',
  'Use the fixed key for the rate, for example 1 for 19 %. For your own cases, use a key from 1000 on.':
    'Verwenden Sie den festen Schlüssel für den Steuersatz, zum Beispiel 1 für 19 %. Verwenden Sie für Ihre eigenen Fälle einen Schlüssel ab 1000.',
  'A register names a client that SIGN DE does not have in this organization and environment.':
    'Eine Kasse nennt einen Client, den SIGN DE in dieser Organisation und Umgebung nicht hat.',
  'Register the client in SIGN DE first and use its ID as `client_id`.':
    'Registrieren Sie zuerst den Client bei SIGN DE, und verwenden Sie seine Kennung als `client_id`.',
  'A register names a TSS that SIGN DE does not have in this organization and environment.':
    'Eine Kasse nennt eine TSE, die SIGN DE in dieser Organisation und Umgebung nicht hat.',
  'Use the `tss_id` from SIGN DE. TEST and LIVE have different TSS.': 'Verwenden Sie die `tss_id` aus SIGN DE. TEST und LIVE haben verschiedene TSE.',
  'The register, or the requested revision, does not exist.': 'Die Kasse oder die angeforderte Revision gibt es nicht.',
  'Store it with `PUT /cash_registers/{client_id}`, then retry the request.':
    'Speichern Sie sie mit `PUT /cash_registers/{client_id}`, und wiederholen Sie dann die Anfrage.',
  'The VAT key is neither fixed nor defined by you.': 'Der USt-Schlüssel ist weder ein fester noch einer, den Sie angelegt haben.',
  'Define it with `PUT /vat_definitions/{vat_definition_export_id}`.': 'Legen Sie ihn mit `PUT /vat_definitions/{vat_definition_export_id}` an.',
  'The agency does not exist.': 'Die Agentur gibt es nicht.',
  'Store it with `PUT /purchaser_agencies/{purchaser_agency_id}`.': 'Speichern Sie sie mit `PUT /purchaser_agencies/{purchaser_agency_id}`.',
  'No closing with this ID has arrived.': 'Mit dieser Kennung ist kein Abschluss angekommen.',
  'Send it with `PUT /cash_point_closings/{closing_id}`. After a timeout, use the same ID.':
    'Senden Sie ihn mit `PUT /cash_point_closings/{closing_id}`. Verwenden Sie nach einer Zeitüberschreitung dieselbe Kennung.',
  'No export with this ID was requested.': 'Mit dieser Kennung wurde kein Export angefordert.',
  'Request it with `PUT /exports/{export_id}`.': 'Fordern Sie ihn mit `PUT /exports/{export_id}` an.',
  'A device that has its own closings is to become a terminal, or a terminal with transactions is to become a master.':
    'Ein Gerät mit eigenen Abschlüssen soll zur Slave-Kasse werden, oder eine Slave-Kasse mit Transaktionen soll zum Master werden.',
  'Create a new client and a new register for the device in its new role.':
    'Legen Sie für das Gerät in seiner neuen Rolle einen neuen Client und eine neue Kasse an.',
  'The ID belongs to a closing with another body.': 'Die Kennung gehört zu einem Abschluss mit einem anderen Body.',
  'Read the stored closing. If it is wrong, delete it and send the corrected one with a new ID.':
    'Lesen Sie den gespeicherten Abschluss. Ist er falsch, löschen Sie ihn, und senden Sie den berichtigten mit neuer Kennung.',
  'The register already has a closing with this number that is neither in `ERROR` nor `DELETED`.':
    'Die Kasse hat schon einen Abschluss mit dieser Nummer, der weder `ERROR` noch `DELETED` ist.',
  'Find it with `GET /cash_point_closings`. If it has the same transactions, it has already arrived: send nothing. If your closing corrects it, delete it first. Otherwise use the next number.':
    'Suchen Sie ihn mit `GET /cash_point_closings`. Enthält er dieselben Transaktionen, ist er schon angekommen: Senden Sie nichts. Berichtigt Ihr Abschluss den vorhandenen, löschen Sie zuerst den vorhandenen. Verwenden Sie sonst die nächste Nummer.',
  'The closing is not in the state `COMPLETED`.': 'Der Abschluss ist nicht im Zustand `COMPLETED`.',
  'Wait while it is `PENDING` or `WORKING`. Otherwise you don’t need to do anything.':
    'Warten Sie, solange er `PENDING` oder `WORKING` ist. Sonst müssen Sie nichts tun.',
  'The ID belongs to an export with another body, or the export has already ended and cannot be cancelled.':
    'Die Kennung gehört zu einem Export mit einem anderen Body, oder der Export ist schon beendet und lässt sich nicht abbrechen.',
  'Use a new ID for another period. Don’t cancel an export that has ended.':
    'Verwenden Sie für einen anderen Zeitraum eine neue Kennung. Brechen Sie keinen Export ab, der schon beendet ist.',
  'The file was removed after `time_expiration`.': 'Die Datei wurde nach `time_expiration` entfernt.',
  'Request a new export of the same period with a new ID.': 'Fordern Sie für denselben Zeitraum einen neuen Export mit neuer Kennung an.',
  'Close the register more often; a business day may have several closings.':
    'Erstellen Sie öfter einen Kassenabschluss; ein Geschäftstag darf mehrere Abschlüsse haben.',
  'In `error` of a closing: a sum in the cash statement does not match the sum of the transactions of type `Beleg`.':
    'In `error` eines Abschlusses: Eine Summe im Summenteil stimmt nicht mit der Summe der Transaktionen vom Typ `Beleg` überein.',
  'Calculate the totals from the transactions of type `Beleg` that you send, and send the closing with a new ID.':
    'Berechnen Sie die Summen aus den Transaktionen vom Typ `Beleg`, die Sie senden, und senden Sie den Abschluss mit neuer Kennung.',
  'In `error` of a closing: a gross amount is not net plus VAT, or the lines of a receipt do not add up to its header.':
    'In `error` eines Abschlusses: Ein Bruttobetrag ist nicht netto plus USt, oder die Positionen eines Belegs ergeben nicht dessen Kopf.',
  'Correct the amounts at `error.path`, and send net and VAT of lines with five decimal places.':
    'Berichtigen Sie die Beträge bei `error.path`, und senden Sie Netto und USt der Positionen mit fünf Nachkommastellen.',
  'In `error` of a closing: a SIGN DE transaction, VAT key, agency, device or referenced receipt does not exist.':
    'In `error` eines Abschlusses: Eine Transaktion in SIGN DE, ein USt-Schlüssel, eine Agentur, ein Gerät oder ein Beleg, auf den verwiesen wird, existiert nicht.',
  'Finish the transaction in SIGN DE or create what is missing, then send the closing with a new ID.':
    'Beenden Sie die Transaktion in SIGN DE, oder legen Sie an, was fehlt. Senden Sie dann den Abschluss mit neuer Kennung.',
  'In `error` of a closing: the checks stopped because of an error on our side.':
    'In `error` eines Abschlusses: Die Prüfung wurde wegen eines Fehlers bei Bonarium abgebrochen.',
  'The same ID returns this closing again. Send the same body once with a new ID. If that fails too, contact support with its ID.':
    'Mit derselben Kennung erhalten Sie wieder diesen Abschluss. Senden Sie denselben Body einmal mit neuer Kennung. Scheitert auch das, schreiben Sie dem Support, und nennen Sie die Kennung des Abschlusses.',
  'In `error` of an export: the period contains no closing in the state `COMPLETED`.':
    'In `error` eines Exports: Der Zeitraum enthält keinen Abschluss im Zustand `COMPLETED`.',
  'Check the period and the register, and whether the closings of those days were sent at all.':
    'Prüfen Sie den Zeitraum und die Kasse, und ob die Abschlüsse dieser Tage überhaupt gesendet wurden.',
  'In `error` of an export: creating the archive took longer than 24 hours.':
    'In `error` eines Exports: Das Erstellen des Archivs hat länger als 24 Stunden gedauert.',
  'Request shorter periods, each with its own ID.': 'Fordern Sie kürzere Zeiträume an, jeden mit eigener Kennung.',
  'The export is still being created, was cancelled or has failed, so there is no file.':
    'Der Export wird noch erstellt, wurde abgebrochen oder ist gescheitert; es gibt also keine Datei.',
  'Read the export. When `state` is `COMPLETED`, retry the download; if it is `ERROR` or `CANCELLED`, request a new export with a new ID.':
    'Lesen Sie den Export. Hat `state` den Wert `COMPLETED`, wiederholen Sie den Download; ist er `ERROR` oder `CANCELLED`, fordern Sie einen neuen Export mit neuer Kennung an.',
  'Wait for the seconds in `Retry-After`, then retry the same request. The till can continue to sell; the closing can wait.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage. Die Kasse kann weiter verkaufen; der Abschluss kann warten.',
  // SIGN AT
  'Correct the field that the message names. Nothing was stored, so you can use the same ID again.':
    'Berichtigen Sie das Feld, das die Meldung nennt. Gespeichert wurde nichts, Sie können dieselbe Kennung also noch einmal verwenden.',
  'The VAT ID, tax number or GLN has a wrong check digit or is not an Austrian one.':
    'Die UID, die Steuernummer oder die GLN hat eine falsche Prüfziffer oder ist keine österreichische.',
  'Ask the merchant for the number as printed in the letter of the tax office and send the corrected request.':
    'Fragen Sie den Händler nach der Nummer, wie sie im Schreiben des Finanzamts steht, und senden Sie die berichtigte Anfrage.',
  'The token is missing or has expired, or key and secret don’t match.':
    'Das Token fehlt oder ist abgelaufen, oder API-Schlüssel und Secret gehören nicht zusammen.',
  'Authenticate again and retry once. If authentication itself fails, check key, secret and environment.':
    'Melden Sie sich neu an, und wiederholen Sie die Anfrage einmal. Scheitert die Anmeldung selbst, prüfen Sie API-Schlüssel, Secret und Umgebung.',
  'The resource belongs to another organization, or the key lacks the permission.':
    'Die Ressource gehört einer anderen Organisation, oder dem API-Schlüssel fehlt die Berechtigung.',
  'Use a key of the organization that owns the resource, and that has the permission.':
    'Verwenden Sie einen API-Schlüssel der Organisation, der die Ressource gehört; er muss auch die Berechtigung haben.',
  'No signature creation unit has this ID in this organization and environment.':
    'Keine Signaturerstellungseinheit in dieser Organisation und Umgebung hat diese Kennung.',
  'Check the ID and the environment in the claims of your token.': 'Prüfen Sie die Kennung und die Umgebung in den Claims Ihres Tokens.',
  'No cash register has this ID in this organization and environment.': 'Keine Registrierkasse in dieser Organisation und Umgebung hat diese Kennung.',
  'The register has no receipt with this ID or number.': 'Die Registrierkasse hat keinen Beleg mit dieser Kennung oder Nummer.',
  'If you looked for it after a timeout, it was not signed; send the signing request again with the same ID.':
    'Haben Sie ihn nach einer Zeitüberschreitung gesucht, wurde er nicht signiert; senden Sie die Anfrage zum Signieren noch einmal mit derselben Kennung.',
  'No working FinanzOnline user is stored for the organization.': 'Für die Organisation ist kein funktionierender FinanzOnline-Benutzer gespeichert.',
  'Store one with `PUT /fon/auth`. When the status is `AUTHENTICATED`, retry this request.':
    'Speichern Sie einen mit `PUT /fon/auth`. Ist der Status `AUTHENTICATED`, wiederholen Sie diese Anfrage.',
  'The organization has reached the number of signature creation units in its contract. In TEST, the limit is five.':
    'Die Organisation hat die Zahl der Signaturerstellungseinheiten erreicht, die ihr Vertrag vorsieht. In TEST liegt die Grenze bei fünf.',
  'Use an existing unit, since one serves many registers, or decommission one that is no longer needed.':
    'Verwenden Sie eine vorhandene Einheit, denn eine reicht für viele Registrierkassen, oder nehmen Sie eine außer Betrieb, die nicht mehr gebraucht wird.',
  'The organization has no signature creation unit in the state `INITIALIZED`.':
    'Die Organisation hat keine Signaturerstellungseinheit im Zustand `INITIALIZED`.',
  'Set a unit to `INITIALIZED` first, then retry this request with the same ID.':
    'Setzen Sie zuerst eine Einheit auf `INITIALIZED`, und wiederholen Sie dann diese Anfrage mit derselben Kennung.',
  'The signature creation unit is `DECOMMISSIONED`, which is final.': 'Die Signaturerstellungseinheit ist `DECOMMISSIONED`; das ist endgültig.',
  'Create a new unit under a new ID.': 'Legen Sie eine neue Einheit unter einer neuen Kennung an.',
  'The register is `CREATED`, `REGISTERED` or `OUTAGE` and therefore does not sign.':
    'Die Registrierkasse ist `CREATED`, `REGISTERED` oder `OUTAGE` und signiert deshalb nicht.',
  'Set it to `INITIALIZED`, from `CREATED` through `REGISTERED`, then retry this request with the same ID.':
    'Setzen Sie sie auf `INITIALIZED`, von `CREATED` aus über `REGISTERED`, und wiederholen Sie dann diese Anfrage mit derselben Kennung.',
  'The register is `DECOMMISSIONED` or `DEFECTIVE`, which is final.': 'Die Registrierkasse ist `DECOMMISSIONED` oder `DEFECTIVE`; das ist endgültig.',
  'Sell with another register. If there is none, create one under a new ID.':
    'Verkaufen Sie mit einer anderen Registrierkasse. Gibt es keine, legen Sie eine unter einer neuen Kennung an.',
  'The register or unit can’t change from its current state to this state.':
    'Die Registrierkasse oder die Einheit kann aus ihrem jetzigen Zustand nicht in diesen Zustand wechseln.',
  'Read the resource and complete the missing steps in order.': 'Lesen Sie die Ressource, und führen Sie die fehlenden Schritte der Reihe nach aus.',
  'The ID is in use with a different body.': 'Die Kennung ist mit einem anderen Body vergeben.',
  'Read the resource. If it is a different sale, create a new ID for it.':
    'Lesen Sie die Ressource. Ist es ein anderer Verkauf, erzeugen Sie für ihn eine neue Kennung.',
  'The signature creation unit is the last initialized one, and a register that is not retired still needs it.':
    'Die Signaturerstellungseinheit ist die letzte initialisierte, und eine Registrierkasse, die nicht außer Betrieb genommen ist, braucht sie noch.',
  'Decommission the registers first, or initialize another unit.':
    'Nehmen Sie zuerst die Registrierkassen außer Betrieb, oder initialisieren Sie eine andere Einheit.',
  'The receipt is of a type that FinanzOnline does not check, or it is not signed.':
    'Der Beleg ist von einer Art, die FinanzOnline nicht prüft, oder er ist nicht signiert.',
  'Send only signed receipts that Bonarium created. The DEP7 is the proof of sales.':
    'Senden Sie nur signierte Belege, die Bonarium selbst erstellt hat. Der Nachweis der Verkäufe ist das DEP7.',
  'A request with the same ID is still running, or the register was busy for longer than 3 seconds.':
    'Eine Anfrage mit derselben Kennung läuft noch, oder die Registrierkasse war länger als 3 Sekunden belegt.',
  'Wait a second, then retry the same request with the same ID.': 'Warten Sie eine Sekunde, und wiederholen Sie dann dieselbe Anfrage mit derselben Kennung.',
  'FinanzOnline rejects participant, user or PIN, or the user is blocked or is not a web-service user.':
    'FinanzOnline lehnt Teilnehmer, Benutzer oder PIN ab, oder der Benutzer ist gesperrt oder kein Webservice-Benutzer.',
  'Have the merchant check the user in FinanzOnline. Don’t retry wrong values; FinanzOnline may block the user.':
    'Lassen Sie den Händler den Benutzer in FinanzOnline prüfen. Wiederholen Sie die Anfrage nicht mit falschen Werten; FinanzOnline kann den Benutzer sperren.',
  'All payments are in EUR, but their sum is not the sum of the amounts by tax rate.':
    'Alle Zahlungen sind in EUR, aber ihre Summe ist nicht die Summe der Beträge je Steuersatz.',
  'Correct the rounding in the till. Leave tips and change out of both lists.':
    'Berichtigen Sie die Rundung in der Kasse. Nehmen Sie Trinkgeld und Rückgeld in keine der beiden Listen auf.',
  'A limit for this minute is reached.': 'Ein Limit für diese Minute ist ausgeschöpft.',
  'Wait for the seconds in Retry-After, then retry the same request.':
    'Warten Sie so viele Sekunden, wie Retry-After angibt, und wiederholen Sie dann dieselbe Anfrage.',
  'An unexpected failure; the outcome is unknown.': 'Ein unerwarteter Fehler; das Ergebnis ist unbekannt.',
  'Retry the same request with the same ID, with exponential backoff.':
    'Wiederholen Sie dieselbe Anfrage mit derselben Kennung, in exponentiell wachsenden Abständen.',
  'SIGN AT is being maintained or overloaded.': 'SIGN AT wird gewartet oder ist überlastet.',
  'Retry the same request after Retry-After. Until then, follow the outage rules.':
    'Wiederholen Sie dieselbe Anfrage nach der Zeit in Retry-After. Halten Sie bis dahin die Regeln für Ausfälle ein.',
  'No connection to FinanzOnline could be opened; nothing was sent to it.':
    'Es ließ sich keine Verbindung zu FinanzOnline aufbauen; dorthin wurde nichts gesendet.',
  'Retry the same request after Retry-After.': 'Wiederholen Sie dieselbe Anfrage nach der Zeit in Retry-After.',
  'FinanzOnline is in maintenance.': 'FinanzOnline wird gewartet.',
  'Retry the same request after Retry-After; maintenance is usually at night and on weekends.':
    'Wiederholen Sie dieselbe Anfrage nach der Zeit in Retry-After; gewartet wird meist nachts und am Wochenende.',
  'The FinanzOnline user has too many open sessions, often because another program uses it too.':
    'Der FinanzOnline-Benutzer hat zu viele offene Sitzungen, oft weil auch ein anderes Programm ihn verwendet.',
  'Retry the same request after Retry-After. Create a separate FinanzOnline user for Bonarium.':
    'Wiederholen Sie dieselbe Anfrage nach der Zeit in Retry-After. Legen Sie einen eigenen FinanzOnline-Benutzer für Bonarium an.',
  'FinanzOnline received the message but didn’t respond in time; the outcome is unknown.':
    'FinanzOnline hat die Nachricht empfangen, aber nicht rechtzeitig geantwortet; das Ergebnis ist unbekannt.',
  'Retry the same request. FinanzOnline recognizes a registration that arrived.':
    'Wiederholen Sie dieselbe Anfrage. FinanzOnline erkennt eine Registrierung, die angekommen ist.',
  // SIGN ES
  'Correct the field named in the message. Nothing was changed.': 'Korrigieren Sie das Feld, das in der Meldung genannt ist. Es wurde nichts geändert.',
  'Two filters contradict each other.': 'Zwei Filter widersprechen einander.',
  'Swap or correct the two times.': 'Vertauschen oder korrigieren Sie die beiden Zeitpunkte.',
  'The token is missing or has expired; for `POST /auth`, the key, the secret or the refresh token is wrong.':
    'Das Token fehlt oder ist abgelaufen; bei `POST /auth` ist der API-Schlüssel, das Secret oder das Refresh-Token falsch.',
  'Authenticate again, then retry once. If `POST /auth` itself fails, compare key and host; don’t retry.':
    'Melden Sie sich neu an, und wiederholen Sie die Anfrage dann einmal. Scheitert `POST /auth` selbst, vergleichen Sie API-Schlüssel und Host; wiederholen Sie die Anfrage nicht.',
  'The token belongs to the other environment, or you don’t have permission for this request.':
    'Das Token gehört zur anderen Umgebung, oder Sie haben keine Berechtigung für diese Anfrage.',
  'Compare host and key, and check the permissions of the key in the dashboard.':
    'Vergleichen Sie Host und API-Schlüssel, und prüfen Sie im Dashboard die Berechtigungen des API-Schlüssels.',
  'The taxpayer has not been created in this environment yet.': 'Den Steuerpflichtigen gibt es in dieser Umgebung noch nicht.',
  'Create it with `PUT /taxpayer`.': 'Legen Sie ihn mit `PUT /taxpayer` an.',
  'No agreement was generated yet.': 'Es wurde noch keine Vereinbarung erzeugt.',
  'Generate it with `POST /taxpayer/agreement`.': 'Erzeugen Sie sie mit `POST /taxpayer/agreement`.',
  'The signer does not exist in this organization and environment.': 'Den Signer gibt es in dieser Organisation und Umgebung nicht.',
  'Check ID and token; list the signers.': 'Prüfen Sie Kennung und Token; rufen Sie die Liste der Signer ab.',
  'The till does not exist in this organization and environment.': 'Die Kasse gibt es in dieser Organisation und Umgebung nicht.',
  'Check ID and token; list the clients.': 'Prüfen Sie Kennung und Token; rufen Sie die Liste der Clients ab.',
  'The invoice does not exist for this till, so it was never issued.': 'Die Rechnung gibt es für diese Kasse nicht, sie wurde also nie ausgestellt.',
  'Check both IDs. If the outcome was unknown, send the invoice again under the same ID.':
    'Prüfen Sie beide Kennungen. War das Ergebnis unbekannt, senden Sie die Rechnung unter derselben Kennung noch einmal.',
  'The invoice named as original does not exist here.': 'Die als Original genannte Rechnung gibt es hier nicht.',
  'Check the ID. Import an invoice of an earlier system as EXTERNAL first.':
    'Prüfen Sie die Kennung. Importieren Sie eine Rechnung aus einem früheren System zuerst als EXTERNAL.',
  'The invoice was imported and was never sent from here.': 'Die Rechnung wurde importiert und nie von hier gesendet.',
  'Look for the files in the system that issued it.': 'Suchen Sie die Dateien in dem System, das die Rechnung ausgestellt hat.',
  'The export does not exist in this organization and environment.': 'Den Export gibt es in dieser Organisation und Umgebung nicht.',
  'Check the ID; list the exports.': 'Prüfen Sie die Kennung; rufen Sie die Liste der Exporte ab.',
  'The organization already has a taxpayer with other data.': 'Die Organisation hat schon einen Steuerpflichtigen mit anderen Daten.',
  'Read the taxpayer. For another merchant use another organization.':
    'Rufen Sie die Daten des Steuerpflichtigen ab. Für einen anderen Händler verwenden Sie eine andere Organisation.',
  'Signers or tills are still enabled.': 'Es sind noch Signer oder Kassen aktiv.',
  'Repair open records, then disable all clients, then all signers, then the taxpayer.':
    'Berichtigen Sie offene Datensätze, deaktivieren Sie dann alle Clients, dann alle Signer, dann den Steuerpflichtigen.',
  'The taxpayer is disabled.': 'Der Steuerpflichtige ist deaktiviert.',
  'Enable it with `PATCH /taxpayer` if you still serve the merchant.': 'Aktivieren Sie ihn mit `PATCH /taxpayer`, wenn Sie den Händler noch bedienen.',
  'The signed document is being checked.': 'Das unterschriebene Dokument wird gerade geprüft.',
  'Wait and read the agreement again.': 'Warten Sie, und rufen Sie die Vereinbarung dann noch einmal ab.',
  'The agreement is accepted already.': 'Die Vereinbarung ist schon angenommen.',
  'Continue with the signer.': 'Machen Sie mit dem Signer weiter.',
  'The agreement is not accepted yet.': 'Die Vereinbarung ist noch nicht angenommen.',
  'Finish the agreement, then create the signer.': 'Schließen Sie die Vereinbarung ab, und legen Sie dann den Signer an.',
  'The ID belongs to a signer with another certificate.': 'Die Kennung gehört zu einem Signer mit einem anderen Zertifikat.',
  'Generate a new UUID for the new certificate.': 'Erzeugen Sie eine neue UUID für das neue Zertifikat.',
  'An enabled till uses the signer.': 'Eine aktive Kasse verwendet den Signer.',
  'Disable the till first.': 'Deaktivieren Sie zuerst die Kasse.',
  'The signer cannot be enabled again, because its certificate has expired, was revoked or is rejected by the authority.':
    'Der Signer lässt sich nicht wieder aktivieren, weil sein Zertifikat abgelaufen ist, gesperrt wurde oder von der Steuerbehörde abgelehnt wird.',
  'Create a new signer and a new client.': 'Legen Sie einen neuen Signer und einen neuen Client an.',
  'The signer to be used is disabled or defective.': 'Der Signer, der verwendet werden soll, ist deaktiviert oder defekt.',
  'Enable it, or create a new signer and a new client.': 'Aktivieren Sie ihn, oder legen Sie einen neuen Signer und einen neuen Client an.',
  'The ID belongs to a till with another signer.': 'Die Kennung gehört zu einer Kasse mit einem anderen Signer.',
  'Generate a new UUID for the new till.': 'Erzeugen Sie eine neue UUID für die neue Kasse.',
  'The till was taken out of service.': 'Die Kasse wurde außer Betrieb genommen.',
  'Create a new client, or repair through an enabled one.': 'Legen Sie einen neuen Client an, oder senden Sie die Berichtigung über einen aktiven Client.',
  'The ID belongs to an invoice with different content.': 'Die Kennung gehört zu einer Rechnung mit anderem Inhalt.',
  'Read the stored invoice. If it is the same sale, it is issued; if not, your IDs collide.':
    'Lesen Sie die gespeicherte Rechnung. Ist es derselbe Verkauf, ist er ausgestellt; wenn nicht, kollidieren Ihre Kennungen.',
  'Series and number belong to another invoice, perhaps a cancelled one.':
    'Serie und Nummer gehören zu einer anderen Rechnung, vielleicht zu einer stornierten.',
  'Read that invoice. If it is the same sale and `ISSUED`, it is recorded; if not, use the next number. Never renumber a printed invoice.':
    'Lesen Sie diese Rechnung. Gehört sie zum selben Verkauf und ist `ISSUED`, ist der Verkauf erfasst; wenn nicht, verwenden Sie die nächste Nummer. Geben Sie einer gedruckten Rechnung nie eine andere Nummer.',
  'The state of the invoice does not allow the change.': 'Der Zustand der Rechnung lässt die Änderung nicht zu.',
  'Read the invoice. Cancel an imported invoice in the system that issued it.':
    'Lesen Sie die Rechnung. Stornieren Sie eine importierte Rechnung in dem System, das sie ausgestellt hat.',
  'The original is cancelled, or there is nothing to repair.': 'Das Original ist storniert, oder es gibt nichts zu berichtigen.',
  'Read the original, its correction and its remedy.': 'Lesen Sie das Original mit seinen Feldern correction und remedy.',
  'The ID belongs to an export with other filters.': 'Die Kennung gehört zu einem Export mit anderen Filtern.',
  'Generate a new UUID for the new export.': 'Erzeugen Sie eine neue UUID für den neuen Export.',
  'The archive was removed after seven days.': 'Das Archiv wurde nach sieben Tagen entfernt.',
  'Request a new export.': 'Fordern Sie einen neuen Export an.',
  'Issue fewer lines per invoice, or scan the document at a lower resolution.':
    'Stellen Sie Rechnungen mit weniger Positionen aus, oder scannen Sie das Dokument mit geringerer Auflösung.',
  'The check letter or digit of a tax number is wrong.': 'Prüfbuchstabe oder Prüfziffer einer Steuernummer ist falsch.',
  'Ask for the number again. Check it in the till before you send the request.':
    'Erfragen Sie die Nummer noch einmal. Prüfen Sie sie in der Kasse, bevor Sie die Anfrage senden.',
  'Bonarium does not serve this territory.': 'Bonarium bedient dieses Gebiet nicht.',
  'Ask support about the current status there.': 'Fragen Sie den Support nach dem aktuellen Stand für dieses Gebiet.',
  'The uploaded document is not a PDF file.': 'Das hochgeladene Dokument ist keine PDF-Datei.',
  'Upload the signed PDF, base64 without line breaks.': 'Laden Sie das unterschriebene PDF hoch, als Base64 ohne Zeilenumbrüche.',
  'The certificate cannot be opened.': 'Das Zertifikat lässt sich nicht öffnen.',
  'Check password and file; the file must contain the private key.': 'Prüfen Sie Passwort und Datei; die Datei muss den privaten Schlüssel enthalten.',
  'The certificate has expired.': 'Das Zertifikat ist abgelaufen.',
  'Use a valid certificate.': 'Verwenden Sie ein gültiges Zertifikat.',
  'Private key and certificate do not belong together.': 'Privater Schlüssel und Zertifikat gehören nicht zusammen.',
  'Send the pair that was issued together.': 'Senden Sie das Paar, das zusammen ausgestellt wurde.',
  'The request names no signer, and the number of enabled signers is not exactly one.':
    'Die Anfrage nennt keinen Signer, und es ist nicht genau ein Signer aktiv.',
  'Name the signer in signer_id.': 'Nennen Sie den Signer in signer_id.',
  'The lines do not add up to the total, to the cent.': 'Die Positionen ergeben nicht auf den Cent genau die Summe.',
  'Compute the lines and the total again and send both.': 'Berechnen Sie die Positionen und die Summe neu, und senden Sie beides.',
  'The total of the ticket is higher than Veri*factu accepts without a recipient.':
    'Die Summe der vereinfachten Rechnung ist höher, als Veri*factu ohne Rechnungsempfänger zulässt.',
  'Issue a COMPLETE invoice with the recipient.': 'Stellen Sie eine Rechnung vom Typ COMPLETE mit dem Rechnungsempfänger aus.',
  'The tax does not exist in the taxpayer’s territory.': 'Die Steuer gibt es im Gebiet des Steuerpflichtigen nicht.',
  'Use IVA, IGIC or IPSI, as the territory requires.': 'Verwenden Sie IVA, IGIC oder IPSI, je nachdem, was das Gebiet verlangt.',
  'A time of issue was sent without an incident.': 'Es wurde ein Ausstellungszeitpunkt gesendet, ohne dass eine Störung angegeben ist.',
  'Leave issued_at out, or add the annotation INCIDENT if there was one.':
    'Lassen Sie issued_at weg, oder ergänzen Sie die Annotation INCIDENT, wenn es eine Störung gab.',
  'The time of issue is in the future or before 28-10-2024.': 'Der Ausstellungszeitpunkt liegt in der Zukunft oder vor dem 28-10-2024.',
  'Check the clock and the time zone of the till.': 'Prüfen Sie Uhr und Zeitzone der Kasse.',
  'A natural person in Bizkaia issued without the annotation INDIVIDUAL.':
    'Eine natürliche Person in Bizkaia hat eine Rechnung ohne die Annotation INDIVIDUAL ausgestellt.',
  'Add the annotation with the activity code.': 'Ergänzen Sie die Annotation mit dem Tätigkeitsschlüssel.',
  'The annotation does not exist in the taxpayer’s territory, or was sent twice.':
    'Die Annotation gibt es im Gebiet des Steuerpflichtigen nicht, oder sie wurde zweimal gesendet.',
  'Leave it out, or send it once.': 'Lassen Sie sie weg, oder senden Sie sie nur einmal.',
  'This type cannot refer to an original of that type.': 'Dieser Typ kann sich nicht auf ein Original jenes Typs beziehen.',
  'Choose with the table in the quick start of SIGN ES.': 'Wählen Sie anhand der Tabelle im Schnellstart von SIGN ES, was Sie senden.',
  'A repair must keep series, number and day of issue.': 'Eine Berichtigung muss Serie, Nummer und Ausstellungstag beibehalten.',
  'Keep series and number, and leave `issued_at` out. If they are wrong, send a `CORRECTING` invoice, or cancel one issued by mistake.':
    'Lassen Sie Serie und Nummer unverändert, und lassen Sie `issued_at` weg. Sind diese Angaben falsch, senden Sie eine Rechnung der Art `CORRECTING`, oder stornieren Sie eine irrtümlich ausgestellte.',
  'The image does not exist in the taxpayer’s regime.': 'Das Bild gibt es im Fiskalsystem des Steuerpflichtigen nicht.',
  'Request QR_CODE, which exists in both regimes.': 'Fordern Sie QR_CODE an, das es in beiden Fiskalsystemen gibt.',
  'The archive is not finished, or it failed.': 'Das Archiv ist nicht fertig, oder seine Erstellung ist gescheitert.',
  'Read the export. Wait while it is `REQUESTED` or `STARTED`; request a new one when it is `FAILED`.':
    'Lesen Sie den Export. Warten Sie, solange er `REQUESTED` oder `STARTED` ist; fordern Sie einen neuen an, wenn er `FAILED` ist.',
  'The organization sends requests too often.': 'Die Organisation sendet zu oft Anfragen.',
  'Maintenance or overload; nothing was changed.': 'Wartung oder Überlast; es wurde nichts geändert.',
  'Retry the same request after Retry-After. Meanwhile, sell as you would in an outage.':
    'Wiederholen Sie dieselbe Anfrage nach der Zeit in Retry-After. Verkaufen Sie inzwischen wie bei einem Ausfall.',
  // SIGN ES local
  'There is no connection to upstream. The invoice was issued and waits in the outbox.':
    'Es besteht keine Verbindung zu SIGN ES. Die Rechnung wurde ausgestellt und wartet im Postausgang.',
  'Do nothing at the till. Show the number of waiting records and repair the connection.':
    'Tun Sie an der Kasse nichts. Zeigen Sie die Zahl der wartenden Datensätze an, und stellen Sie die Verbindung wieder her.',
  'The period ends before it begins.': 'Der Zeitraum endet, bevor er beginnt.',
  'The token is missing or has expired.': 'Das Token fehlt oder ist abgelaufen.',
  'Authenticate again with the PIN, then retry once.': 'Melden Sie sich mit der PIN neu an, und wiederholen Sie die Anfrage dann einmal.',
  'The PIN is wrong for this device.': 'Die PIN ist für dieses Gerät falsch.',
  'Ask for the PIN again. After five wrong PINs, the device is locked.': 'Erfragen Sie die PIN noch einmal. Nach fünf falschen PINs ist das Gerät gesperrt.',
  'The request needs the administrator’s PIN, or comes from a network that is not allowed to reach the node.':
    'Die Anfrage erfordert die PIN des Administrators oder kommt aus einem Netz, das nicht auf den Knoten zugreifen darf.',
  'Authenticate as administrator, or allow the network with the installer.':
    'Melden Sie sich als Administrator an, oder geben Sie das Netz mit dem Installationsprogramm frei.',
  'The node is not set up yet.': 'Der Knoten ist noch nicht eingerichtet.',
  'Set the taxpayer with `PUT /taxpayer`.': 'Richten Sie den Steuerpflichtigen mit `PUT /taxpayer` ein.',
  'The signer does not exist on this node.': 'Den Signer gibt es auf diesem Knoten nicht.',
  'The till does not exist on this node.': 'Die Kasse gibt es auf diesem Knoten nicht.',
  'The invoice was imported and has no record here.': 'Die Rechnung wurde importiert und hat hier keinen Datensatz.',
  'Look for it in the system that issued it.': 'Suchen Sie sie in dem System, das sie ausgestellt hat.',
  'The export does not exist on this node.': 'Den Export gibt es auf diesem Knoten nicht.',
  'The node already has a taxpayer with other data.': 'Der Knoten hat schon einen Steuerpflichtigen mit anderen Daten.',
  'Read the taxpayer. For another merchant install another node.':
    'Rufen Sie die Daten des Steuerpflichtigen ab. Für einen anderen Händler installieren Sie einen weiteren Knoten.',
  'The ID belongs to an export of another period.': 'Die Kennung gehört zu einem Export für einen anderen Zeitraum.',
  'No mode is set yet.': 'Es ist noch keine Betriebsart gesetzt.',
  'Set it with `PATCH /configuration`.': 'Setzen Sie sie mit `PATCH /configuration`.',
  'This is not available in the mode of the node.': 'Das gibt es in der Betriebsart des Knotens nicht.',
  'Skip the step in this mode.': 'Lassen Sie den Schritt in dieser Betriebsart aus.',
  'The mode cannot be changed now.': 'Die Betriebsart lässt sich jetzt nicht ändern.',
  'NO_VERIFACTU can change to VERIFACTU at any time, and back only with a new calendar year. TICKETBAI never changes once an invoice exists.':
    'Von NO_VERIFACTU können Sie jederzeit auf VERIFACTU umstellen, zurück nur in einem neuen Kalenderjahr. TICKETBAI lässt sich nicht mehr umstellen, sobald es eine Rechnung gibt.',
  'The certificate of the till’s signer has expired.': 'Das Zertifikat des Signers der Kasse ist abgelaufen.',
  'Import the next certificate, add a client that uses it, then retry with that client.':
    'Importieren Sie das nächste Zertifikat, fügen Sie einen Client hinzu, der es verwendet, und wiederholen Sie die Anfrage dann mit diesem Client.',
  'The clock is behind the last file by more than a minute. Under Veri*factu this is a warning only.':
    'Die Uhr geht gegenüber der letzten Datei um mehr als eine Minute nach. Unter Veri*factu ist das nur eine Warnung.',
  'Set the clock, then retry the same request.': 'Stellen Sie die Uhr, und wiederholen Sie dann dieselbe Anfrage.',
  'The last file cannot be read, so the next one cannot be chained. Under Veri*factu this is a warning only.':
    'Die letzte Datei ist nicht lesbar, deshalb lässt sich die nächste nicht verketten. Unter Veri*factu ist das nur eine Warnung.',
  'Restore the last backup. If there is none, ask support; the treasury of Gipuzkoa then allows a new series to begin without a link.':
    'Spielen Sie die letzte Sicherungskopie zurück. Gibt es keine, fragen Sie den Support; die Finanzverwaltung von Gipuzkoa erlaubt dann, eine neue Serie ohne Verknüpfung zu beginnen.',
  'Issue fewer lines per invoice.': 'Stellen Sie Rechnungen mit weniger Positionen aus.',
  'The image does not exist in this mode.': 'Das Bild gibt es in dieser Betriebsart nicht.',
  'Request QR_CODE, which exists in all modes.': 'Fordern Sie QR_CODE an, das es in allen Betriebsarten gibt.',
  'The territory does not fit the mode.': 'Das Gebiet passt nicht zur Betriebsart.',
  'Compare tax domicile and mode; correct the one that is wrong.': 'Vergleichen Sie steuerlichen Sitz und Betriebsart; korrigieren Sie, was davon falsch ist.',
  'Upstream rejected address or key.': 'SIGN ES hat Adresse oder API-Schlüssel abgelehnt.',
  'Use a key of the taxpayer’s organization and of the node’s environment.':
    'Verwenden Sie einen API-Schlüssel der Organisation des Steuerpflichtigen und der Umgebung des Knotens.',
  'Five wrong PINs in a row.': 'Fünf falsche PINs hintereinander.',
  'Wait 15 minutes, or unlock the device with the installer.': 'Warten Sie 15 Minuten, oder entsperren Sie das Gerät mit dem Installationsprogramm.',
  'The node is being updated or restored.': 'Der Knoten wird gerade aktualisiert oder wiederhergestellt.',
  'The disk of the node is full.': 'Die Festplatte des Knotens ist voll.',
  'Free up space, then retry the same request. Never delete records.':
    'Schaffen Sie Platz, und wiederholen Sie dann dieselbe Anfrage. Löschen Sie nie Datensätze.',
  'The outbox is full, with 100,000 records.': 'Der Postausgang ist mit 100.000 Datensätzen voll.',
  'Restore the connection and flush the outbox, then retry the same request.':
    'Stellen Sie die Verbindung wieder her, und senden Sie den Postausgang; wiederholen Sie dann dieselbe Anfrage.',
  // SIGN IT
  'The body, a header or a parameter does not match the specification.': 'Der Body, ein Header oder ein Parameter entspricht nicht der Spezifikation.',
  'Correct the request; `message` tells you where. Don’t retry it unchanged.':
    'Korrigieren Sie die Anfrage; `message` sagt Ihnen, wo. Wiederholen Sie sie nicht unverändert.',
  'The header `X-Api-Version` names no supported version.': 'Der Header `X-Api-Version` nennt keine unterstützte Version.',
  'Send `X-Api-Version: 2025-08-12` with every request. Without the header, the request uses `2024-10-31`.':
    'Senden Sie mit jeder Anfrage `X-Api-Version: 2025-08-12`. Ohne den Header verwendet die Anfrage `2024-10-31`.',
  'The token is missing or has expired, or the key pair is wrong or belongs to the other host.':
    'Das Token fehlt oder ist abgelaufen, oder das Paar aus API-Schlüssel und Secret ist falsch oder gehört zum anderen Host.',
  'Authenticate again and retry once. If authentication fails, check key, secret and host.':
    'Melden Sie sich neu an, und wiederholen Sie die Anfrage einmal. Scheitert die Anmeldung, prüfen Sie API-Schlüssel, Secret und Host.',
  'There is no such resource in this asset and environment.': 'In diesem Asset und dieser Umgebung gibt es keine solche Ressource.',
  'Check the ID, the host and for which asset the token is valid.': 'Prüfen Sie die Kennung und den Host, und prüfen Sie, für welches Asset das Token gilt.',
  'Authenticate with the key of the right asset, usually the merchant’s UNIT.':
    'Melden Sie sich mit dem API-Schlüssel des richtigen Assets an, meist der UNIT des Händlers.',
  'The state of the resource, or of the one it depends on, does not allow the change.':
    'Der Zustand der Ressource oder derjenigen, von der sie abhängt, lässt die Änderung nicht zu.',
  'Read the resource and follow the order: company or individual, location, system.':
    'Lesen Sie die Ressource, und halten Sie die Reihenfolge ein: Unternehmen oder Einzelunternehmer, Standort, System.',
  'The till is not commissioned, or it is suspended.': 'Die Kasse ist nicht in Betrieb genommen, oder sie ist ausgesetzt.',
  'Read the system and its location. Commission what is `ACQUIRED`; if the mode is `SUSPENDED`, read the company.':
    'Lesen Sie das System und seinen Standort. Nehmen Sie in Betrieb, was `ACQUIRED` ist; ist der Modus `SUSPENDED`, lesen Sie das Unternehmen.',
  'The Fisconline password has expired; it is valid for 90 days.': 'Das Passwort von Fisconline ist abgelaufen; es gilt 90 Tage.',
  'Nothing was recorded. Write the sale into the emergency register. Let the merchant set a new password in the portal and store it with `PATCH /entities/{entity_id}`. If the customer is still waiting, send the sale with a new idempotency key and strike the entry. Otherwise follow the outage procedure of `E_AUTHORITY_UNAVAILABLE`.':
    'Es wurde nichts aufgezeichnet. Schreiben Sie den Verkauf in das Notfallregister. Lassen Sie den Händler im Portal ein neues Passwort setzen, und speichern Sie es mit `PATCH /entities/{entity_id}`. Wartet die Kundschaft noch, senden Sie den Verkauf mit einem neuen Idempotenzschlüssel und streichen den Eintrag. Gehen Sie sonst so vor, wie es unter `E_AUTHORITY_UNAVAILABLE` für einen Ausfall steht.',
  'Another record uses this intention.': 'Eine andere Aufzeichnung verwendet diese Intention.',
  'Read the intention: `used_in` names the record. If it is your sale, you are done. Otherwise start with a new intention.':
    'Lesen Sie die Intention: `used_in` nennt die Aufzeichnung. Ist es Ihr Verkauf, sind Sie fertig. Beginnen Sie sonst mit einer neuen Intention.',
  'The document is already void, is not `COMPLETED`, or is itself a void.': 'Der Beleg ist schon storniert, ist nicht `COMPLETED` oder ist selbst ein Storno.',
  'Read the record. A document can be voided once, and not after a return.':
    'Lesen Sie die Aufzeichnung. Ein Beleg lässt sich nur einmal stornieren und nach einer Rückgabe gar nicht mehr.',
  'A replay before this one is missing, or `X-Replay-Remaining` does not count down.':
    'Eine frühere Nachsendung fehlt, oder `X-Replay-Remaining` zählt nicht herunter.',
  'List the records of the till, find the last replay that arrived and continue with the next.':
    'Listen Sie die Aufzeichnungen der Kasse auf, suchen Sie die letzte Nachsendung, die angekommen ist, und fahren Sie mit der nächsten fort.',
  'The first request with this idempotency key is still running.': 'Die erste Anfrage mit diesem Idempotenzschlüssel läuft noch.',
  'Wait a second and retry the same request with the same key.': 'Warten Sie eine Sekunde, und wiederholen Sie dieselbe Anfrage mit demselben Schlüssel.',
  'The idempotency key was used within 24 hours with a different body.':
    'Der Idempotenzschlüssel wurde in den letzten 24 Stunden schon mit einem anderen Body verwendet.',
  'Nothing was changed. Use a new key for a new change; check where your code reuses keys.':
    'Es wurde nichts geändert. Verwenden Sie für eine neue Änderung einen neuen Schlüssel; prüfen Sie, wo Ihr Code Schlüssel wiederverwendet.',
  'A codice fiscale or partita IVA has a wrong check digit.':
    'Eine Steuernummer (*codice fiscale*) oder eine Umsatzsteuernummer (*partita IVA*) hat eine falsche Prüfziffer.',
  'Ask the merchant again; a digit is mistyped.': 'Fragen Sie den Händler noch einmal; eine Ziffer ist vertippt.',
  'The authority rejects tax number, PIN or password.': 'Die Steuerbehörde lehnt Steuernummer, PIN oder Passwort ab.',
  'Let the merchant sign in at the portal with the same data, then send what works. Don’t try variations: the authority blocks the password after eight wrong attempts. Reset a blocked one in the portal with *Hai dimenticato la password?*.':
    'Bitten Sie den Händler, sich mit denselben Daten am Portal anzumelden, und senden Sie dann die Daten, die funktionieren. Probieren Sie keine Varianten aus: Die Steuerbehörde sperrt das Passwort nach acht falschen Versuchen. Ein gesperrtes Passwort lässt sich im Portal mit *Hai dimenticato la password?* zurücksetzen.',
  'Entries, VAT, document totals and payments do not agree to the cent.':
    'Einträge, Umsatzsteuer, Belegsummen und Zahlungen stimmen nicht auf den Cent genau überein.',
  'Recalculate the sums: entries add up to the totals, payments to the gross total. Gifts are not part of the amount due. If everything is paid in cash, the rounding difference can be up to 0.02.':
    'Berechnen Sie die Summen neu: Die Einträge ergeben die Belegsummen, die Zahlungen ergeben die Bruttosumme. Unentgeltliche Abgaben gehören nicht zum zu zahlenden Betrag. Ist alles bar bezahlt, darf die Rundungsdifferenz bis zu 0,02 betragen.',
  'A lottery code came with a total below 1 € or with a payment that is not electronic.':
    'Ein Lotteriecode kam mit einem Gesamtbetrag unter 1 € oder mit einer Zahlung, die nicht elektronisch ist.',
  'Record the sale without `customer`. Purchases made online, for a business or with an invoice never take part; Bonarium cannot check that.':
    'Zeichnen Sie den Verkauf ohne `customer` auf. Onlinekäufe, Käufe für ein Unternehmen und Käufe mit Rechnung nehmen nie teil; das kann Bonarium nicht prüfen.',
  'The sale is more than twelve days old; Bonarium does not accept older replays.':
    'Der Verkauf liegt mehr als zwölf Tage zurück; Bonarium nimmt ältere Nachsendungen nicht an.',
  'Don’t send it. Ask the merchant’s tax adviser how to document the sale.':
    'Senden Sie den Verkauf nicht. Fragen Sie die Steuerberatung des Händlers, wie der Verkauf zu dokumentieren ist.',
  '`X-Replay-Hash` does not match the four fields.': '`X-Replay-Hash` passt nicht zu den vier Feldern.',
  'Recalculate it over the four fields in their order. If the stored data has changed, don’t send it; contact support.':
    'Berechnen Sie den Hashwert neu, über die vier Felder in ihrer Reihenfolge. Haben sich die gespeicherten Daten geändert, senden Sie die Nachsendung nicht; wenden Sie sich an den Support.',
  'You send more requests than the section *Rate limits* allows.': 'Sie senden mehr Anfragen, als der Abschnitt *Rate limits* erlaubt.',
  'Wait for the seconds in `Retry-After`, then retry the same request with the same key.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage mit demselben Schlüssel.',
  'The request could not be completed and its outcome is unknown.': 'Die Anfrage konnte nicht abgeschlossen werden, und ihr Ergebnis ist unbekannt.',
  'Retry the same request with the same idempotency key, with exponential backoff.':
    'Wiederholen Sie dieselbe Anfrage mit demselben Idempotenzschlüssel, in exponentiell wachsenden Abständen.',
  'The request is well formed, but this country or version does not offer it.':
    'Die Anfrage ist formal richtig, aber dieses Land oder diese Version bietet sie nicht an.',
  'Check `records` of the system to see what it can do.': 'Sehen Sie in `records` des Systems nach, was das System kann.',
  'The service is being maintained or overloaded.': 'Der Dienst wird gewartet oder ist überlastet.',
  'Retry the same request with the same key after `Retry-After`; if the problem continues, follow the outage procedure.':
    'Wiederholen Sie dieselbe Anfrage mit demselben Schlüssel nach `Retry-After`; besteht das Problem weiter, gehen Sie vor wie bei einem Ausfall.',
  'The authority’s procedure cannot be reached.': 'Das Online-Verfahren der Steuerbehörde ist nicht erreichbar.',
  'Nothing was recorded. Write the sale into the emergency register and retry the same request with the same key after `Retry-After` while the customer waits. When it succeeds, strike the entry. When the customer leaves, stop retrying and close the intention with `ABORT`. When that returns 200, or if the intention itself failed, let the merchant issue an invoice within twelve days. Use `REPLAY` instead of the invoice only if the merchant’s tax adviser has agreed to it. Never do both: the sale would be recorded twice.':
    'Es wurde nichts aufgezeichnet. Schreiben Sie den Verkauf in das Notfallregister, und wiederholen Sie dieselbe Anfrage mit demselben Schlüssel nach `Retry-After`, solange die Kundschaft wartet. Gelingt sie, streichen Sie den Eintrag. Geht die Kundschaft, wiederholen Sie nicht mehr, und schließen Sie die Intention mit `ABORT`. Antwortet das mit 200 oder ist schon die Intention gescheitert, lassen Sie den Händler binnen zwölf Tagen eine Rechnung ausstellen. Verwenden Sie `REPLAY` statt der Rechnung nur, wenn die Steuerberatung des Händlers dem zugestimmt hat. Tun Sie nie beides: Der Verkauf würde zweimal aufgezeichnet.',
  // SIGN IT local
  'Authenticate again with the PIN and retry once.': 'Melden Sie sich mit der PIN neu an, und wiederholen Sie die Anfrage einmal.',
  'The PIN is wrong.': 'Die PIN ist falsch.',
  'Ask the merchant. After five wrong attempts, authentication is locked.': 'Fragen Sie den Händler. Nach fünf falschen Versuchen ist die Anmeldung gesperrt.',
  'There is no such resource on this gateway.': 'Auf diesem Gateway gibt es keine solche Ressource.',
  'Check the ID. The cloud and the gateway have separate IDs.': 'Prüfen Sie die Kennung. Die Cloud und das Gateway haben jeweils eigene Kennungen.',
  'Read the resource and follow the order: company or individual, location, emission point.':
    'Lesen Sie die Ressource, und halten Sie die Reihenfolge ein: Unternehmen oder Einzelunternehmer, Standort, Ausstellungspunkt.',
  'The emission point is `INACTIVE` or `DECOMMISSIONED`.': 'Der Ausstellungspunkt ist `INACTIVE` oder `DECOMMISSIONED`.',
  'Commission an `INACTIVE` one with `PATCH /systems/{system_id}`. `DECOMMISSIONED` is final: create a new emission point.':
    'Nehmen Sie einen, der `INACTIVE` ist, mit `PATCH /systems/{system_id}` in Betrieb. `DECOMMISSIONED` ist endgültig: Legen Sie einen neuen Ausstellungspunkt an.',
  'The seal certificate has expired; the gateway renews it when it has a connection.':
    'Das Siegelzertifikat ist abgelaufen; das Gateway erneuert es, wenn es eine Verbindung hat.',
  'Connect the machine to the network, wait a minute, then retry the same request. Use the emergency register meanwhile.':
    'Verbinden Sie den Rechner mit dem Netzwerk, warten Sie eine Minute, und wiederholen Sie dann dieselbe Anfrage. Verwenden Sie inzwischen das Notfallregister.',
  'The document is already void, or it is itself a void.': 'Der Beleg ist schon storniert, oder er ist selbst ein Storno.',
  'No document was sealed since the last closing.': 'Seit dem letzten Abschluss wurde kein Beleg versiegelt.',
  'Nothing to do; the day is already closed.': 'Es ist nichts zu tun; der Tag ist schon abgeschlossen.',
  'The clock of the machine differs by 60 seconds or more.': 'Die Uhr des Rechners weicht um 60 Sekunden oder mehr ab.',
  'Switch on time synchronization. When the clock is right, retry the same request.':
    'Schalten Sie die Zeitsynchronisation ein. Wenn die Uhr richtig geht, wiederholen Sie dieselbe Anfrage.',
  'A stored seal does not verify; the data were damaged or changed.':
    'Ein gespeichertes Siegel besteht die Prüfung nicht; die Daten wurden beschädigt oder verändert.',
  'Stop, keep the machine as it is, use the emergency register and call support.':
    'Halten Sie an, lassen Sie den Rechner, wie er ist, verwenden Sie das Notfallregister, und wenden Sie sich an den Support.',
  'Nothing was changed. Use a new key for a new change.': 'Es wurde nichts geändert. Verwenden Sie für eine neue Änderung einen neuen Schlüssel.',
  'An ID in the body refers to a resource that does not exist on this gateway.':
    'Eine Kennung im Body verweist auf eine Ressource, die es auf diesem Gateway nicht gibt.',
  'Check the ID. Create what is missing first.': 'Prüfen Sie die Kennung. Legen Sie zuerst an, was fehlt.',
  'Recalculate the sums: entries add up to the totals, payments to the gross total. If everything is paid in cash, the rounding difference can be up to 0.02.':
    'Berechnen Sie die Summen neu: Die Einträge ergeben die Belegsummen, die Zahlungen ergeben die Bruttosumme. Ist alles bar bezahlt, darf die Rundungsdifferenz bis zu 0,02 betragen.',
  'Leave `customer` out and record the sale without the code.': 'Lassen Sie `customer` weg, und zeichnen Sie den Verkauf ohne den Code auf.',
  'Wait for the seconds in `Retry-After`, then authenticate with the right PIN.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und melden Sie sich dann mit der richtigen PIN an.',
  'The request needs the connection to Bonarium, and it is down.': 'Die Anfrage braucht die Verbindung zu Bonarium, und diese ist ausgefallen.',
  'Retry the same request when `GET /status` shows CONNECTED. Sales need no connection.':
    'Wiederholen Sie dieselbe Anfrage, wenn `GET /status` CONNECTED zeigt. Verkäufe brauchen keine Verbindung.',
  'The disk of the machine is nearly full.': 'Der Datenträger des Rechners ist fast voll.',
  'Move archives of closed days to another disk after you have verified their signatures, then retry the same request.':
    'Verschieben Sie Archive abgeschlossener Tage auf einen anderen Datenträger, nachdem Sie ihre Signaturen geprüft haben, und wiederholen Sie dann dieselbe Anfrage.',
  '10,000 documents, or those of twelve days, are waiting to be sent. This is a Bonarium limit.':
    '10.000 Belege oder die von zwölf Tagen warten darauf, gesendet zu werden. Diese Grenze setzt Bonarium.',
  'Connect the machine to a network and call `POST /queue/flush`, then retry the same request. Use the emergency register meanwhile.':
    'Verbinden Sie den Rechner mit einem Netzwerk, und rufen Sie `POST /queue/flush` auf. Wiederholen Sie dann dieselbe Anfrage. Verwenden Sie inzwischen das Notfallregister.',
  // SIGN FR
  'The header `X-Api-Version` is missing or names no supported version.': 'Der Header `X-Api-Version` fehlt oder nennt keine unterstützte Version.',
  'Send `X-Api-Version: 2025-08-12` with every request.': 'Senden Sie `X-Api-Version: 2025-08-12` mit jeder Anfrage.',
  'Check the ID, the host and the asset of the token.': 'Prüfen Sie die Kennung, den Host und das Asset des Tokens.',
  'The asset of the token has the wrong type, for example a GROUP that creates an entity.':
    'Das Asset des Tokens hat den falschen Typ, zum Beispiel eine GROUP, die eine Entität anlegt.',
  'Read the system and its location. Commission what is `ACQUIRED`; if the mode is `SUSPENDED`, contact support.':
    'Lesen Sie das System und seinen Standort. Nehmen Sie in Betrieb, was `ACQUIRED` ist; ist der Modus `SUSPENDED`, wenden Sie sich an den Support.',
  'The document is already void, or it voids another document.': 'Das Dokument ist schon storniert, oder es storniert ein anderes Dokument.',
  'Read the record. You can void a document only once; after a credit note, you can credit only the rest.':
    'Lesen Sie die Aufzeichnung. Ein Dokument können Sie nur einmal stornieren; nach einer Gutschrift können Sie nur noch den Rest gutschreiben.',
  'The number of the copy is taken or leaves a gap.': 'Die Nummer der Kopie ist vergeben oder lässt eine Lücke.',
  'Send the number that `message` names. Tills that print copies of the same ticket must share one count.':
    'Senden Sie die Nummer, die `message` nennt. Kassen, die Kopien desselben Tickets drucken, müssen eine gemeinsame Zählung verwenden.',
  'An earlier replay is missing, or `X-Replay-Remaining` does not count down.':
    'Eine frühere Nachsendung fehlt, oder `X-Replay-Remaining` zählt nicht herunter.',
  'List the records of the till, find the last replay that arrived and continue with the next replay.':
    'Listen Sie die Aufzeichnungen der Kasse auf, suchen Sie die letzte Nachsendung, die angekommen ist, und fahren Sie mit der nächsten Nachsendung fort.',
  'An ID in the body names an entity, system or record that does not exist in this unit.':
    'Eine Kennung im Body nennt eine Entität, ein System oder eine Aufzeichnung, die es in dieser Einheit nicht gibt.',
  'Check the ID and the environment. Create the missing resource first.':
    'Prüfen Sie die Kennung und die Umgebung. Legen Sie die fehlende Ressource zuerst an.',
  'A SIREN or SIRET has a wrong check digit, or the SIRET does not begin with the SIREN of the company.':
    'Eine SIREN oder SIRET hat eine falsche Prüfziffer, oder die SIRET beginnt nicht mit der SIREN des Unternehmens.',
  'Ask the merchant for the number again.': 'Fragen Sie den Händler noch einmal nach der Nummer.',
  'Entries, VAT, document totals and payments do not match to the cent.':
    'Einträge, Umsatzsteuer, Summen des Dokuments und Zahlungen stimmen nicht auf den Cent genau überein.',
  'Recalculate the sums: entries add up to the totals, payments to the gross total.':
    'Berechnen Sie die Summen neu: Die Einträge ergeben die Summen des Dokuments, die Zahlungen ergeben die Bruttosumme.',
  'The fingerprint in `X-Replay-Hash` does not match the four fields.': 'Der Fingerabdruck in `X-Replay-Hash` passt nicht zu den vier Feldern.',
  'Recalculate it over the four fields in their order. If the stored data has changed, record event 90 and contact support before you send it.':
    'Berechnen Sie ihn neu, über die vier Felder in ihrer Reihenfolge. Haben sich die gespeicherten Daten geändert, melden Sie das Ereignis 90, und wenden Sie sich an den Support, bevor Sie die Daten senden.',
  'Retry the same request with the same idempotency key and exponential backoff.':
    'Wiederholen Sie dieselbe Anfrage mit demselben Idempotenzschlüssel in exponentiell wachsenden Abständen.',
  'The request is well formed, but this country or version does not support it.':
    'Die Anfrage ist formal richtig, aber dieses Land oder diese Version unterstützt sie nicht.',
  'Check `records` of the system for the kinds of record it supports.': 'Prüfen Sie in `records` des Systems, welche Arten von Aufzeichnungen es unterstützt.',
  'Wait for the seconds in `Retry-After`, then retry the same request with the same key. If the outage continues, switch to degraded mode.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage mit demselben Schlüssel. Dauert der Ausfall an, wechseln Sie in den eingeschränkten Betrieb (*mode dégradé*).',
  // RECEIPT
  'Read the message, correct the request and send it again. The unchanged request would fail again.':
    'Lesen Sie die Meldung, korrigieren Sie die Anfrage, und senden Sie sie noch einmal. Die unveränderte Anfrage würde wieder scheitern.',
  'The token is valid, but RECEIPT is not enabled for this organization or environment.':
    'Das Token ist gültig, aber RECEIPT ist für diese Organisation oder Umgebung nicht freigeschaltet.',
  'Check the claims of the token; use the key of the merchant’s own organization and environment.':
    'Prüfen Sie die Claims des Tokens; verwenden Sie den API-Schlüssel aus der Organisation und Umgebung des Händlers.',
  'There is no such receipt in this organization and environment, or the token of the public link does not belong to it.':
    'In dieser Organisation und Umgebung gibt es diesen Beleg nicht, oder das Token des öffentlichen Links gehört nicht zu diesem Beleg.',
  'Check the ID, organization and environment. Use the public link unchanged from the response.':
    'Prüfen Sie Kennung, Organisation und Umgebung. Verwenden Sie den öffentlichen Link unverändert aus der Antwort.',
  'There is no template with this ID.': 'Es gibt keine Vorlage mit dieser Kennung.',
  'List the templates and use one of them, or create the template first.':
    'Listen Sie die Vorlagen auf, und verwenden Sie eine davon, oder legen Sie die Vorlage zuerst an.',
  'There is no picture with this ID, or it was removed.': 'Es gibt kein Bild mit dieser Kennung, oder das Bild wurde entfernt.',
  'List the pictures, or upload the picture again and use the new ID.':
    'Listen Sie die Bilder auf, oder laden Sie das Bild noch einmal hoch, und verwenden Sie die neue Kennung.',
  'A receipt with this ID exists and has another body.': 'Es gibt einen Beleg mit dieser Kennung, und er hat einen anderen Body.',
  'Read the stored receipt. If it is another sale, create a new UUID and find out why the till used this one twice.':
    'Lesen Sie den gespeicherten Beleg. Gehört er zu einem anderen Verkauf, erzeugen Sie eine neue UUID, und finden Sie heraus, warum die Kasse diese UUID zweimal verwendet hat.',
  'The configuration or a template still uses the picture.': 'Die Konfiguration oder eine Vorlage verwendet das Bild noch.',
  'Replace the picture there, then remove it.': 'Ersetzen Sie das Bild dort, und entfernen Sie es dann.',
  'The receipt is older than 24 months and its public link has expired.': 'Der Beleg ist älter als 24 Monate, und sein öffentlicher Link ist abgelaufen.',
  'Read the receipt with the merchant’s key and give the customer the PDF file.':
    'Lesen Sie den Beleg mit dem API-Schlüssel des Händlers, und geben Sie der Kundschaft die PDF-Datei.',
  'Shorten texts and details. Upload pictures as media instead of including them in the receipt.':
    'Kürzen Sie Texte und Einzelangaben. Laden Sie Bilder als Medien hoch, statt sie in den Beleg aufzunehmen.',
  'The picture is larger than 1 MB.': 'Das Bild ist größer als 1 MB.',
  'Make the picture smaller. A width of 600 pixels is enough for a logo.': 'Verkleinern Sie das Bild. Für ein Logo genügt eine Breite von 600 Pixeln.',
  'The file is not a PNG, JPEG, WEBP or GIF picture, whatever its name says.':
    'Die Datei ist kein Bild in PNG, JPEG, WEBP oder GIF, gleich, was ihr Name sagt.',
  'Convert the picture and upload it again.': 'Wandeln Sie das Bild um, und laden Sie es noch einmal hoch.',
  'The sums of lines, discounts, tax rates and payments do not match.': 'Die Summen der Positionen, Rabatte, Steuersätze und Zahlungen stimmen nicht überein.',
  'Compare with the signed sale and correct the body; do not change the protection data.':
    'Vergleichen Sie die Beträge mit dem signierten Verkauf, und korrigieren Sie den Body; ändern Sie die Werte der Signatur nicht.',
  'The organization has created 20,000 receipts this month.': 'Die Organisation hat in diesem Monat 20.000 Belege erzeugt.',
  'Print receipts until the month ends and contact support for a larger allowance; don’t retry.':
    'Drucken Sie Belege, bis der Monat endet, und bitten Sie den Support um eine höhere Grenze; wiederholen Sie die Anfrage nicht.',
  'Wait for the seconds in `Retry-After`, then retry the same request. Print receipts in the meantime.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage. Drucken Sie inzwischen Belege.',
  // SAFE
  'The bytes that arrived do not have the checksum you announced; nothing was archived.':
    'Die angekommenen Bytes haben nicht die Prüfsumme, die Sie angekündigt haben; nichts wurde archiviert.',
  'Retry the same request once. If it fails again, compute the SHA-256 over exactly the bytes you send, and use the same ID.':
    'Wiederholen Sie dieselbe Anfrage einmal. Scheitert sie wieder, berechnen Sie den SHA-256 über genau die Bytes, die Sie senden, und verwenden Sie dieselbe Kennung.',
  'The resource belongs to another organization, or the key isn’t allowed to act for the organization in scope_id.':
    'Die Ressource gehört zu einer anderen Organisation, oder der API-Schlüssel darf nicht für die Organisation in scope_id handeln.',
  'Use a token for the organization that owns the resource.': 'Verwenden Sie ein Token für die Organisation, zu der die Ressource gehört.',
  'The storage of the contract is used up; nothing was archived.': 'Der Speicher des Vertrags ist aufgebraucht; nichts wurde archiviert.',
  'Keep the file, have the contract extended, then archive it with the same ID.':
    'Behalten Sie die Datei, lassen Sie den Vertrag erweitern, und archivieren Sie die Datei dann mit derselben Kennung.',
  'The organization has no configuration yet.': 'Die Organisation hat noch keine Konfiguration.',
  'Create it with `PUT /configuration`.': 'Legen Sie sie mit `PUT /configuration` an.',
  'No annotation has this ID in this organization and environment.': 'In dieser Organisation und Umgebung hat keine Annotation diese Kennung.',
  'Check the ID and the organization in the claims of your token.': 'Prüfen Sie die Kennung und die Organisation in den Claims Ihres Tokens.',
  'No file has this ID in this organization and environment.': 'In dieser Organisation und Umgebung hat keine Datei diese Kennung.',
  'If you looked for it after a timeout, it was not archived; send it again with the same ID.':
    'Haben Sie die Datei nach einer Zeitüberschreitung gesucht, wurde sie nicht archiviert; senden Sie sie noch einmal mit derselben Kennung.',
  'No search has this ID, or it is older than 24 hours.': 'Keine Suche hat diese Kennung, oder die Suche ist älter als 24 Stunden.',
  'Start the search again with a new ID.': 'Starten Sie die Suche mit einer neuen Kennung noch einmal.',
  'The organization has no configuration, so SAFE does not know where and for how long to keep the file.':
    'Die Organisation hat keine Konfiguration, deshalb weiß SAFE nicht, wo und wie lange die Datei aufzubewahren ist.',
  'Create the configuration, then retry this request with the same ID.':
    'Legen Sie die Konfiguration an, und wiederholen Sie diese Anfrage dann mit derselben Kennung.',
  'The organization has no annotation yet, and every file needs one.': 'Die Organisation hat noch keine Annotation, und jede Datei braucht eine.',
  'Create an annotation, then retry this request with its ID.':
    'Legen Sie eine Annotation an, und wiederholen Sie diese Anfrage dann mit der Kennung der Annotation.',
  'The ID belongs to a file with other bytes or other properties.': 'Die Kennung gehört zu einer Datei mit anderen Bytes oder anderen Eigenschaften.',
  'Read the stored file. If yours is a different file, archive it with a new ID.':
    'Lesen Sie die gespeicherte Datei. Ist Ihre Datei eine andere, archivieren Sie Ihre Datei mit einer neuen Kennung.',
  'The ID is in use with another body, or the country of storage would change.':
    'Die Kennung ist mit einem anderen Body vergeben, oder das Land der Speicherung würde sich ändern.',
  'Read the stored resource. Use a new ID for another annotation or search; contact support to move an archive.':
    'Lesen Sie die gespeicherte Ressource. Verwenden Sie für eine andere Annotation oder Suche eine neue Kennung; um ein Archiv zu verlegen, wenden Sie sich an den Support.',
  'The change would shorten the retention of a class that files are kept by.':
    'Die Änderung würde die Aufbewahrungsfrist einer Klasse verkürzen, nach der Dateien aufbewahrt werden.',
  'Leave the years as they are. You can only increase them.': 'Lassen Sie die Jahre, wie sie sind. Sie können ihre Zahl nur erhöhen.',
  'The search is `PENDING` or `WORKING`, or it ended in `ERROR`, so there are no hits.':
    'Die Suche ist `PENDING` oder `WORKING`, oder sie endete in `ERROR`, deshalb gibt es keine Treffer.',
  'Read the search until it is `COMPLETED`. After `ERROR`, start it again with a new ID.':
    'Lesen Sie die Suche, bis sie `COMPLETED` ist. Nach `ERROR` starten Sie sie mit einer neuen Kennung noch einmal.',
  'The file is larger than 10 MB; nothing was archived.': 'Die Datei ist größer als 10 MB; nichts wurde archiviert.',
  'Export shorter periods, for example days, and archive each with a new ID. Never split a finished export.':
    'Exportieren Sie kürzere Zeiträume, zum Beispiel Tage, und archivieren Sie jeden Export mit einer neuen Kennung. Teilen Sie nie einen fertigen Export auf.',
  'The bytes do not match the announced type, or SAFE does not archive files of this type.':
    'Die Bytes passen nicht zum angekündigten Typ, oder SAFE archiviert keine Dateien dieses Typs.',
  'Send the actual type. Put files of other types into a ZIP file.': 'Senden Sie den tatsächlichen Typ. Packen Sie Dateien anderer Typen in eine ZIP-Datei.',
  'SAFE is under maintenance or overloaded.': 'SAFE wird gewartet oder ist überlastet.',
  'Keep the file, wait for the seconds in Retry-After, then retry the same request.':
    'Behalten Sie die Datei, warten Sie so viele Sekunden, wie Retry-After angibt, und wiederholen Sie dann dieselbe Anfrage.',
  // Management API
  'The token is missing or has expired, or key and secret, or e-mail address and password, don’t match.':
    'Das Token fehlt oder ist abgelaufen, oder API-Schlüssel und Secret oder E-Mail-Adresse und Passwort passen nicht zusammen.',
  'Authenticate again and retry once. If authentication fails, check the credentials and whether the key is enabled.':
    'Melden Sie sich neu an, und wiederholen Sie die Anfrage einmal. Scheitert die Anmeldung, prüfen Sie die Zugangsdaten und ob der API-Schlüssel aktiviert ist.',
  'Your organization does not manage this organization, or the request concerns LIVE and the token belongs to TEST.':
    'Ihre Organisation verwaltet diese Organisation nicht, oder die Anfrage betrifft LIVE, das Token gehört aber zu TEST.',
  'Use a token of the managing organization, and a LIVE key or a person’s credentials for LIVE.':
    'Verwenden Sie ein Token der verwaltenden Organisation und für LIVE einen LIVE-Schlüssel oder die Zugangsdaten einer Person.',
  'There is no organization with this ID.': 'Es gibt keine Organisation mit dieser Kennung.',
  'List your organizations and use one of their IDs.': 'Listen Sie Ihre Organisationen auf, und verwenden Sie eine ihrer Kennungen.',
  'There is no such key in this organization, or it was deleted.': 'Diesen API-Schlüssel gibt es in dieser Organisation nicht, oder er wurde gelöscht.',
  'List the keys of the organization. If you retried a deletion, this response is expected.':
    'Listen Sie die API-Schlüssel der Organisation auf. Haben Sie das Löschen wiederholt, ist diese Antwort zu erwarten.',
  'There is no such user in this organization, or the user was removed.': 'Diesen Benutzer gibt es in dieser Organisation nicht, oder er wurde entfernt.',
  'List the users of the organization. If you retried a removal, this response is expected.':
    'Listen Sie die Benutzer der Organisation auf. Haben Sie das Entfernen wiederholt, ist diese Antwort zu erwarten.',
  'There is no billing address with this ID.': 'Es gibt keine Rechnungsadresse mit dieser Kennung.',
  'List your billing addresses, or create one first. If you retried a deletion, this response is expected.':
    'Listen Sie Ihre Rechnungsadressen auf, oder legen Sie zuerst eine an. Haben Sie das Löschen wiederholt, ist diese Antwort zu erwarten.',
  'Your organization already manages an organization with this name.': 'Ihre Organisation verwaltet schon eine Organisation mit diesem Namen.',
  'List your organizations and use the existing one; give a second shop of the same merchant a different name.':
    'Listen Sie Ihre Organisationen auf, und verwenden Sie die vorhandene; geben Sie einem zweiten Laden desselben Händlers einen anderen Namen.',
  'The organization manages other organizations, or has signed data or active resources in LIVE.':
    'Die Organisation verwaltet andere Organisationen oder hat in LIVE signierte Daten oder aktive Ressourcen.',
  'Keep it and disable its keys; fiscal data must stay available for as long as the law requires.':
    'Behalten Sie die Organisation, und deaktivieren Sie ihre API-Schlüssel; steuerliche Daten müssen so lange verfügbar bleiben, wie das Gesetz es verlangt.',
  'The environment is not enabled for the organization, or can’t be enabled before the contract is in place.':
    'Die Umgebung ist für die Organisation nicht freigeschaltet oder lässt sich nicht freischalten, bevor der Vertrag geschlossen ist.',
  'Enable the environment before you create its keys; for LIVE ask your contact at Bonarium about the contract.':
    'Schalten Sie die Umgebung frei, bevor Sie ihre API-Schlüssel anlegen; fragen Sie für LIVE Ihre Ansprechperson bei Bonarium nach dem Vertrag.',
  'The organization already has a key with this name.': 'Die Organisation hat schon einen API-Schlüssel mit diesem Namen.',
  'Choose another name, or, if an earlier request got no response, delete the existing key and create it again.':
    'Wählen Sie einen anderen Namen. Hat eine frühere Anfrage keine Antwort bekommen, können Sie stattdessen den vorhandenen API-Schlüssel löschen und neu anlegen.',
  'The organization has 50 API keys.': 'Die Organisation hat 50 API-Schlüssel.',
  'Delete keys that no till uses any more.': 'Löschen Sie API-Schlüssel, die keine Kasse mehr verwendet.',
  'A user with this e-mail address is invited or active in this organization.':
    'Ein Benutzer mit dieser E-Mail-Adresse ist in dieser Organisation eingeladen oder aktiv.',
  'Nothing to do. To send the e-mail again, remove the user and invite them again.':
    'Es ist nichts zu tun. Um die E-Mail noch einmal zu senden, entfernen Sie den Benutzer, und laden Sie ihn neu ein.',
  'An organization uses this billing address.': 'Eine Organisation verwendet diese Rechnungsadresse.',
  'Give that organization another address, then delete this one.':
    'Weisen Sie dieser Organisation eine andere Rechnungsadresse zu, und löschen Sie dann die bisherige.',
  'You send requests faster than the service accepts them.': 'Sie senden Anfragen schneller, als der Dienst sie annimmt.',
  'The request failed for a reason on our side; its outcome is unknown.':
    'Die Anfrage ist aus einem Grund gescheitert, der bei Bonarium liegt; ihr Ergebnis ist unbekannt.',
  'Retry `GET`, `PATCH` and `DELETE`; after a `POST`, first check whether it succeeded.':
    'Wiederholen Sie `GET`, `PATCH` und `DELETE`; prüfen Sie nach einem `POST` zuerst, ob es gelungen ist.',
  'The service is down for maintenance or overloaded.': 'Der Dienst wird gewartet oder ist überlastet.',
  'Retry the same request after the seconds in `Retry-After`.':
    'Warten Sie so viele Sekunden, wie `Retry-After` angibt, und wiederholen Sie dann dieselbe Anfrage.',
};

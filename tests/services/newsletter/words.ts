import type {LocaleId} from '../../../src/data/locales';

/** What the service writes to a reader. `{…}` is filled in. */
interface NewsletterWords {
  readonly subject: string;
  readonly greeting: string;
  readonly open: string;
  readonly ignore: string;
  /** On the page behind the link. */
  readonly complete: string;
}

/** The words of the confirmation mail and of the page behind its link, by the sign-up's `locale`. */
export const newsletterWords: Readonly<Record<LocaleId, NewsletterWords>> = {
  en: {
    subject: 'Confirm your subscription to the {sender} developer newsletter',
    greeting: 'Hello {name},',
    open: 'open this link to complete your subscription: {link}',
    ignore: 'If you did not sign up, you can ignore this mail.',
    complete: 'Your subscription is complete.',
  },
  es: {
    subject: 'Confirme su suscripción al boletín de {sender} para desarrolladores',
    greeting: 'Hola, {name}:',
    open: 'Abra este enlace para completar la suscripción: {link}',
    ignore: 'Si no se ha suscrito, ignore este mensaje.',
    complete: 'Su suscripción está completa.',
  },
  de: {
    subject: 'Bestätigen Sie Ihre Anmeldung zum Newsletter von {sender}',
    greeting: 'Guten Tag {name},',
    open: 'öffnen Sie diesen Link, um Ihre Anmeldung abzuschließen: {link}',
    ignore: 'Wenn Sie sich nicht angemeldet haben, müssen Sie nichts tun.',
    complete: 'Ihre Anmeldung ist abgeschlossen.',
  },
  it: {
    subject: 'Confermi l’iscrizione alla newsletter di {sender} per sviluppatori',
    greeting: 'Buongiorno {name},',
    open: 'apra questo link per completare l’iscrizione: {link}',
    ignore: 'Se l’iscrizione non è Sua, ignori questo messaggio.',
    complete: 'La Sua iscrizione è completa.',
  },
  fr: {
    subject: 'Confirmez votre inscription à la newsletter de {sender} pour les développeurs',
    greeting: 'Bonjour {name},',
    open: 'ouvrez ce lien pour finaliser votre inscription\u00A0: {link}',
    ignore: 'Si cette inscription ne vient pas de vous, ignorez cet e-mail.',
    complete: 'Votre inscription est terminée.',
  },
};

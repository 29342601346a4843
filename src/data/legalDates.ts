import type {Country} from './countries';
import type {facts} from './facts';

/** A coming legal date on the landing page. Its text is translated where it is rendered. */
interface LegalDateRow {
  readonly fact: keyof typeof facts;
  readonly country: Country;
  readonly to: `/${string}`;
}

/** Soonest first. */
export const legalDates = [
  {fact: 'verifactuCompanies', country: 'es', to: '/sign-es/integration_process'},
  {fact: 'frenchVatCode', country: 'fr', to: '/sign-fr/introduction'},
  {fact: 'verifactuOthers', country: 'es', to: '/sign-es/integration_process'},
] as const satisfies readonly LegalDateRow[];

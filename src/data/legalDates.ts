import type {facts} from './facts';

/** A coming legal date on the landing page. Its text names the country, and is translated where it is rendered. */
interface LegalDateRow {
  readonly fact: keyof typeof facts;
  readonly to: `/${string}`;
}

/** Soonest first. */
export const legalDates = [
  {fact: 'verifactuCompanies', to: '/sign-es/integration_process'},
  {fact: 'frenchVatCode', to: '/sign-fr/introduction'},
  {fact: 'verifactuOthers', to: '/sign-es/integration_process'},
] as const satisfies readonly LegalDateRow[];

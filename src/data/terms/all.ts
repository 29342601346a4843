import {apiTerms} from './api';
import {archiveTerms} from './archive';
import {failureTerms} from './failure';
import {nationalTerms} from './national';
import {recordsTerms} from './records';
import type {TranslatedTermRow} from './row';
import {saleTerms} from './sale';
import {shopTerms} from './shop';
import {signingTerms} from './signing';
import {taxTerms} from './tax';

/** The words that translations use. `npm run check:pages` finds those in `never`. */
export const translatedTerms: readonly TranslatedTermRow[] = [
  ...shopTerms,
  ...saleTerms,
  ...taxTerms,
  ...signingTerms,
  ...recordsTerms,
  ...archiveTerms,
  ...failureTerms,
  ...nationalTerms,
  ...apiTerms,
];

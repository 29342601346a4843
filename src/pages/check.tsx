import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import '@site/src/features/check/addWords';
import {CheckContent} from '@site/src/features/check/CheckContent';
import {InterfacePage} from '@site/src/features/page/InterfacePage';

/** Checks a receipt, a record or an export in the reader's browser. */
export default function Check(): ReactNode {
  const title = translate({
    id: 'check.title',
    message: 'Check a receipt',
    description: 'Title of the page that checks receipts',
  });
  const lead = translate({
    id: 'check.lead',
    message:
      'Why is the signature invalid? Paste a code, a record or an export of Germany, Austria, Spain, Italy or France, and see field by field what fits and which mistake explains the rest.',
    description: 'Lead and description of the page that checks receipts',
  });
  return (
    <InterfacePage title={title} lead={lead} isWide>
      <CheckContent />
    </InterfacePage>
  );
}

import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

const LINES: Readonly<Record<string, ReactNode>> = {
  'sign-de': (
    <Translate id="product.sign-de" description="What SIGN DE does, in a few words, after its name">
      Sign sales with a TSS
    </Translate>
  ),
  submission: (
    <Translate
      id="product.submission"
      description="What SUBMIT DE does, in a few words, after its name">
      Report tills to the tax office
    </Translate>
  ),
  dsfinvk: (
    <Translate
      id="product.dsfinvk"
      description="What DSFINVK DE does, in a few words, after its name">
      Closings and exports for inspections
    </Translate>
  ),
  'sign-at': (
    <Translate id="product.sign-at" description="What SIGN AT does, in a few words, after its name">
      Sign receipts under the RKSV
    </Translate>
  ),
  'sign-es': (
    <Translate id="product.sign-es" description="What SIGN ES does, in a few words, after its name">
      Invoices for Veri*factu and TicketBAI
    </Translate>
  ),
  'sign-it': (
    <Translate id="product.sign-it" description="What SIGN IT does, in a few words, after its name">
      Commercial documents without a register
    </Translate>
  ),
  'sign-fr': (
    <Translate id="product.sign-fr" description="What SIGN FR does, in a few words, after its name">
      Secure till data and closings
    </Translate>
  ),
  receipt: (
    <Translate id="product.receipt" description="What RECEIPT does, in a few words, after its name">
      Digital receipts for customers
    </Translate>
  ),
  safe: (
    <Translate id="product.safe" description="What SAFE does, in a few words, after its name">
      Archive fiscal records
    </Translate>
  ),
  management: (
    <Translate
      id="product.management"
      description="What the Management API does, in a few words, after its name">
      Organizations, users and API keys
    </Translate>
  ),
};

/** What a product does, in a few words, or nothing if there is no such product. */
export function ProductLine({id}: {readonly id: string}): ReactNode {
  return LINES[id];
}

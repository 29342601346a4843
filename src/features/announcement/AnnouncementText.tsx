import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {announcement} from '@site/src/data/announcement';
import {Fact} from '@site/src/features/facts/Fact';

/** The text of the bar above the navbar. Renders a sentence with its link. */
export function AnnouncementText(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <>
      <Translate
        id="announcement.verifactu.text"
        description="Announcement bar; {amount} is a sum of money with its currency"
        values={{
          amount: (
            <b key="amount">
              <Fact id="verifactuProducerFine" lang={currentLocale} />
            </b>
          ),
        }}>
        {
          'Spain enforces Veri*factu from 2027. Makers and sellers of software that does not comply risk fines of up to {amount}.'
        }
      </Translate>{' '}
      <Link to={announcement.to}>
        <Translate
          id="announcement.verifactu.link"
          description="Link of the announcement bar to the article on Veri*factu enforcement">
          What you need to do
        </Translate>
      </Link>
    </>
  );
}

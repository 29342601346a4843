import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {cookies, type CookieRow} from '@site/src/data/cookies';
import {scripts} from '@site/src/data/scripts';
import {usePortalFields} from '@site/src/features/site/usePortalFields';
import {toServices, type Service} from '@site/src/model/consent/services';
import {CategoryName} from './CategoryText';
import styles from './CookieTable.module.css';
import {PurposeText} from './PurposeText';

type Purpose = (typeof cookies)[number]['purpose'];

/**
 * Every other host that this build of the portal calls, with purpose and time, or a sentence that
 * there are none. Renders a `<table>` or a `<p>`, in the reader's language.
 */
export function ServiceTable(): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const services = toServices(scripts, usePortalFields());
  if (services.length === 0) {
    return (
      <p lang={currentLocale}>
        <Translate
          id="services.none"
          description="In the privacy policy, where the portal calls no other host">
          At present the portal calls no other host.
        </Translate>
      </p>
    );
  }
  const purpose = translate({
    id: 'cookies.table.purpose',
    message: 'What for',
    description: 'Column of the cookie table',
  });
  const when = translate({
    id: 'services.when',
    message: 'When',
    description: 'Column of the table of services in the privacy policy',
  });
  return (
    <table className={styles.cookieTable} lang={currentLocale}>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="services.host"
              description="Column of the table of services in the privacy policy: the name of the host that is called">
              Host
            </Translate>
          </th>
          <th scope="col">{purpose}</th>
          <th scope="col">{when}</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.id}>
            <th scope="row">
              <code>{service.host}</code>
            </th>
            <td data-label={purpose}>
              <ServicePurpose id={service.id} />
            </td>
            <td data-label={when}>
              <ServiceTime service={service} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ServicePurpose({id}: {readonly id: Service['id']}): ReactNode {
  if (id === 'newsletter') {
    return (
      <Translate
        id="services.newsletter"
        description="What the newsletter service is for, in the privacy policy">
        Takes the sign-up to the newsletter.
      </Translate>
    );
  }
  if (id === 'feedback') {
    return (
      <Translate
        id="services.feedback"
        description="What the service behind “Was this page helpful?” is for, in the privacy policy">
        Takes your answer to the question whether a page was helpful.
      </Translate>
    );
  }
  if (id === 'search') {
    return (
      <Translate
        id="services.search"
        description="What the search service is for, in the privacy policy">
        Answers what you search for.
      </Translate>
    );
  }
  if (id === 'searchEvents') {
    return (
      <Translate
        id="services.searchEvents"
        description="What the count of opened search results is for, in the privacy policy">
        Counts which search results are shown and opened.
      </Translate>
    );
  }
  const rows: readonly CookieRow[] = cookies;
  return <PurposeText id={(rows.find(({script}) => script === id)?.purpose ?? id) as Purpose} />;
}

function ServiceTime({service: {asked, category}}: {readonly service: Service}): ReactNode {
  if (asked) {
    return (
      <Translate
        id="services.asked"
        description="When a service is called, in the privacy policy: only when the reader uses it">
        When you ask for it
      </Translate>
    );
  }
  return (
    <Translate
      id="services.allowed"
      description="When a service is called, in the privacy policy; {category} is a category of cookies"
      values={{category: <CategoryName key="category" id={category} />}}>
      {'While you allow: {category}'}
    </Translate>
  );
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {parsePortalFields, type PortalFields} from '@site/src/model/site/fields';

/** The services this build is configured for. */
export function usePortalFields(): PortalFields {
  const {siteConfig} = useDocusaurusContext();
  return parsePortalFields(siteConfig.customFields);
}

import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Words of the interface inside a text of another language. Renders a `<span lang>`. */
export function InterfaceText({children}: {readonly children: ReactNode}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return <span lang={currentLocale}>{children}</span>;
}

import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Interface text inside a text of another language. Renders a `<span lang>`. */
export function InterfaceText({children}: {readonly children: ReactNode}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return <span lang={currentLocale}>{children}</span>;
}

/**
 * Replaces @docusaurus/theme-classic 3.10.2, DocBreadcrumbs (unsafe): names of guides that aren't
 * translated have their language (plugins/doc-lists).
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import clsx from 'clsx';

type Breadcrumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number] & {
  readonly lang?: string;
};

export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs: Breadcrumb[] | null = useSidebarBreadcrumbs();
  if (!breadcrumbs) return null;
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={breadcrumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
          description: 'The ARIA label for the breadcrumbs',
        })}>
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {breadcrumbs.map(({href, label, lang}, index) => {
            const isLast = index === breadcrumbs.length - 1;
            const attributes = {className: 'breadcrumbs__link', lang};
            return (
              <li
                key={index}
                className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
                {isLast || !href ? (
                  <span {...attributes}>{label}</span>
                ) : (
                  <Link {...attributes} href={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

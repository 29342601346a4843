/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Footer/Links/MultiColumn: columns end with the
 * controls in src/data/footer.ts. Upstream's `html` items are omitted, because the table has none.
 * A page of another language's build is a page of this site, so its link has no arrow for external
 * links.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {CookieSettingsButton} from '@site/src/features/consent/CookieSettingsButton';
import {SupportChatButton} from '@site/src/features/consent/SupportChatButton';
import {ShortcutsButton} from '@site/src/features/shortcuts/ShortcutsButton';
import LinkItem from '@theme/Footer/LinkItem';
import type {Props} from '@theme/Footer/Links/MultiColumn';
import clsx from 'clsx';

function OtherLanguage({
  item: {label, ...link},
}: {
  readonly item: Props['columns'][number]['items'][number];
}): ReactNode {
  return (
    <Link className="footer__link-item" {...link}>
      {label}
    </Link>
  );
}

function Column({column}: {readonly column: Props['columns'][number]}): ReactNode {
  const {title, items, className} = column as typeof column & {readonly className?: string};
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, 'col footer__col', className)}>
      <div className="footer__title">{title}</div>
      <ul className="footer__items clean-list">
        {items.map((item) => (
          <li key={item.href ?? item.to} className="footer__item">
            {item.href?.startsWith('pathname:') ? (
              <OtherLanguage item={item} />
            ) : (
              <LinkItem item={item} />
            )}
          </li>
        ))}
        {className === 'footerColumn--support' && (
          <>
            <li className="footer__item">
              <ShortcutsButton />
            </li>
            <SupportChatButton />
          </>
        )}
        {className === 'footerColumn--cookies' && (
          <li className="footer__item">
            <CookieSettingsButton />
          </li>
        )}
      </ul>
    </div>
  );
}

export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return (
    <div className="row footer__links">
      {columns.map((column) => (
        <Column key={String(column.title)} column={column} />
      ))}
    </div>
  );
}

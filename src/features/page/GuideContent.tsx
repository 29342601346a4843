import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {LocaleId} from '@site/src/data/locales';
import {products, type ProductRow} from '@site/src/data/products';
import {PageActions} from '@site/src/features/page-actions/PageActions';
import {PageIntro} from './PageIntro';
import {FreshnessNotice} from '@site/src/features/language/FreshnessNotice';
import {UntranslatedNotice} from '@site/src/features/language/UntranslatedNotice';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';

interface GuideFrontMatter {
  readonly product?: string;
  readonly reviewed?: string | Date;
  readonly leadLanguage?: string;
  readonly minutes?: number;
}

/** The date on which a guide's facts were checked, whether YAML parsed a date or a text. */
function toDay(reviewed: string | Date | undefined): string | undefined {
  return reviewed === undefined ? undefined : new Date(reviewed).toISOString().slice(0, 10);
}

/**
 * A guide's text below its intro. The surrounding article has the text's language. Renders a
 * `<div class="markdown">`.
 */
export function GuideContent({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {product, reviewed, leadLanguage, minutes} = frontMatter as GuideFrontMatter;
  const {text, isForeign} = usePageLanguage(frontMatter);
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const row: ProductRow | undefined = products.find(({id}) => id === product);
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      {isForeign ? (
        <UntranslatedNotice text={text} start={row?.startIn?.[currentLocale as LocaleId]} />
      ) : (
        <FreshnessNotice frontMatter={frontMatter} />
      )}
      <PageIntro
        title={metadata.title}
        lead={metadata.description}
        leadLanguage={leadLanguage}
        section={row?.label}
        reviewed={toDay(reviewed)}
        minutes={minutes}
        actions={<PageActions />}
      />
      {children}
    </div>
  );
}

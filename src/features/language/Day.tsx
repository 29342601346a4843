import type {ComponentProps, ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toDateText, type DateStyle} from '@site/src/model/content/factText';

interface DayProps extends Omit<ComponentProps<'time'>, 'children' | 'dateTime'> {
  /** An ISO day or time. */
  readonly at: string;
  /** Long unless given. */
  readonly form?: DateStyle;
}

/** A day in the form of the portal and the reader's language. Renders a `<time>`. */
export function Day({at, form, ...rest}: DayProps): ReactNode {
  const {i18n} = useDocusaurusContext();
  return (
    <time {...rest} dateTime={at}>
      {toDateText(at, i18n.currentLocale, form)}
    </time>
  );
}

import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';

/** How long a post takes to read, in whole minutes. */
export function ReadingTime({minutes}: {readonly minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  const whole = Math.ceil(minutes);
  return selectMessage(
    whole,
    translate(
      {
        id: 'theme.blog.post.readingTime.plurals',
        description:
          'Pluralized label for "{readingTime} min read". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
        message: 'One min read|{readingTime} min read',
      },
      {readingTime: whole},
    ),
  );
}

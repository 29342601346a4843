import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Says how many posts there are, as in “26 posts”. */
export function usePostCount(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'theme.blog.post.plurals',
          message: 'One post|{count} posts',
          description:
            'Pluralized label for "{count} posts". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
        },
        {count},
      ),
    );
}

/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BackToTopButton: the portal's button and arrow,
 * below the layer of the cookie banner; a press moves the focus to the top. Upstream leaves the
 * focus on a button that disappears.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import {BackToTop} from '@site/src/features/page/BackToTop';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  return (
    <BackToTop
      className={ThemeClassNames.common.backToTopButton}
      label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'The ARIA label for the back to top button',
      })}
      shown={shown}
      onPress={scrollToTop}
    />
  );
}

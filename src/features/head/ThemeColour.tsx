import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useColorMode} from '@docusaurus/theme-common';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

/** Colours the browser's own bar like the page's ground, in the mode that the reader chose here and not in their system's. */
export function ThemeColour(): ReactNode {
  const {colorMode} = useColorMode();
  const {themeColours} = usePortalFields();
  return (
    <Head>
      <meta name="theme-color" content={themeColours[colorMode]} />
    </Head>
  );
}

import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useColorMode} from '@docusaurus/theme-common';
import {usePortalFields} from '@site/src/features/site/usePortalFields';

/**
 * Sets the color of the browser's own bar to the page's background, in the mode that the reader
 * chose here instead of the system's mode.
 */
export function ThemeColour(): ReactNode {
  const {colorMode} = useColorMode();
  const {themeColours} = usePortalFields();
  return (
    <Head>
      <meta name="theme-color" content={themeColours[colorMode]} />
    </Head>
  );
}

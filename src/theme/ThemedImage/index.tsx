/**
 * Ejected from @docusaurus/theme-classic 3.10.2, ThemedImage (safe): a browser loads the dark
 * picture only when it is shown. The original loads both on every first page.
 */
import type {ReactNode} from 'react';
import {ThemedComponent} from '@docusaurus/theme-common';
import type {Props} from '@theme/ThemedImage';

export default function ThemedImage({sources, alt, className: outer, ...rest}: Props): ReactNode {
  return (
    <ThemedComponent className={outer}>
      {({theme, className}) => (
        <img
          {...(theme === 'dark' && {loading: 'lazy' as const})}
          src={sources[theme]}
          alt={alt}
          className={className}
          {...rest}
        />
      )}
    </ThemedComponent>
  );
}

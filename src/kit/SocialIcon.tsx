import type {ReactNode, SVGProps} from 'react';
import {Icon, type IconProps} from './Icon';

export type SocialNetwork = 'facebook' | 'github' | 'instagram' | 'linkedin' | 'youtube';

export interface SocialIconProps extends Omit<IconProps, 'of'> {
  readonly network: SocialNetwork;
  /**
   * Address of `static/img/social.svg`. The icons are in a file, because they would add 1.8 kB to
   * every page.
   */
  readonly sprite: string;
}

function Mark(props: SVGProps<SVGSVGElement>): ReactNode {
  return <svg viewBox="0 0 24 24" {...props} />;
}

/** The icon of a network. Renders an `<svg>`. Sizes and colors are those of `Icon`. */
export function SocialIcon({network, sprite, ...rest}: SocialIconProps): ReactNode {
  return (
    <Icon of={Mark} {...rest}>
      <use href={`${sprite}#${network}`} />
    </Icon>
  );
}

import type {ReactNode, SVGProps} from 'react';
import {Icon, type IconProps} from './Icon';
import {socialMarks} from './socialMarks';

export type SocialNetwork = keyof typeof socialMarks;

export interface SocialIconProps extends Omit<IconProps, 'of'> {
  readonly network: SocialNetwork;
}

const shapes = Object.fromEntries(
  Object.entries(socialMarks).map(([network, path]) => [
    network,
    (props: SVGProps<SVGSVGElement>) => (
      <svg viewBox="0 0 24 24" fill="currentColor" {...props}>
        <path d={path} />
      </svg>
    ),
  ]),
);

/** The mark of a network. Renders an `<svg>`; sizes and colours are those of `Icon`. */
export function SocialIcon({network, ...rest}: SocialIconProps): ReactNode {
  const shape = shapes[network];
  return shape && <Icon of={shape} {...rest} />;
}

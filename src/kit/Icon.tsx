import type {ComponentProps, ComponentType, ReactNode, SVGProps} from 'react';
import clsx from 'clsx';
import styles from './Icon.module.css';

/** A drawing from `icons.ts`. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>;
/** 0.75, 0.875, 1, 1.15, 1.25, 1.375 and 1.5 rem. */
export type IconSize = 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl';
/** `default` uses the surrounding text color; `light` is for dark fills. */
export type IconColor = 'accent' | 'brand' | 'dark' | 'default' | 'disabled' | 'light' | 'warning';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'color' | 'ref'> {
  readonly of: IconShape;
  readonly size?: IconSize;
  readonly color?: IconColor;
  /**
   * The icon's meaning, if no text next to it expresses it. Without a label, screen readers skip
   * the icon.
   */
  readonly label?: string;
}

/** A drawing at text size. Renders an `<svg>`. */
export function Icon({
  of: Shape,
  size = 'm',
  color = 'default',
  label,
  className,
  ...rest
}: IconProps): ReactNode {
  const naming =
    label === undefined
      ? {'aria-hidden': true}
      : {'aria-hidden': undefined, role: 'img', 'aria-label': label};
  return (
    <Shape
      {...naming}
      {...rest}
      className={clsx(styles.icon, className)}
      data-size={size}
      data-color={color}
    />
  );
}

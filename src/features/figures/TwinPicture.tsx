import type {ReactNode, SVGProps} from 'react';
import clsx from 'clsx';
import styles from './TwinPicture.module.css';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Widths of pictures that fit on phones, and of those that need a wide page. */
const [SMALL, LARGE] = [288, 664];

/** Height of a picture that fills half a sheet of paper, with its heading and its caption. */
const HALF_SHEET = 440;

/**
 * The place of pictures, which show in it if they fit. On paper, a picture of more than half a sheet
 * is replaced by its text, which may break. Renders a `<div>`.
 */
export function Stage({
  height = 0,
  children,
}: {
  /** Height of the picture, or of all of them. */
  readonly height?: number;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.stage} data-tall={height > HALF_SHEET || undefined}>
      {children}
    </div>
  );
}

/** A drawing at its own size, hidden if it doesn't fit into the stage. Renders an `<svg>`. */
export function Picture({
  size: {width, height},
  className,
  ...rest
}: SVGProps<SVGSVGElement> & {readonly size: Size}): ReactNode {
  return (
    <svg
      {...rest}
      className={clsx(styles.picture, className)}
      data-size={width <= SMALL ? 's' : width > LARGE ? 'l' : undefined}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    />
  );
}

/**
 * A picture if it fits, otherwise the same content as text. Assistive technology always gets the
 * text, and so does a reader whose keyboard reaches a link in it. Renders an `<svg>` and a `<div>`,
 * which belong into a stage.
 */
export function TwinPicture({
  drawing,
  children,
  ...size
}: Size & {
  /** SVG elements. */
  readonly drawing: ReactNode;
  /** The same content as text. */
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <Picture size={size} aria-hidden="true">
        {drawing}
      </Picture>
      <div className={styles.twin}>{children}</div>
    </>
  );
}

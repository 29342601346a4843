import type {ReactNode} from 'react';
import styles from './TwinPicture.module.css';

/** Width of pictures that fit on most pages, the same as in the stylesheet. */
const NARROW = 608;

interface TwinPictureProps {
  readonly width: number;
  readonly height: number;
  /** SVG elements. */
  readonly drawing: ReactNode;
  /** The same content as text. */
  readonly children: ReactNode;
}

/**
 * A picture if it fits, otherwise the same content as text. Assistive technology always gets the
 * text, and so does a reader whose keyboard reaches a link in it. Renders an `<svg>` and a `<div>`.
 */
export function TwinPicture({width, height, drawing, children}: TwinPictureProps): ReactNode {
  return (
    <div className={styles.stage}>
      <svg
        className={styles.picture}
        data-wide={width > NARROW || undefined}
        aria-hidden="true"
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}>
        {drawing}
      </svg>
      <div className={styles.twin}>{children}</div>
    </div>
  );
}

import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Label} from '@site/src/model/figures/geometry';
import styles from './Picture.module.css';

interface PictureProps {
  readonly width: number;
  readonly height: number;
  /** Name of the frame, in the reader's language. */
  readonly label: string;
  /** Language of the words in the picture. */
  readonly lang: string;
  /** The element that describes the picture. */
  readonly caption: string;
  readonly children: ReactNode;
}

/**
 * A drawing at its own size that scrolls inside its frame, also by keyboard. Renders an
 * `<svg role="img">` in a focusable `<div role="group">`.
 */
export function Picture({width, height, label, lang, caption, children}: PictureProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <div
      className={styles.pictureFrame}
      role="group"
      tabIndex={0}
      aria-label={label}
      lang={currentLocale}>
      <svg
        className={styles.picture}
        role="img"
        aria-labelledby={caption}
        lang={lang}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}>
        {children}
      </svg>
    </div>
  );
}

/** Lines of text in a picture. Renders a `<text>` per line. */
export function PictureText({
  of: {x, lines},
  className,
}: {
  readonly of: Pick<Label, 'x' | 'lines'>;
  readonly className?: string | undefined;
}): ReactNode {
  return lines.map(({text, y}) => (
    <text key={y} className={className} x={x} y={y}>
      {text}
    </text>
  ));
}

import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import {xMark} from './icons';
import styles from './Modal.module.css';
import {usePageLock} from './usePageLock';

export interface ModalProps extends Omit<
  ComponentProps<'dialog'>,
  'open' | 'onClose' | 'title' | 'ref'
> {
  readonly open: boolean;
  /** Called on Escape, the close button, or a press outside the dialog. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Buttons under the content. */
  readonly footer?: ReactNode;
}

/**
 * A modal dialog. Renders a native `<dialog>`: the browser keeps the focus in it, makes the page
 * inert and restores the focus.
 */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  className,
  children,
  ...rest
}: ModalProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  usePageLock(open);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const pressBeside = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    // By keyboard, Escape does the same as a press outside the dialog.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={dialog}
      className={clsx(styles.modal, className)}
      onMouseDown={pressBeside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={({currentTarget}) => {
        // The close event fires one frame later, when the dialog may be open again.
        if (open && !currentTarget.open) onClose();
      }}>
      <div className={styles.modalPanel}>
        <header className={styles.modalHeader}>
          <h2 id={titleId} className={styles.modalTitle}>
            {title}
          </h2>
          <Button
            variant="minimal"
            size="s"
            icon={xMark}
            aria-label={closeLabel}
            onClick={onClose}
          />
        </header>
        <div className={styles.modalContent}>{children}</div>
        {footer && <footer className={styles.modalFooter}>{footer}</footer>}
      </div>
    </dialog>
  );
}

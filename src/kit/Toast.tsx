import {
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {Button} from './Button';
import {Icon, type IconShape} from './Icon';
import {bell, checkCircle, info, warning, warningCircle, xMark} from './icons';
import styles from './Toast.module.css';
import type {Toast as ToastRow, Toaster, ToastKind} from './toaster';

const shapes: Record<ToastKind, IconShape> = {
  success: checkCircle,
  info,
  warning,
  danger: warningCircle,
  default: bell,
};
const noToasts: readonly ToastRow[] = [];

export interface ToastProps extends ComponentProps<'div'> {
  readonly kind?: ToastKind;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** One message as a card. Renders a `<div>`. */
export function Toast({
  kind = 'default',
  closeLabel,
  onClose,
  className,
  children,
  ...rest
}: ToastProps): ReactNode {
  return (
    <div {...rest} className={clsx(styles.toast, className)} data-kind={kind}>
      <Icon of={shapes[kind]} size="l" className={styles.toastIcon} />
      <div className={styles.toastMessage}>{children}</div>
      <Button variant="minimal" size="s" icon={xMark} aria-label={closeLabel} onClick={onClose} />
    </div>
  );
}

interface TimedToastProps {
  readonly toast: ToastRow;
  readonly toaster: Toaster;
  readonly closeLabel: string;
}

/**
 * A message that disappears by itself, but not while the reader points at it or has the focus in
 * it.
 */
function TimedToast({
  toast: {id, kind, message, lifetime},
  toaster,
  closeLabel,
}: TimedToastProps): ReactNode {
  // The events themselves stop and start the timer. If it waited for a render, the message could
  // disappear from under the pointer.
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hold = useCallback(() => clearTimeout(timer.current), []);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    if (lifetime !== null) timer.current = setTimeout(() => toaster.dismiss(id), lifetime);
  }, [id, lifetime, toaster]);
  useEffect(() => {
    release();
    return hold;
  }, [release, hold]);
  return (
    <Toast
      kind={kind}
      closeLabel={closeLabel}
      onClose={() => toaster.dismiss(id)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}>
      {message}
    </Toast>
  );
}

export interface ToastRegionProps extends ComponentProps<'section'> {
  readonly toaster: Toaster;
  /** Name of the region, e.g. "Messages". */
  readonly label: string;
  readonly closeLabel: string;
}

/**
 * The region for messages. They are read out politely, warnings and dangers immediately. Renders a
 * `<section>`. Use one per page.
 */
export function ToastRegion({
  toaster,
  label,
  closeLabel,
  className,
  ...rest
}: ToastRegionProps): ReactNode {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.read, () => noToasts);
  const isUrgent = ({kind}: ToastRow): boolean => kind === 'warning' || kind === 'danger';
  return (
    <section {...rest} aria-label={label} className={clsx(styles.toastRegion, className)}>
      {(['polite', 'assertive'] as const).map((live) => (
        <div key={live} aria-live={live} aria-relevant="additions" className={styles.toastList}>
          {toasts
            .filter((toast) => isUrgent(toast) === (live === 'assertive'))
            .map((toast) => (
              <TimedToast key={toast.id} toast={toast} toaster={toaster} closeLabel={closeLabel} />
            ))}
        </div>
      ))}
    </section>
  );
}

import type {ReactNode} from 'react';

export type ToastKind = 'success' | 'info' | 'warning' | 'danger' | 'default';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: ReactNode;
  /** Milliseconds until the message disappears; `null` if it waits until the reader closes it. */
  readonly lifetime: number | null;
}

export interface Toaster {
  /**
   * Shows a message and returns its ID. Warnings and dangers stay until closed; the others
   * disappear after six seconds.
   */
  readonly show: (toast: {
    readonly message: ReactNode;
    readonly kind?: ToastKind;
    readonly lifetime?: number | null;
  }) => number;
  readonly dismiss: (id: number) => void;
  readonly read: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

const lifetimes: Record<ToastKind, number | null> = {
  success: 6000,
  info: 6000,
  default: 6000,
  warning: null,
  danger: null,
};

/** A store of messages for one `ToastRegion`. */
export function createToaster(): Toaster {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const write = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show({message, kind = 'default', lifetime = lifetimes[kind]}) {
      lastId += 1;
      write([...toasts, {id: lastId, kind, message, lifetime}]);
      return lastId;
    },
    dismiss: (id) => write(toasts.filter((toast) => toast.id !== id)),
    read: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

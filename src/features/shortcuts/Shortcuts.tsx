import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {isSingleKey} from './singleKeys';
import {setShortcutsOpen, useShortcutsOpen} from './shortcutsStore';

/** The list of keyboard shortcuts: opened by `?` and by the footer, loaded then. Renders a dialog or nothing. */
export function Shortcuts(): ReactNode {
  const isOpen = useShortcutsOpen();
  const [Dialog, setDialog] = useState<ComponentType<{readonly open: boolean}>>();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isSingleKey(event, '?')) return;
      event.preventDefault();
      setShortcutsOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    import('./ShortcutsDialog').then(
      (module) => setDialog(() => module.ShortcutsDialog),
      // Offline: the next press tries again.
      () => setShortcutsOpen(false),
    );
  }, [isOpen, Dialog]);
  return Dialog ? <Dialog open={isOpen} /> : null;
}

import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {isSingleKey} from './singleKeys';
import {setShortcutsOpen, useShortcutsOpen} from './shortcutsStore';

/** The list of keyboard shortcuts: opened by `?` and by the footer, loaded then, and closed by another page. Renders a dialog or nothing. */
export function Shortcuts(): ReactNode {
  const {pathname} = useLocation();
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
  // The browser's way back leads on below the dialog too.
  useEffect(() => setShortcutsOpen(false), [pathname]);
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

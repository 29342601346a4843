import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {LoadStatus} from '@site/src/features/loading/LoadStatus';
import {useLoad} from '@site/src/features/loading/useLoad';
import {isSingleKey} from './singleKeys';
import {setShortcutsOpen, useShortcutsOpen} from './shortcutsStore';

/**
 * The list of keyboard shortcuts. `?` and the footer open it, it is loaded on first use, and
 * navigation closes it. Renders a dialog, its load status, or nothing.
 */
export function Shortcuts(): ReactNode {
  const {pathname} = useLocation();
  const isOpen = useShortcutsOpen();
  const [Dialog, setDialog] = useState<ComponentType<{readonly open: boolean}>>();
  const load = useLoad();
  const {run, dismiss} = load;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isSingleKey(event, '?')) return;
      event.preventDefault();
      setShortcutsOpen(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  // The browser's back button also works below the dialog.
  useEffect(() => {
    setShortcutsOpen(false);
    dismiss();
  }, [pathname, dismiss]);
  useEffect(() => {
    if (!isOpen || Dialog) return;
    run(async () => {
      try {
        const module = await import('./ShortcutsDialog');
        setDialog(() => module.ShortcutsDialog);
      } catch (error) {
        // The next press tries again.
        setShortcutsOpen(false);
        throw error;
      }
    });
  }, [isOpen, Dialog, run]);
  // Opens it again, which loads it.
  const retry = (): void => setShortcutsOpen(true);
  return Dialog ? <Dialog open={isOpen} /> : <LoadStatus floating load={{...load, retry}} />;
}

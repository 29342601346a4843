// @vitest-environment happy-dom
import {act, cleanup, render} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {SharedChoices} from '../../../src/features/choices/SharedChoices';

const close = vi.fn();
const save = vi.fn();

vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: () => ({default: {}, 'en-docs': {}}),
  useDocsPreferredVersion: (id: string) => ({
    savePreferredVersionName: (version: string) => save(id, version),
  }),
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  useAnnouncementBar: () => ({isActive: true, close}),
  createStorageSlot: (key: string) => ({
    listen: (listener: (event: StorageEvent) => void) => {
      const relay = (event: StorageEvent): void =>
        void (event.key === `${key}-portal` && listener(event));
      window.addEventListener('storage', relay);
      return () => window.removeEventListener('storage', relay);
    },
  }),
}));

/** Another tab stores a value, or removes it. */
const store = (key: string, newValue: string | null): void =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', {key, newValue})));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('closes the announcement that was closed in another tab', () => {
  render(<SharedChoices />);
  store('docusaurus.announcement.dismiss-portal', 'false');
  expect(close).not.toHaveBeenCalled();
  store('docusaurus.announcement.dismiss-portal', 'true');
  expect(close).toHaveBeenCalledOnce();
});

it('prefers the version of the docs that was chosen in another tab, separately for each instance', () => {
  render(<SharedChoices />);
  store('docs-preferred-version-en-docs-portal', '2.0');
  store('docs-preferred-version-default-portal', null);
  expect(save.mock.calls).toEqual([['en-docs', '2.0']]);
});

it('leaves nothing behind when the page goes', () => {
  render(<SharedChoices />).unmount();
  store('docusaurus.announcement.dismiss-portal', 'true');
  store('docs-preferred-version-default-portal', '2.0');
  expect(close).not.toHaveBeenCalled();
  expect(save).not.toHaveBeenCalled();
});

import {useEffect, type ReactNode} from 'react';
import {useAllDocsData, useDocsPreferredVersion} from '@docusaurus/plugin-content-docs/client';
import {createStorageSlot, useAnnouncementBar} from '@docusaurus/theme-common/internal';
import {siteStorage} from '@site/src/data/siteStorage';

const {keys, prefixes} = siteStorage;

/**
 * Applies choices that the reader makes in another tab: closing the announcement, and versions of
 * docs. Docusaurus only does that for the color mode. Renders nothing.
 */
export function SharedChoices(): ReactNode {
  const {close} = useAnnouncementBar();
  useEffect(
    () =>
      createStorageSlot(keys.announcementDismissed).listen(({newValue}) => {
        if (newValue === 'true') close();
      }),
    [close],
  );
  return Object.keys(useAllDocsData()).map((id) => <SharedDocsVersion key={id} id={id} />);
}

/** `id` is the ID of a docs instance. */
function SharedDocsVersion({id}: {readonly id: string}): ReactNode {
  const {savePreferredVersionName} = useDocsPreferredVersion(id);
  useEffect(
    () =>
      createStorageSlot(`${prefixes.docsVersion}${id}`).listen(({newValue}) => {
        if (newValue !== null) savePreferredVersionName(newValue);
      }),
    [id, savePreferredVersionName],
  );
  return null;
}

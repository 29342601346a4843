import {localisedInstances} from '../data/localised';
import {toContentFolders} from '../model/content/folders';

/** The folders of pages and of their translations. */
export const contentFolders = toContentFolders(localisedInstances);

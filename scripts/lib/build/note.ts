/** What a build says of itself, for whoever deploys it. Written last, so that it stands in whole builds only. */
export interface BuildNote {
  readonly format: 1;
  /** Whether broken links and anchors stopped the build. */
  readonly strict: boolean;
  /** Whether the reference pages are there. */
  readonly apiPages: boolean;
  /** The default language first. */
  readonly locales: readonly string[];
  /** Where the site expects to live: origin and path. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** Reads a note; `undefined` where it is none. */
export function parseBuildNote(text: string | undefined): BuildNote | undefined {
  if (text === undefined) return undefined;
  try {
    const note = JSON.parse(text) as Partial<BuildNote> | null;
    const isNote =
      note?.format === 1 &&
      typeof note.strict === 'boolean' &&
      typeof note.apiPages === 'boolean' &&
      Array.isArray(note.locales) &&
      typeof note.siteUrl === 'string' &&
      typeof note.baseUrl === 'string';
    return isNote ? (note as BuildNote) : undefined;
  } catch {
    return undefined;
  }
}

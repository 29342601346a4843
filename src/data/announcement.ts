/** The bar above the navbar; `null` for none. */
export interface AnnouncementRow {
  /** Readers who closed a bar see it again when this changes. */
  readonly id: string;
  /** The article it leads to. */
  readonly to: `/${string}`;
  readonly closeable: boolean;
}

export const announcement = {
  id: 'verifactu-2027',
  to: '/blog/verifactu-enforcement',
  closeable: false,
} as const satisfies AnnouncementRow;

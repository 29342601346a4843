/** The bar above the navbar; `null` for none. */
export interface AnnouncementRow {
  /** If this changes, readers who closed an earlier bar see the bar again. */
  readonly id: string;
  /** The article that the bar links to. */
  readonly to: `/${string}`;
  readonly closeable: boolean;
}

export const announcement = {
  id: 'verifactu-2027',
  to: '/blog/verifactu-enforcement',
  closeable: false,
} as const satisfies AnnouncementRow;

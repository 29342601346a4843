/** A kind of page, with a page that represents it. */
export interface PageKind {
  readonly kind: string;
  readonly address: `/${string}`;
}

/** Pages whose delivery is measured and checked, one of every kind. */
export const pageKinds = [
  {kind: 'landing', address: '/'},
  {kind: 'guide', address: '/sign-de/introduction'},
  {kind: 'blog post', address: '/blog/verifactu-enforcement'},
  {kind: 'API page', address: '/api/kassensichv/v2'},
] as const satisfies readonly PageKind[];

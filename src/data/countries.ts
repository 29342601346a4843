/** The countries whose law the products serve: ISO 3166-1 alpha-2, lower case. */
export const countries = ['de', 'at', 'es', 'it', 'fr'] as const;

export type Country = (typeof countries)[number];

/** France: ISCA. */
export * from './isca';

/** France: ISCA. */
export * from './frenchCheck';
export * from './isca';

/** Number of sheets in a PDF of Chromium, which doesn't compress the dictionaries of its pages. */
export const countSheets = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

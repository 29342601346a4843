/** File of the package `@bonarium/fiscal` under `/downloads`. Its version is that of the package. */
export const fiscalPackage = 'bonarium-fiscal-1.0.0.tgz';

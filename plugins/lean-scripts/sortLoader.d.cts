declare function sortByCodeUnits(source: string): string;
export = sortByCodeUnits;

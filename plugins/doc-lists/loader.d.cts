declare function keepListedDocs(source: string): string;
export = keepListedDocs;

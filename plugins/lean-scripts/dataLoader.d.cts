declare function keepVersions(source: string): string;
export = keepVersions;

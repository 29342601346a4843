declare function keepSiteVersions(source: string): string;
export = keepSiteVersions;

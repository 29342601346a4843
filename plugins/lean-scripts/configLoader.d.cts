declare function keepPageConfig(source: string): string;
export = keepPageConfig;

declare function keepArticles(source: string): string;
export = keepArticles;

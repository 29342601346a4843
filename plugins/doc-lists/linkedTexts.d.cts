declare function describeLinkedTexts(source: string): string;
export = describeLinkedTexts;

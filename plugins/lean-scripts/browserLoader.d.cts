declare function tellInPieces(source: string): string;
export = tellInPieces;

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | {readonly min: number; readonly max: number}>
    >;
    /** Whether glyphs that only ligatures and alternates use are left out. */
    readonly noLayoutClosure?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'woff' | 'sfnt';
    readonly variationAxes?: Readonly<
      Record<string, number | {readonly min: number; readonly max: number}>
    >;
    /** Tags of the OpenType features to keep; all by default. */
    readonly keepFeatures?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

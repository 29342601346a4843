/** The part of a bundler's module that shows where its code comes from. */
interface RecordedModule {
  nameForCondition(): string | null | undefined;
  /** The modules inside a concatenated module. */
  readonly modules?: readonly RecordedModule[];
}

interface RecordedCompilation {
  readonly chunks: Iterable<object>;
  readonly chunkGraph: {getChunkModules(chunk: object): readonly RecordedModule[]};
}

interface RecordedCompiler {
  readonly hooks: {
    readonly afterEmit: {tap(name: string, body: (compilation: RecordedCompilation) => void): void};
  };
}

/**
 * A bundler plugin that records the file of every module in the finished bundles, without modules
 * that were dropped as unused.
 */
export function createRecorder(files: Set<string>): {apply(compiler: RecordedCompiler): void} {
  const note = (module: RecordedModule): void => {
    const file = module.nameForCondition();
    if (file) files.add(file);
    module.modules?.forEach(note);
  };
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tap('third-party-licences', ({chunks, chunkGraph}) => {
        for (const chunk of chunks) chunkGraph.getChunkModules(chunk).forEach(note);
      });
    },
  };
}

/** The child process: bundles and renders all specifications of one job. Started by ../runJob. */
import {readFileSync} from 'node:fs';
import Module from 'node:module';
import {patchRedoc} from '../redocPatches';
import type {RenderJob} from '../job';

interface Compiling {
  _compile(source: string, file: string): void;
}
type Load = (module: Compiling, file: string) => void;

/** Makes every `require('redoc')` in this process return the patched bundle. */
function installPatches(patches: RenderJob['patches']): void {
  const {_extensions: extensions} = Module as unknown as {
    readonly _extensions: Record<string, Load>;
  };
  const load = extensions['.js'];
  extensions['.js'] = (module, file) => {
    if (/redoc[\\/]bundles[\\/]redoc\.lib\.js$/.test(file))
      module._compile(patchRedoc(readFileSync(file, 'utf8'), patches), file);
    else load?.(module, file);
  };
}

async function main(): Promise<void> {
  const [, , file = ''] = process.argv;
  const job = JSON.parse(readFileSync(file, 'utf8')) as RenderJob;
  installPatches(job.patches);
  const {runItems} = await import('./runItems');
  await runItems(job, (report) => process.send?.(report));
}

// Ends with the build's process, because a killed build can't use the result.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.channel?.unref();

main().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exitCode = 1;
});

/**
 * Runs a command's main function with its arguments. If it fails, prints only the error message and
 * exits with code 1. Ends when the parent process is gone.
 */
export function runCommand(body: (argv: readonly string[]) => Promise<void>): void {
  // Sends itself the signal for stopping, so that a command that cleans up does so.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  body(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    // Services that the command started would keep it alive.
    process.exit(1);
  });
}

/**
 * The options `--name value` or `--name=value` of a command, merged with their defaults. Throws on
 * an option that the command doesn't have.
 */
export function readOptions<Defaults extends Readonly<Record<string, string>>>(
  argv: readonly string[],
  defaults: Defaults,
): Record<keyof Defaults, string> {
  const options: Record<string, string> = {...defaults};
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [, name = '', inline] = /^--([\w-]+)(?:=(.*))?$/.exec(word) ?? [];
    if (!Object.hasOwn(defaults, name))
      throw new Error(
        `"${word}" is not an option of this command. Known: ${
          Object.keys(defaults)
            .map((known) => `--${known}`)
            .join(', ') || 'none'
        }.`,
      );
    const value = inline ?? rest.shift();
    if (value === undefined) throw new Error(`--${name} requires a value.`);
    options[name] = value;
  }
  return options as Record<keyof Defaults, string>;
}

/**
 * The arguments with a value added to options that need none on the command line: `--dry-run`
 * becomes `--dry-run=1`.
 */
export function toFlagged(argv: readonly string[], flags: readonly string[]): readonly string[] {
  return argv.map((word) => (flags.some((flag) => word === `--${flag}`) ? `${word}=1` : word));
}

/** Whether an option that takes 1 or 0 is on. Throws on any other value. */
export function toSwitch(name: string, value: string): boolean {
  if (!['0', '1'].includes(value)) throw new Error(`--${name} is "${value}". Give 1 or 0.`);
  return value === '1';
}

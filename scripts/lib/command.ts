/** Runs a command's body with its arguments. A failure is printed as its message alone and ends the command with exit code 1. Without the process that started it, it ends. */
export function runCommand(body: (argv: readonly string[]) => Promise<void>): void {
  // As if it had been asked to stop itself, so that a command that cleans up does so.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
  body(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    // Services that the command started would keep it alive.
    process.exit(1);
  });
}

/** The options `--name value` or `--name=value` of a command over their defaults. Throws on an option the command does not know. */
export function readOptions<Defaults extends Readonly<Record<string, string>>>(argv: readonly string[], defaults: Defaults): Record<keyof Defaults, string> {
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

/** The arguments with a value for options that need none on the command line: `--dry-run` becomes `--dry-run=1`. */
export function toFlagged(argv: readonly string[], flags: readonly string[]): readonly string[] {
  return argv.map((word) => (flags.some((flag) => word === `--${flag}`) ? `${word}=1` : word));
}

/** Whether an option that is switched with 1 and 0 is on. Throws on anything else. */
export function toSwitch(name: string, value: string): boolean {
  if (!['0', '1'].includes(value)) throw new Error(`--${name} is "${value}". Give 1 or 0.`);
  return value === '1';
}

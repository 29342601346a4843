/** The formats of the result. */
type OutputFormat = 'text' | 'json' | 'sarif';

/** What the command line asks for. */
export interface CommandOptions {
  /** A file, or `-` for standard input. */
  readonly input: string;
  readonly format: OutputFormat;
  /** Files whose content the check uses. */
  readonly certificate?: string;
  readonly aesKey?: string;
  readonly record?: string;
  readonly tssSerialNumber?: string;
}

/** The text of `fiscal --help`. */
export const HELP = `fiscal check <file|-> [options]

Reads a receipt code, a record or an export of Germany, Austria, Spain, Italy or
France, and says whether it is unchanged since signing.

  --format text|json|sarif   how to print the result (default: text)
  --certificate <file>       Austria: signature certificate, PEM or base64
  --aes-key-file <file>      Austria: AES-256 key of the register, base64
  --record <file>            Spain: the record or file that a QR code belongs to
  --tss-serial <hex>         Germany: serial number of the TSE

Exit code: 0 unchanged, 1 changed or incomplete, 2 cannot tell or wrong arguments.
The result never says that a document is genuine.
`;

const FILES: Readonly<Record<string, 'certificate' | 'aesKey' | 'record' | 'tssSerialNumber'>> = {
  '--certificate': 'certificate',
  '--aes-key-file': 'aesKey',
  '--record': 'record',
  '--tss-serial': 'tssSerialNumber',
};

/** The options in arguments of a command line, or the mistake in them. */
export function readArguments(
  parameters: readonly string[],
): {readonly options: CommandOptions} | {readonly mistake: string} {
  const [command, input, ...rest] = parameters;
  if (command !== 'check' || input === undefined) return {mistake: 'Use: fiscal check <file|->'};
  const named: Record<string, string> = {};
  let format: OutputFormat = 'text';
  for (let index = 0; index < rest.length; index += 2) {
    const [name = '', value] = rest.slice(index, index + 2);
    const option = FILES[name];
    if (value === undefined) return {mistake: `${name} needs a value.`};
    if (name === '--format' && isFormat(value)) format = value;
    else if (option !== undefined) named[option] = value;
    else return {mistake: `${name} ${value} isn’t an option. See fiscal --help.`};
  }
  return {options: {input, format, ...named}};
}

function isFormat(text: string): text is OutputFormat {
  return ['text', 'json', 'sarif'].includes(text);
}

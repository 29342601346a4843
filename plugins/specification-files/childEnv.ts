/** The environment variables that every process needs. */
const names = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'SYSTEMROOT',
  'COMSPEC',
  'PATHEXT',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LANG',
  'LC_ALL',
  'TZ',
  'NODE_OPTIONS',
];

/**
 * The environment of a process that works on specifications, which can be third-party text. It
 * contains no secrets, only the necessary variables and the given ones.
 */
export function toChildEnv(
  variables: NodeJS.ProcessEnv,
  given: Readonly<Record<string, string>> = {},
): Record<string, string | undefined> {
  return {
    ...Object.fromEntries(
      Object.entries(variables).filter(([name]) => names.includes(name.toUpperCase())),
    ),
    ...given,
  };
}

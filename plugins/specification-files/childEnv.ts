/** What a process needs to run at all. */
const names = ['PATH', 'HOME', 'USERPROFILE', 'SYSTEMROOT', 'COMSPEC', 'PATHEXT', 'TMPDIR', 'TEMP', 'TMP', 'LANG', 'LC_ALL', 'TZ', 'NODE_OPTIONS'];

/** The environment of a process that works on specifications, which can be foreign text: nothing secret, only what processes need, and what is given. */
export function toChildEnv(variables: NodeJS.ProcessEnv, given: Readonly<Record<string, string>> = {}): Record<string, string | undefined> {
  return {...Object.fromEntries(Object.entries(variables).filter(([name]) => names.includes(name.toUpperCase()))), ...given};
}

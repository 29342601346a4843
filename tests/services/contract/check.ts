/** One deviation from a contract. */
export interface ContractProblem {
  /** Place in the body, as a JSON pointer. */
  readonly pointer: string;
  readonly detail: string;
}

type Check = (value: unknown, pointer: string) => readonly ContractProblem[];
type Rules = Readonly<Record<string, Check>>;

/** Everything that is wrong with an object: members that are missing, wrong or too many. */
export function checkObject(
  value: unknown,
  pointer: string,
  rules: Rules,
  optional: Rules = {},
): readonly ContractProblem[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{pointer, detail: 'must be an object'}];
  const members = new Map<string, unknown>(Object.entries(value));
  const unknown = [...members.keys()]
    .filter((name) => !Object.hasOwn(rules, name) && !Object.hasOwn(optional, name))
    .map((name) => ({pointer: `${pointer}/${name}`, detail: 'is not part of the contract'}));
  const required = Object.entries(rules).flatMap(([name, check]) =>
    members.has(name)
      ? check(members.get(name), `${pointer}/${name}`)
      : [{pointer: `${pointer}/${name}`, detail: 'is missing'}],
  );
  const given = Object.entries(optional).flatMap(([name, check]) =>
    members.has(name) ? check(members.get(name), `${pointer}/${name}`) : [],
  );
  return [...required, ...given, ...unknown];
}

/** The problem, or undefined if the value is valid. */
export function complain(
  isRight: boolean,
  pointer: string,
  detail: string,
): readonly ContractProblem[] {
  return isRight ? [] : [{pointer, detail}];
}

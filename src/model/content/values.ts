/** What a reader may fill in: UUIDs, keys and tokens, so nothing that means something in code. */
const SAFE = /^[\w.~+/=-]{1,2048}$/;

/** In lower case, because the APIs reject other UUIDs. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/**
 * Whether examples can contain the value as it is, in every code language, in place of the sample.
 * Only a UUID can be in place of a UUID.
 */
export function isFillable(value: string, sample: string): boolean {
  return (isUuid(sample) ? UUID : SAFE).test(value);
}

/**
 * The text with the reader's values in place of the samples. Both come as a map from sample to
 * value; samples without a fillable value stay. Each place is filled once, so that a value which
 * contains a sample is not filled again.
 */
export function fillValues(text: string, values: ReadonlyMap<string, string>): string {
  const samples = [...values.keys()].filter((sample) =>
    isFillable(values.get(sample) ?? '', sample),
  );
  if (samples.length === 0) return text;
  const pattern = samples
    .sort((one, other) => other.length - one.length)
    .map((sample) => sample.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  return text.replace(new RegExp(pattern, 'g'), (sample) => values.get(sample) ?? sample);
}

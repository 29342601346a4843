import {isRecord} from '../../json/record';

const LONGEST = 120;

/**
 * A short text for a value of a specification: the type of a schema, the location of a parameter,
 * or the text itself.
 */
export function toValueText(value: unknown): string {
  if (!isRecord(value))
    return Array.isArray(value)
      ? value.map(toValueText).join(', ')
      : value === undefined
        ? ''
        : shorten(String(value));
  if (typeof value.in === 'string')
    return [value.in, toValueText(value.schema)].filter((text) => text !== '').join(', ');
  if (value.const !== undefined) return shorten(JSON.stringify(value.const));
  if (Array.isArray(value.type)) return value.type.map(String).join(' | ');
  if (typeof value.type === 'string') {
    const inner = value.type === 'array' ? toValueText(value.items) : '';
    const type = inner === '' ? value.type : `${inner}[]`;
    return typeof value.format === 'string' ? `${type} (${value.format})` : type;
  }
  const forms = value.oneOf ?? value.anyOf;
  if (Array.isArray(forms)) return [...new Set(forms.map(toValueText))].join(' | ');
  if (typeof value.title === 'string') return shorten(value.title);
  return typeof value.description === 'string' ? shorten(toFirstSentence(value.description)) : '';
}

function toFirstSentence(text: string): string {
  return (text.split(/(?<=[.!?])\s/)[0] ?? text).replace(/\s+/g, ' ').trim();
}

function shorten(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

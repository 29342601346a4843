import {toOperations, type Specification} from '../../../plugins/api-reference/specification';
import type {ApiRow} from '../../../src/data/apis';
import {pageRanks, type Outline, type OutlineSection} from '../../../src/model/search/outline';
import {createFieldReader, type OperationFields} from './apiFields';
import {toMarkdownSections} from './plainText';

interface ApiPlace {
  readonly api: ApiRow;
  /** Address of the reference page, with base URL and language. */
  readonly path: string;
  readonly tag: string;
}

/**
 * The reference page of a specification as the search knows it: its introduction, every error code, every tag with its operations, and each schema below the
 * operation that writes it. Anchors are those the page gives them (plugins/api-reference).
 */
export function toApiOutline(specification: Specification, {api, path, tag}: ApiPlace): Outline {
  const {info} = specification;
  const isReplaced = api.flags.includes('deprecated');
  const [lead, ...intro] = toMarkdownSections(info.description ?? '');
  const page: OutlineSection = {
    level: 1,
    heading: `${api.label} ${api.version.replace(/^local\//, '')}`,
    anchor: null,
    texts: [`${info.title}.${info.summary === undefined ? '' : ` ${info.summary}`}`, ...(lead?.texts ?? [])],
  };
  return {
    path,
    group: /\bAPI$/.test(api.label) ? api.label : `${api.label} API`,
    language: 'en',
    tag,
    version: api.version,
    rank: isReplaced ? pageRanks.replaced : api.variant === 'local' ? pageRanks.variant : pageRanks.reference,
    sections: [page, ...intro.flatMap(({heading = '', texts}) => toIntroSection(specification, heading, texts)), ...toTagSections(specification, !isReplaced)],
  };
}

/** A section of the introduction. The table of errors becomes a section per code: a code is found as itself. */
function toIntroSection(specification: Specification, heading: string, texts: readonly string[]): readonly OutlineSection[] {
  const anchor = `section/${toReferenceAnchor(heading)}`;
  const errors = heading === 'Errors' ? (specification['x-error-catalogue'] ?? []) : [];
  const codes = new Set(errors.map(({code}) => code));
  const own = texts.filter((text) => !codes.has(text.split(' – ')[0] ?? '') && text !== 'Code – Status – Cause – Remedy – Retry?');
  return [
    {level: 2, heading, anchor, texts: own},
    ...errors.map(({code, status, cause, remedy}): OutlineSection => ({
      level: 3,
      heading: code,
      anchor,
      texts: [`${status}. ${toLine(cause)} ${toLine(remedy)}`],
    })),
  ];
}

function toTagSections(specification: Specification, hasFields: boolean): readonly OutlineSection[] {
  const operations = toOperations(specification);
  const fieldsOf = hasFields ? readFields(specification, operations) : undefined;
  const described = (specification as {readonly tags?: readonly {readonly name: string; readonly description?: string}[]}).tags ?? [];
  const toTag = (operation: Readonly<Record<string, unknown>>): unknown => (Array.isArray(operation.tags) ? operation.tags[0] : undefined);
  const used = [...new Set(operations.map(({operation}) => toTag(operation)))].filter((name) => typeof name === 'string');
  const tags = [...described, ...used.filter((name) => !described.some((tag) => tag.name === name)).map((name) => ({name, description: undefined}))];
  return tags.flatMap(({name, description}) => {
    const tagAnchor = `tag/${toReferenceAnchor(name)}`;
    const own = operations.filter(({operation}) => toTag(operation) === name);
    return [
      {level: 2, heading: name, anchor: tagAnchor, texts: toMarkdownSections(description ?? '').flatMap(({texts}) => texts)},
      ...own.flatMap(({method, path, operation}): readonly OutlineSection[] => {
        const id = String(operation.operationId ?? '');
        const anchor = `${tagAnchor}/operation/${id}`;
        const texts = [
          `${method.toUpperCase()} ${path} ${id}`,
          ...toMarkdownSections(typeof operation.description === 'string' ? operation.description : '').flatMap((section) => section.texts),
        ];
        const heading = typeof operation.summary === 'string' ? operation.summary : id;
        const {fields, schemas} = fieldsOf?.get(operation) ?? {fields: [], schemas: []};
        return [
          {level: 3, heading, anchor, texts: [...texts, ...fields]},
          ...schemas.map((schema): OutlineSection => ({level: 4, heading: schema.name, anchor, texts: schema.fields})),
        ];
      }),
    ];
  });
}

/** What operations take and answer. A schema belongs to the operation that writes it, where one does. */
function readFields(specification: Specification, operations: ReturnType<typeof toOperations>): ReadonlyMap<object, OperationFields> {
  const reader = createFieldReader(specification);
  const writes = ({method}: {readonly method: string}): number => (['post', 'put', 'patch'].includes(method) ? 0 : 1);
  const sorted = [...operations].sort((one, other) => writes(one) - writes(other));
  return new Map(sorted.map(({operation, path}) => [operation, reader.read(operation, specification.paths[path] ?? {})]));
}

/** The form in which the reference page writes names in its anchors. */
export function toReferenceAnchor(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\w\s$*_+~.()'"!\-:@]+/g, '')
    .trim()
    .replace(/[\s]+/g, '-');
}

function toLine(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll('`', '').replace(/\s+/g, ' ').trim() : '';
}

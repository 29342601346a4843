import type {ApiRow} from '../../../src/data/apis';
import {toVersionName} from '../../../src/model/catalogue/versionName';
import {toOperationAnchor, toSectionAnchor, toTagAnchor} from '../../../src/model/openapi/anchors';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {
  ERROR_SECTION,
  ERROR_TABLE_HEAD,
  toErrorAnchor,
} from '../../../src/model/openapi/errorTable';
import {httpMethods, toOperations, type Operation} from '../../../src/model/openapi/operations';
import {toPageFields} from '../../../src/model/search/fields';
import {pageRanks, type Outline, type OutlineSection} from '../../../src/model/search/outline';
import {createFieldReader, type OperationFields} from './apiFields';
import {toMarkdownSections, toPlainText} from './plainText';

interface ApiPlace {
  readonly api: ApiRow;
  /** Address of the reference page, with base URL and language. */
  readonly path: string;
  readonly tag: string;
}

/**
 * The reference page of a specification as the search knows it: its introduction, every error code,
 * every tag with its operations, and each schema below the operation that writes it. Anchors are
 * those of the page (plugins/api-reference).
 */
export function toApiOutline(specification: OpenApiDocument, {api, path, tag}: ApiPlace): Outline {
  const {info} = specification;
  const isReplaced = api.deprecated;
  const [lead, ...intro] = toMarkdownSections(info.description ?? '');
  const page: OutlineSection = {
    level: 1,
    heading: `${toVersionName(api)}${isReplaced ? ' (deprecated)' : ''}`,
    anchor: null,
    texts: [
      `${info.title}.${info.summary === undefined ? '' : ` ${info.summary}`}`,
      ...(lead?.texts ?? []),
    ],
  };
  const group = /\bAPI$/.test(api.label) ? api.label : `${api.label} API`;
  return {
    ...toPageFields('reference', group),
    path,
    group,
    language: 'en',
    tag,
    version: api.version,
    rank: isReplaced
      ? pageRanks.replaced
      : api.variant === 'local'
        ? pageRanks.variant
        : pageRanks.reference,
    sections: [
      page,
      ...intro.flatMap(({heading = '', texts}) => toIntroSection(specification, heading, texts)),
      ...toTagSections(specification, !isReplaced),
    ],
  };
}

/**
 * A section of the introduction. The table of errors becomes one section per code, so that a search
 * for a code finds it.
 */
function toIntroSection(
  specification: OpenApiDocument,
  heading: string,
  texts: readonly string[],
): readonly OutlineSection[] {
  const anchor = toSectionAnchor(heading);
  const errors = heading === ERROR_SECTION ? (specification['x-error-catalogue'] ?? []) : [];
  const codes = new Set(errors.map(({code}) => code));
  const own = texts.filter(
    (text) => !codes.has(text.split(' – ')[0] ?? '') && text !== toPlainText(ERROR_TABLE_HEAD),
  );
  return [
    {level: 2, heading, anchor, texts: own},
    ...errors.map(({code, status, cause, remedy}): OutlineSection => ({
      level: 3,
      heading: code,
      anchor: toErrorAnchor(code),
      texts: [`${status}. ${toLine(cause)} ${toLine(remedy)}`],
    })),
  ];
}

function toTagSections(
  specification: OpenApiDocument,
  hasFields: boolean,
): readonly OutlineSection[] {
  const operations = toOperationsByMethod(specification);
  const fieldsOf = hasFields ? readFields(specification, operations) : undefined;
  const described = specification.tags ?? [];
  const used = [...new Set(operations.flatMap(({tags: [first]}) => first ?? []))];
  const tags = [
    ...described,
    ...used
      .filter((name) => !described.some((tag) => tag.name === name))
      .map((name) => ({name, description: undefined})),
  ];
  return tags.flatMap(({name, description}) => {
    const own = operations.filter(({tags: [first]}) => first === name);
    return [
      {
        level: 2,
        heading: name,
        anchor: toTagAnchor(name),
        texts: toMarkdownSections(description ?? '').flatMap(({texts}) => texts),
      },
      ...own.flatMap((operation): readonly OutlineSection[] => {
        const {method, path, id, place, summary} = operation;
        const anchor = toOperationAnchor(operation);
        const about = typeof place.value.description === 'string' ? place.value.description : '';
        const texts = [
          `${method} ${path} ${id}`,
          ...toMarkdownSections(about).flatMap((section) => section.texts),
        ];
        const {fields, schemas} = fieldsOf?.get(operation) ?? {fields: [], schemas: []};
        return [
          {level: 3, heading: summary || id, anchor, texts: [...texts, ...fields]},
          ...schemas.map((schema): OutlineSection => ({
            level: 4,
            heading: schema.name,
            anchor,
            texts: schema.fields,
          })),
        ];
      }),
    ];
  });
}

/**
 * The parameters and bodies of operations. A schema belongs to the operation that writes it, if
 * there is one.
 */
function readFields(
  specification: OpenApiDocument,
  operations: readonly Operation[],
): ReadonlyMap<Operation, OperationFields> {
  const reader = createFieldReader(specification);
  const writes = ({method}: Operation): number =>
    ['POST', 'PUT', 'PATCH'].includes(method) ? 0 : 1;
  const sorted = [...operations].sort((one, other) => writes(one) - writes(other));
  return new Map(sorted.map((operation) => [operation, reader.read(operation)]));
}

/** The operations grouped by path, with their methods in the same order in every document. */
function toOperationsByMethod(specification: OpenApiDocument): readonly Operation[] {
  const paths = Object.keys(specification.paths);
  const toRank = ({path, method}: Operation): number =>
    paths.indexOf(path) * httpMethods.length + httpMethods.indexOf(method.toLowerCase());
  return [...toOperations(specification)].sort((one, other) => toRank(one) - toRank(other));
}

function toLine(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll('`', '').replace(/\s+/g, ' ').trim() : '';
}

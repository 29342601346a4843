import {describe, expect, it} from 'vitest';
import {toFileName, toFormFiles} from '../../../plugins/api-reference/formFiles';
import type {OpenApiDocument} from '../../../src/model/openapi/document';

const ANY = 'application/octet-stream';

const find = (properties: object, encoding: object = {}): unknown =>
  toFormFiles(
    {
      paths: {
        '/media': {
          post: {requestBody: {content: {form: {schema: {$ref: '#/components/form'}, encoding}}}},
        },
      },
      components: {form: {properties}},
    } as unknown as OpenApiDocument,
    {method: 'post', path: '/media'},
    'form',
  );

describe('toFormFiles', () => {
  it.each([
    ['binary', {type: 'string', format: 'binary'}, ANY],
    ['of any type', {type: 'string', contentMediaType: ANY}, ANY],
    ['of one type', {type: 'string', contentMediaType: 'image/png'}, 'image/png'],
    ['in a list', {type: 'array', items: {type: 'string', format: 'binary'}}, ANY],
  ])('finds a file that is %s', (_kind, file, type) => {
    expect(find({note: {type: 'string'}, file})).toEqual({file: type});
  });

  it('takes JSON in a text for no file', () => {
    expect(find({about: {type: 'string', contentMediaType: 'application/json'}})).toEqual({});
  });

  it('reads the first media type of a file, and no text that could end a string of code', () => {
    const types = (contentType: unknown): unknown =>
      find({file: {format: 'binary'}}, {file: {contentType}});
    expect(types('image/png, image/jpeg')).toEqual({file: 'image/png'});
    expect(types('text/csv; charset=utf-8')).toEqual({file: 'text/csv'});
    expect(types("image/png' evil")).toEqual({file: ANY});
    expect(types(7)).toEqual({file: ANY});
  });

  it('finds nothing in an operation without a form', () => {
    expect(toFormFiles({paths: {}} as OpenApiDocument, {method: 'get', path: '/'}, 'a')).toEqual(
      {},
    );
  });
});

describe('toFileName', () => {
  it('is the name in the form, otherwise that of the field', () => {
    expect(toFileName({about: {name: 'receipt-318.json'}, file: ''}, 'file', ANY)).toBe(
      'receipt-318.json',
    );
    expect(toFileName({file: ''}, 'file', 'image/png')).toBe('file.png');
    expect(toFileName({file: ''}, 'file', 'image/svg+xml')).toBe('file.svg');
    expect(toFileName({file: ''}, 'file', ANY)).toBe('file');
  });

  it.each(["a.png'; evil '", '../a.png', '/etc/passwd', '-o.png'])('is never %s', (name) => {
    expect(toFileName({about: {name}}, 'file', ANY)).toBe('file');
  });
});

import {RedocNormalizedOptions, type RedocRawOptions} from 'redoc';

/** Redoc's options, with every text of the specification sanitized. */
export function createRedocOptions(options: RedocRawOptions): RedocNormalizedOptions {
  return new RedocNormalizedOptions({...options, sanitize: true});
}

import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {findInputs} from './inputs';

export interface CacheInputsOptions {
  /** Files and folders, from the site's root, that pages depend on without importing them. */
  readonly inputs: readonly string[];
}

/**
 * Invalidates pages in the bundler's persistent cache when a table, a plugin or a specification
 * changes. Remark plugins read these files without the bundler's knowledge, so it would otherwise
 * reuse a page although its law, term or specification has changed.
 */
export default function cacheInputs({siteDir}: LoadContext, {inputs}: CacheInputsOptions): Plugin {
  return {
    name: 'cache-inputs',
    configureWebpack: () =>
      ({experiments: {cache: {buildDependencies: [...findInputs(siteDir, inputs)]}}}) as object,
  };
}

const optionsSchema = Joi.object<CacheInputsOptions>({
  inputs: Joi.array().items(Joi.string()).min(1).required(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<CacheInputsOptions, CacheInputsOptions>): CacheInputsOptions {
  return validate(optionsSchema, options);
}

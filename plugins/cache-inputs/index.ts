import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {Joi} from '@docusaurus/utils-validation';
import {findInputs} from './inputs';

export interface CacheInputsOptions {
  /** Files and folders, from the site's root, that pages are made from without importing them. */
  readonly inputs: readonly string[];
}

/**
 * Makes the bundler's cache between builds forget pages when a table, a plugin or a specification changes. Remark plugins read those without the bundler's
 * knowledge, so it would take a page from its cache although its law, term or specification is another one.
 */
export default function cacheInputs({siteDir}: LoadContext, {inputs}: CacheInputsOptions): Plugin {
  return {
    name: 'cache-inputs',
    configureWebpack: () => ({experiments: {cache: {buildDependencies: [...findInputs(siteDir, inputs)]}}}) as object,
  };
}

const optionsSchema = Joi.object<CacheInputsOptions>({inputs: Joi.array().items(Joi.string()).min(1).required()});

export function validateOptions({validate, options}: OptionValidationContext<CacheInputsOptions, CacheInputsOptions>): CacheInputsOptions {
  return validate(optionsSchema, options);
}

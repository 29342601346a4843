import type {OptionValidationContext, Plugin, PluginModule} from '@docusaurus/types';
import {validateConsentPreflight, type ConsentPreflightOptions} from './options';
import {toPreflightScript} from './preflightScript';

/** Settles before the first paint whether the cookie banner shows, so that nothing flashes and nothing moves. */
const consentPreflight: PluginModule = (_context, options): Plugin => {
  const {cookies} = options as ConsentPreflightOptions;
  return {
    name: 'consent-preflight',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: toPreflightScript(cookies)}]}),
  };
};

export default consentPreflight;

export function validateOptions({options}: OptionValidationContext<ConsentPreflightOptions, ConsentPreflightOptions>): ConsentPreflightOptions {
  const problems = validateConsentPreflight(options);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return options;
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PortalFields} from '../model/site/fields';
import {toTokenColour} from '../model/site/tokens';
import type {Env} from './env';

const tokens = path.resolve(__dirname, '../kit/tokens.css');

/**
 * The configuration that pages receive: the services of the environment, and the colors needed
 * outside style sheets.
 */
export function buildCustomFields({
  newsletterUrl,
  feedbackUrl,
  scriptSources,
  algolia,
}: Env): PortalFields {
  const css = readFileSync(tokens, 'utf8');
  const themeColours = {
    light: toTokenColour(css, 'ground', 'light'),
    dark: toTokenColour(css, 'ground', 'dark'),
  };
  return {
    newsletterUrl: newsletterUrl ?? null,
    feedbackUrl: feedbackUrl ?? null,
    scriptSources,
    algolia: algolia ?? null,
    themeColours,
  };
}

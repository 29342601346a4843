import {Joi} from '@docusaurus/utils-validation';
import type {ApiRow} from '../../src/data/apis';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import type {RedocLabels} from '../../src/data/redocLabels';

/** Options for Redoc's display of a specification, under Redoc's own names. */
export interface ViewerOptions {
  readonly scrollYOffset: number;
  readonly onlyRequiredInSamples: boolean;
  readonly expandSingleSchemaField: boolean;
  readonly menuToggle: boolean;
  readonly disableSearch: boolean;
  readonly expandResponses: string;
  /** Levels of a request body's nested fields that are open at first. */
  readonly schemasExpansionLevel: number;
  readonly theme: object;
}

export interface ApiReferenceOptions {
  readonly apis: readonly ApiRow[];
  /** Folder of the specifications, from the site's root. */
  readonly specFolder: string;
  /**
   * Absolute paths by the row's `spec`, for specifications outside that folder, such as fetched
   * copies.
   */
  readonly specFiles: Readonly<Record<string, string>>;
  /** Cache folder for rendered pages, from the site's root. */
  readonly cacheFolder: string;
  /** The stylesheet of the static page, from the site's root. Redoc's own rules precede it. */
  readonly stylesheet: string;
  /** The viewer's texts, by language of the portal. */
  readonly labels: Readonly<Record<string, RedocLabels>>;
  readonly codeLanguages: readonly CodeLanguageRow[];
  readonly viewer: ViewerOptions;
  /** Opening texts of sections, by the row's `spec` and the section's title. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The form in which the site's configuration passes the options: bound to a function, so that they
 * don't ship to readers with the configuration.
 */
export interface ApiReferenceInput {
  readonly read: () => ApiReferenceOptions;
}

const text = Joi.string().required();

/**
 * The schema of the options. The site's configuration (src/config/apiReference.ts) states all of
 * them, so there are no defaults here.
 */
export const optionsSchema = Joi.object<ApiReferenceOptions>({
  apis: Joi.array()
    .items(
      Joi.object({
        id: text,
        version: text,
        path: Joi.string()
          .pattern(/^\/api\//)
          .required(),
        spec: text,
      }).unknown(true),
    )
    .min(1)
    .required(),
  specFolder: text,
  specFiles: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  cacheFolder: text,
  stylesheet: text,
  labels: Joi.object()
    .pattern(
      Joi.string(),
      Joi.object({
        settable: Joi.object().required(),
        fixed: Joi.object().required(),
        own: Joi.object().required(),
      }),
    )
    .required(),
  codeLanguages: Joi.array()
    .items(Joi.object({id: text, label: text, target: text, client: text}))
    .min(1)
    .required(),
  sections: Joi.object()
    .pattern(Joi.string(), Joi.object().pattern(Joi.string(), Joi.string()))
    .required(),
  viewer: Joi.object({
    scrollYOffset: Joi.number().required(),
    onlyRequiredInSamples: Joi.boolean().required(),
    expandSingleSchemaField: Joi.boolean().required(),
    menuToggle: Joi.boolean().required(),
    disableSearch: Joi.boolean().valid(true).required().messages({
      'any.only':
        '"viewer.disableSearch" must stay true: the portal has one search for everything.',
    }),
    expandResponses: text,
    schemasExpansionLevel: Joi.number().required(),
    theme: Joi.object().unknown(true).required(),
  }).required(),
});

import type {ReactNode} from 'react';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {isCodeGrammar, toCodeMarkup} from '../../../src/model/content/highlight';
import type {CodeSample} from '../samples';
import {PathText} from './Breakable';
import {CopyButton} from './CopyButton';
import {FurtherExample} from './FurtherExample';
import type {NamedExample} from './requests';

interface RequestSampleProps {
  readonly method: string;
  readonly path: string;
  readonly samples: readonly CodeSample[];
  /** Whether the samples omit optional fields. Otherwise they contain the first body. */
  readonly isReduced: boolean;
  /** All examples, each as a complete request in the first language. */
  readonly bodies: readonly NamedExample[];
  /** For each example, the place of its response: `0.2`. */
  readonly answers: readonly string[];
  readonly labels: RedocLabels['own'];
}

/**
 * The request in every language, with CSS showing one of them, and its further bodies. A multipart
 * form is only in the first language, whatever the reader has chosen. Only the first language is
 * colored during the build. The browser colors the others when they are shown.
 * The browser also inserts the choices of language and body when they come into view, because form
 * controls in skipped content would force their layout. Further bodies are only in the first
 * language, because all of them in every language made pages up to 22 % larger. Without scripts,
 * they are a list.
 */
export function RequestSample({
  method,
  path,
  samples,
  isReduced,
  bodies,
  answers,
  labels,
}: RequestSampleProps): ReactNode {
  const [first] = bodies;
  const further = isReduced ? bodies : bodies.slice(1);
  const places = isReduced ? [...answers.slice(0, 1), ...answers] : answers;
  const answered = new Set(answers).size > 1 ? places.join(' ') : undefined;
  return (
    <figure className="apiref-sample">
      <figcaption className="apiref-sample-bar">
        <span className="apiref-sample-title">
          <span className="apiref-method" data-method={method}>
            {method.toUpperCase()}
          </span>{' '}
          <span lang="en">
            <PathText path={path} />
          </span>
        </span>
        <span
          className="apiref-language"
          data-apiref-language={samples.length > 1 ? labels.codeLanguage : undefined}
          lang="en">
          {samples[0]?.label}
        </span>
        <CopyButton labels={labels} />
      </figcaption>
      {further.length > 0 && (
        <p className="apiref-example-choice">
          <span>{labels.example}</span>{' '}
          <span
            data-apiref-examples={labels.example}
            data-answers={answered}
            {...(isReduced ? {} : {lang: 'en'})}>
            {isReduced ? labels.requiredOnly : first?.summary || first?.name}
          </span>
        </p>
      )}
      {samples.map(({language, code}, index) => (
        <pre key={language} className="apiref-code" data-language={language} lang="en" tabIndex={0}>
          {index === 0 && isCodeGrammar(language) ? (
            <code dangerouslySetInnerHTML={{__html: toCodeMarkup(code, language)}} />
          ) : (
            <code>{code}</code>
          )}
        </pre>
      ))}
      {further.length > 0 && (
        <div className="apiref-further">
          <p className="apiref-more-title">{labels.moreExamples}</p>
          {further.map((body) => (
            <FurtherExample key={body.name} example={body} fallback={labels.withOptional} />
          ))}
        </div>
      )}
    </figure>
  );
}

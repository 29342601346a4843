import type {ReactNode} from 'react';
import type {RedocLabels} from '../../../src/data/redocLabels';
import {isCodeGrammar, toCodeMarkup} from '../../../src/model/content/highlight';
import type {CodeSample} from '../samples';
import {CopyButton} from './CopyButton';
import {FurtherExample} from './FurtherExample';
import type {NamedExample} from './requests';

interface RequestSampleProps {
  readonly method: string;
  readonly path: string;
  readonly samples: readonly CodeSample[];
  /**
   * Whether the samples omit optional fields. If so, the complete body is among the further bodies.
   */
  readonly isReduced: boolean;
  readonly bodies: readonly NamedExample[];
  readonly labels: RedocLabels['own'];
}

/**
 * The request in every language, with CSS showing one of them, and its further bodies. Only the
 * first language is colored during the build. The browser colors the others when they are shown.
 * The browser also inserts the language choice when it comes into view, because form controls in
 * skipped content would force their layout.
 */
export function RequestSample({
  method,
  path,
  samples,
  isReduced,
  bodies,
  labels,
}: RequestSampleProps): ReactNode {
  return (
    <figure className="apiref-sample">
      <figcaption className="apiref-sample-bar">
        <span className="apiref-sample-title">
          <span className="apiref-method" data-method={method}>
            {method.toUpperCase()}
          </span>{' '}
          <span lang="en">{path}</span>
        </span>
        <span className="apiref-language" data-apiref-language={labels.codeLanguage} lang="en">
          {samples[0]?.label}
        </span>
        <CopyButton labels={labels} />
      </figcaption>
      {isReduced && <p className="apiref-example-title">{labels.requiredOnly}</p>}
      {samples.map(({language, code}, index) => (
        <pre key={language} className="apiref-code" data-language={language} lang="en" tabIndex={0}>
          {index === 0 && isCodeGrammar(language) ? (
            <code dangerouslySetInnerHTML={{__html: toCodeMarkup(code, language)}} />
          ) : (
            <code>{code}</code>
          )}
        </pre>
      ))}
      {bodies.length > 0 && (
        <>
          <p className="apiref-more-title">{labels.moreExamples}</p>
          {bodies.map((body) => (
            <FurtherExample key={body.name} example={body} fallback={labels.withOptional} />
          ))}
        </>
      )}
    </figure>
  );
}

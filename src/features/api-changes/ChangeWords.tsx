import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Change, ChangeWord} from '@site/src/model/openapi/changes/row';

/** A change in a few words, without its values. */
export function ChangeWords({change: {what, rule}}: {readonly change: Change}): ReactNode {
  if (what !== 'rule') return words[what]();
  return (
    <Translate
      id="apiChanges.what.rule"
      description="A rule of a field has changed; {rule} is a keyword of OpenAPI such as maxLength"
      values={{
        rule: (
          <code key="rule" lang="en">
            {rule}
          </code>
        ),
      }}>
      {'{rule} changed'}
    </Translate>
  );
}

const words: Readonly<Record<Exclude<ChangeWord, 'rule'>, () => ReactNode>> = {
  added: () => (
    <Translate
      id="apiChanges.what.added"
      description="A part of an API is new, such as an operation, a parameter or a response. A form that suits every gender">
      added
    </Translate>
  ),
  removed: () => (
    <Translate
      id="apiChanges.what.removed"
      description="A part of an API is gone. A form that suits every gender">
      removed
    </Translate>
  ),
  required: () => (
    <Translate
      id="apiChanges.what.required"
      description="A field or parameter of an API must be sent now">
      now required
    </Translate>
  ),
  optional: () => (
    <Translate
      id="apiChanges.what.optional"
      description="A field or parameter of an API can be left out now">
      no longer required
    </Translate>
  ),
  type: () => (
    <Translate
      id="apiChanges.what.type"
      description="A field or parameter of an API has another type">
      type changed
    </Translate>
  ),
  values: () => (
    <Translate id="apiChanges.what.values" description="The list of values of a field has changed">
      values changed
    </Translate>
  ),
  renamed: () => (
    <Translate id="apiChanges.what.renamed" description="A parameter of an API has another name">
      renamed
    </Translate>
  ),
  deprecated: () => (
    <Translate
      id="apiChanges.what.deprecated"
      description="A part of an API is deprecated now. A form that suits every gender">
      deprecated
    </Translate>
  ),
  undeprecated: () => (
    <Translate
      id="apiChanges.what.undeprecated"
      description="A part of an API is no longer deprecated. A form that suits every gender">
      no longer deprecated
    </Translate>
  ),
  errors: () => (
    <Translate id="apiChanges.what.errors" description="A response of an API has other error codes">
      error codes changed
    </Translate>
  ),
  security: () => (
    <Translate
      id="apiChanges.what.security"
      description="An operation of an API needs another authentication">
      authentication changed
    </Translate>
  ),
};

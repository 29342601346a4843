import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {StateMachineContent} from '@site/src/model/figures/content';
import {InterfaceText} from './InterfaceText';
import styles from './StateMachine.module.css';

/**
 * What the shapes of a picture mean, as far as it has them. Assistive technology gets the words
 * beside the states instead. Renders a `<p>`, or nothing.
 */
export function StateMachineLegend({
  of: {states, transitions},
}: {
  readonly of: StateMachineContent;
}): ReactNode {
  const hasUsual = transitions.some(({usual}) => usual);
  const hasOther = hasUsual && transitions.some(({usual, fails}) => !usual && !fails);
  const hasSigning = states.some(({signs}) => signs);
  const hasFailures = states.some(({fails}) => fails);
  if (!hasUsual && !hasSigning && !hasFailures) return null;
  return (
    <p className={styles.legend} aria-hidden="true">
      <InterfaceText>
        {hasUsual && (
          <span data-key="usual">
            <Translate
              id="figures.usual"
              description="Legend of a picture of states: the bold line, the order in which a resource usually takes its states">
              usual path
            </Translate>
          </span>
        )}
        {hasOther && (
          <span data-key="other">
            <Translate
              id="figures.other"
              description="Legend of a picture of states: the thin line, a step beside the usual path that is no failure">
              other path
            </Translate>
          </span>
        )}
        {hasSigning && (
          <span data-key="signs">
            <SigningWord />
          </span>
        )}
        {hasFailures && (
          <span data-key="fails">
            <FailureWord />
          </span>
        )}
      </InterfaceText>
    </p>
  );
}

/** Says that a state allows signing. Renders text. */
export function SigningWord(): ReactNode {
  return (
    <Translate
      id="figures.state.signs"
      description="Mark beside a state in which a resource lets a till sign receipts">
      allows signing
    </Translate>
  );
}

/** Says that a state is a failure. Renders text. */
export function FailureWord(): ReactNode {
  return (
    <Translate
      id="figures.state.fails"
      description="Mark beside a state in which something has failed or was rejected">
      failure
    </Translate>
  );
}

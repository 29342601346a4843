import {useEffect, useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {feedback as limits} from '@site/src/data/feedback';
import {Button} from '@site/src/kit/Button';
import {TextArea} from '@site/src/kit/TextArea';
import styles from './PageFeedback.module.css';

interface FeedbackTextProps {
  readonly isSending: boolean;
  readonly onSend: (text: string) => void;
}

/**
 * The reader's comment on what was missing. Renders a `<form>`, which receives the focus when it
 * appears.
 */
export function FeedbackText({isSending, onSend}: FeedbackTextProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.feedbackText}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(field.current?.value ?? '');
      }}>
      <TextArea
        ref={field}
        rows={3}
        maxLength={limits.maximumLength}
        label={
          <Translate
            id="feedback.text"
            description="Label of the field for what a reader missed on a page">
            What was missing? (optional)
          </Translate>
        }
        hint={
          <Translate
            id="feedback.text.hint"
            description="Beneath the label of the field for what a reader missed on a page"
            values={{maximum: limits.maximumLength}}>
            {'At most {maximum} characters. Please enter no personal data and no keys.'}
          </Translate>
        }
      />
      <Button type="submit" size="s" loading={isSending}>
        <Translate id="feedback.send" description="Button that sends a reader’s answer">
          Send
        </Translate>
      </Button>
    </form>
  );
}

import {useRef, useState} from 'react';
import {feedback as limits} from '@site/src/data/feedback';
import {toFeedback} from '@site/src/model/forms/feedback';
import {sendFeedback} from './sendFeedback';

/** `asking`: asks what was missing, after a No. */
type FeedbackState = 'idle' | 'asking' | 'sending' | 'sent' | 'failed';

interface FeedbackAnswer {
  readonly state: FeedbackState;
  /** The answer that is being sent, was accepted or failed. */
  readonly helpful: boolean | undefined;
  readonly ask: () => void;
  readonly send: (helpful: boolean, text?: string) => void;
}

/** A reader's answer and its state. It is sent once, and again only after a failure. */
export function useFeedback(url: string, page: string, locale: string): FeedbackAnswer {
  const [state, setState] = useState<FeedbackState>('idle');
  const [helpful, setHelpful] = useState<boolean>();
  const isBusy = useRef(false);
  return {
    state,
    helpful,
    ask: () => {
      if (isBusy.current) return;
      setHelpful(false);
      setState('asking');
    },
    send: (isHelpful, text = '') => {
      if (isBusy.current) return;
      isBusy.current = true;
      setHelpful(isHelpful);
      setState('sending');
      void sendFeedback(url, toFeedback(isHelpful, text, {page, locale}), limits.timeout).then(
        (isTaken) => {
          // An accepted answer isn't sent again.
          isBusy.current = isTaken;
          setState(isTaken ? 'sent' : 'failed');
        },
      );
    },
  };
}

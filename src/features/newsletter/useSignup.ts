import {useRef, useState, type ComponentProps} from 'react';
import {newsletter} from '@site/src/data/newsletter';
import {privacyPolicy} from '@site/src/data/privacyPolicy';
import {toHoldTime, toSignup, type SignupFields} from '@site/src/model/forms/signup';
import {createFieldControl, type FieldControl, type FieldProblems} from './fields';
import {sendSignup} from './sendSignup';

type SignupState = 'idle' | 'sending' | 'sent' | 'refused';

interface SignupForm {
  readonly state: SignupState;
  readonly problems: FieldProblems;
  readonly formProps: Pick<ComponentProps<'form'>, 'onFocus' | 'onChange' | 'onSubmit'>;
}

/** Name of the field that is hidden from people. */
export const TRAP_FIELD = 'topic';

/**
 * The sign-up form's state and handlers. They validate, send once, and keep the input if sending
 * fails.
 */
export function useSignup(url: string, locale: string): SignupForm {
  const [state, setState] = useState<SignupState>('idle');
  const [problems, setProblems] = useState<FieldProblems>({});
  const control = useRef<Promise<FieldControl>>(undefined);
  const touchedAt = useRef<number>(undefined);
  const isBusy = useRef(false);

  const load = (form: HTMLFormElement): Promise<FieldControl> => {
    const loading = (control.current ??= createFieldControl(form, setProblems));
    // Offline. The next press tries again.
    loading.catch(() => (control.current = undefined));
    return loading;
  };

  const touch = (form: HTMLFormElement): void => {
    touchedAt.current ??= Date.now();
    load(form).catch(() => undefined);
  };

  const send = async (fields: SignupFields): Promise<void> => {
    setState('sending');
    await new Promise((resolve) =>
      setTimeout(
        resolve,
        toHoldTime(touchedAt.current ?? Date.now(), Date.now(), newsletter.minimumFillTime),
      ),
    );
    const signup = toSignup(fields, {
      locale,
      policyVersion: privacyPolicy.reviewed,
      now: new Date(),
    });
    setState((await sendSignup(url, signup, newsletter.timeout)) ? 'sent' : 'refused');
  };

  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    // The form library may still be loading.
    setState('sending');
    try {
      const isRobot = new FormData(form).get(TRAP_FIELD) !== '';
      const fieldControl = await load(form);
      setState('idle');
      await fieldControl.submit((fields) => (isRobot ? setState('refused') : send(fields)));
    } catch {
      setState('refused');
    } finally {
      isBusy.current = false;
    }
  };

  return {
    state,
    problems,
    formProps: {
      onFocus: ({currentTarget}) => touch(currentTarget),
      onChange: ({target}) => {
        if (!(target instanceof HTMLInputElement)) return;
        control.current?.then(({change}) => change(target)).catch(() => undefined);
      },
      onSubmit: (event) => {
        event.preventDefault();
        touch(event.currentTarget);
        void submit(event.currentTarget);
      },
    },
  };
}

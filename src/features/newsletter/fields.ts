import {isEmail} from '@site/src/model/forms/email';
import type {SignupFields} from '@site/src/model/forms/signup';

export type FieldName = keyof SignupFields;
/** `required`: the field is empty. `email`: not an e-mail address. */
export type FieldProblem = 'required' | 'email';
export type FieldProblems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

/** The form library attached to a form. */
export interface FieldControl {
  /** Validates a changed field again, after the form was submitted once. */
  readonly change: (field: {readonly name: string}) => void;
  /** Calls `onValid` with the input, or shows the errors and focuses the first invalid field. */
  readonly submit: (onValid: (fields: SignupFields) => void | Promise<void>) => Promise<void>;
}

const isFilled = (text: string): boolean => text.trim() !== '';

const RULES: Readonly<
  Record<FieldName, Readonly<Partial<Record<FieldProblem, (text: string) => boolean>>>>
> = {
  firstName: {required: isFilled},
  lastName: {required: isFilled},
  email: {required: isFilled, email: (text) => isEmail(text.trim())},
};

const NAMES = Object.keys(RULES) as FieldName[];

/**
 * Attaches the form library to a form's three inputs. The library is loaded when a reader starts
 * using the form, and keeps earlier input.
 */
export async function createFieldControl(
  form: HTMLFormElement,
  onProblems: (problems: FieldProblems) => void,
): Promise<FieldControl> {
  const {createFormControl} = await import('react-hook-form');
  const control = createFormControl<SignupFields>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  control.subscribe({
    formState: {errors: true},
    callback: ({errors = {}}) =>
      onProblems(
        Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.type])),
      ),
  });
  const fields = new Map(
    NAMES.map((name) => [name as string, control.register(name, {validate: RULES[name]})]),
  );
  for (const [name, {ref}] of fields) ref(form.elements.namedItem(name));
  return {
    change: (target) => void fields.get(target.name)?.onChange({target, type: 'change'}),
    submit: (onValid) => control.handleSubmit(onValid)(),
  };
}

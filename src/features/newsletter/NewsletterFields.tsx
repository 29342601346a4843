import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {TextField} from '@site/src/kit/TextField';
import type {FieldName, FieldProblem, FieldProblems} from './fields';
import styles from './NewsletterForm.module.css';

const PROBLEMS: Record<FieldProblem, ReactNode> = {
  required: (
    <Translate
      id="newsletter.problem.required"
      description="Beneath an empty field of the newsletter form">
      This is a required field.
    </Translate>
  ),
  email: (
    <Translate
      id="newsletter.problem.email"
      description="Beneath the e-mail field of the newsletter form">
      Invalid e-mail address
    </Translate>
  ),
};

const LABELS: Record<FieldName, ReactNode> = {
  firstName: (
    <Translate id="newsletter.field.firstName" description="Label in the newsletter form">
      First name
    </Translate>
  ),
  lastName: (
    <Translate id="newsletter.field.lastName" description="Label in the newsletter form">
      Last name
    </Translate>
  ),
  email: (
    <Translate id="newsletter.field.email" description="Label in the newsletter form">
      E-mail
    </Translate>
  ),
};

const INPUTS = [
  {
    name: 'firstName',
    type: 'text',
    autoComplete: 'given-name',
    maxLength: 100,
    className: styles.newsletterName,
  },
  {
    name: 'lastName',
    type: 'text',
    autoComplete: 'family-name',
    maxLength: 100,
    className: styles.newsletterName,
  },
  {
    name: 'email',
    type: 'email',
    autoComplete: 'email',
    maxLength: 254,
    className: styles.newsletterEmail,
  },
] as const;

/** The three fields of the newsletter form, each with its error below. */
export function NewsletterFields({problems}: {readonly problems: FieldProblems}): ReactNode {
  return INPUTS.map((input) => {
    const problem = problems[input.name];
    return (
      <TextField
        key={input.name}
        required
        {...input}
        label={LABELS[input.name]}
        error={problem && PROBLEMS[problem]}
      />
    );
  });
}

import type {Feedback} from '../../../src/model/forms/feedback';
import {checkObject, complain, type ContractProblem} from '../contract/check';

/** An answer of the contract, or everything that is wrong with it. */
export function parseFeedback(
  value: unknown,
  {locales, maximumLength}: {readonly locales: readonly string[]; readonly maximumLength: number},
): {readonly feedback: Feedback} | {readonly problems: readonly ContractProblem[]} {
  const problems = checkObject(
    value,
    '',
    {
      page: (page, pointer) =>
        complain(
          typeof page === 'string' && /^\/[^?#\s]{0,300}$/.test(page),
          pointer,
          'must be an address without origin, query and hash',
        ),
      locale: (locale, pointer) =>
        complain(
          typeof locale === 'string' && locales.includes(locale),
          pointer,
          `must be one of ${locales.join(', ')}`,
        ),
      helpful: (helpful, pointer) =>
        complain(typeof helpful === 'boolean', pointer, 'must be true or false'),
    },
    {
      text: (text, pointer) => [
        ...complain(
          typeof text === 'string' &&
            text.trim() === text &&
            text !== '' &&
            text.length <= maximumLength,
          pointer,
          `must be 1 to ${maximumLength} characters without blanks around them`,
        ),
        ...complain(
          (value as {helpful?: unknown}).helpful === false,
          pointer,
          'is only part of an answer that is not helpful',
        ),
      ],
    },
  );
  return problems.length === 0 ? {feedback: value as Feedback} : {problems};
}

import {expect, it} from 'vitest';
import {toAnswers} from '../../../src/model/openapi/exampleAnswers';

it.each([
  {
    case: 'a response with the same name, before one that continues it',
    requests: ['complete', 'completeTicketbai'],
    responses: ['completeTicketbai', 'complete'],
    expected: [1, 0],
  },
  {
    case: 'a response that continues the name, whatever the case of letters',
    requests: ['company', 'companyAttested'],
    responses: ['CompanyAcquired', 'CompanyAttestedAcquired'],
    expected: [0, 1],
  },
  {
    case: 'the responses that are left, in their order',
    requests: ['Receipt', 'First', 'Second'],
    responses: ['Repeated', 'ReceiptAccepted', 'Replayed'],
    expected: [1, 0, 2],
  },
  {
    case: 'the last of those left for several',
    requests: ['managed', 'pem', 'p12'],
    responses: ['managed', 'external'],
    expected: [0, 1, 1],
  },
  {
    case: 'the only response for all',
    requests: ['apiKey', 'refresh'],
    responses: ['signedIn'],
    expected: [0, 0],
  },
  {case: 'none', requests: ['sale'], responses: [], expected: [undefined]},
])('a request example is answered by $case', ({requests, responses, expected}) => {
  expect(toAnswers(requests, responses)).toEqual(expected);
});

import type {DecisionTreeRow} from './row';

/** Decision trees of the Austrian regime. */
export const austrianDecisionTrees = [
  {
    id: 'sign-at-call-failed',
    title: 'A signing call failed: what now?',
    ask: 'What do you see?',
    answers: [
      {
        when: '200 with `signed: false`',
        do: 'The merchant’s signature unit is out of order, and SIGN AT is working on it: print code and `hints`',
        to: '/sign-at/outages#unit-failed',
      },
      {
        when: '409 `E_CONFLICT` or 429',
        do: 'Not an outage: retry after a second or `Retry-After`; if that fails or is too slow, print without a code, and store it',
        to: '/sign-at/outages#runbook',
      },
      {
        when: '401',
        do: 'Authenticate, retry once; if that fails, print without a code, and store the request',
        to: '/sign-at/getting-started#when-a-step-fails',
      },
      {
        when: '400, 403, 404, 422 or another 409, without `E_FON_`',
        do: 'Not an outage: print without a code, store the request, and do what the code asks for',
        to: '/errors',
      },
      {
        when: 'a code that begins with `E_FON_`, or `NOT_AUTHENTICATED`',
        do: 'FinanzOnline can’t be reached: keep signing as usual',
        to: '/sign-at/outages#finanzonline',
      },
      {when: 'the till doesn’t work', do: 'Sell with another register, or write receipts by hand', to: '/sign-at/outages#till-failed'},
      {
        when: 'no response in 5 seconds, or status 500, 502, 503 or 504, without `E_FON_`',
        ask: 'Retry once. If that fails too, print the note, but no code. Does the status page show an incident?',
        answers: [
          {when: 'yes', do: 'It’s us: store the requests, and follow the incident there', to: '/sign-at/outages#till-offline'},
          {
            when: 'no',
            ask: 'Does `GET /configuration` return 200 from another network?',
            answers: [
              {when: 'yes', do: 'SIGN AT works: store the requests, and check the shop’s router, firewall and DNS', to: '/sign-at/outages#till-offline'},
              {when: 'no', do: 'Store the requests, and write to support with the times of the failed requests', to: '/sign-at/outages#till-offline'},
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly DecisionTreeRow[];

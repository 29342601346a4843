import type {DecisionTreeRow} from './row';

/** Decision trees of the French regime. */
export const frenchDecisionTrees = [
  {
    id: 'sign-fr-call-failed',
    title: 'A call failed: what now?',
    ask: 'What did the till get?',
    answers: [
      {when: '429', do: 'Not an outage: retry after the time in `Retry-After`'},
      {
        when: '409 `E_SYSTEM_NOT_OPERATIVE`',
        do: 'Not an outage, the till isn’t commissioned or is suspended: read system and location, get help',
        to: '/sign-fr/process_overview#modes',
      },
      {
        when: '422 `E_TOTALS_MISMATCH`',
        do: 'Not an outage: correct the sums. Selling offline would store the same error',
        to: '/sign-fr/core_functionalities#totals',
      },
      {when: '400, 404, 405, 501, or another 409 or 422', do: 'Not an outage: do what the code asks for', to: '/sign-fr/process_overview#refused'},
      {
        when: '401',
        do: 'The token has expired: authenticate and retry once; if authentication times out too, go offline',
        to: '/sign-fr/connection_loss#offline',
      },
      {when: '503', do: 'Maintenance or overload: retry after the time in `Retry-After`, then go offline', to: '/sign-fr/connection_loss#offline'},
      {
        when: 'no response in 5 s, or status 500, 502 or 504: retry with the same key after 1, 2, 4 s',
        ask: 'Still nothing, so go offline. Does the status page load in the shop?',
        answers: [
          {when: 'no', do: 'The shop’s connection: check router and firewall', to: '/sign-fr/connection_loss#offline'},
          {when: 'yes, with an incident', do: 'It’s our outage: follow it there', to: '/sign-fr/connection_loss#offline'},
          {when: 'yes, without an incident', do: 'The till: check its token, host, proxy and clock', to: '/sign-fr/connection_loss#offline'},
        ],
      },
    ],
  },
  {
    id: 'sign-fr-proof',
    title: 'Certificate or attestation?',
    sources: [{law: 'fr-bofip-caisse', at: '§§ 315, 375'}, {law: 'fr-cgi-1770-duodecies-2027'}, {law: 'fr-cgi-286', at: 'I-3° bis'}],
    ask: 'Is the software for your own shop?',
    answers: [
      {when: 'yes', do: 'The certificate: an attestation isn’t possible'},
      {
        when: 'no',
        ask: 'Do third parties change your code or its fiscal parameters?',
        answers: [
          {when: 'yes', do: 'The certificate, and ask the certification body: an attestation becomes void'},
          {
            when: 'no',
            ask: 'Do your merchants need a proof that the 2027 wording of the fine names?',
            answers: [
              {when: 'yes', do: 'The certificate'},
              {
                when: 'no',
                ask: 'Do you have few merchants, and need a proof this year?',
                answers: [
                  {when: 'yes', do: 'The attestation; start the certificate if you depend on 2027', to: '/sign-fr/introduction#proof'},
                  {when: 'no', do: 'Either, because both are valid until 31 December 2026', to: '/sign-fr/introduction#proof'},
                ],
              },
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly DecisionTreeRow[];

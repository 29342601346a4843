import type {DecisionTreeRow} from './row';

/** Decision trees of the Italian regime. */
export const italianDecisionTrees = [
  {
    id: 'sign-it-call-failed',
    title: 'A call failed: was the sale recorded, and what now?',
    ask: 'What did the till get?',
    answers: [
      {
        when: '503 `E_AUTHORITY_UNAVAILABLE`',
        do: 'Not recorded, the agency is down: retry with the same key while the customer waits',
        to: '/sign-it/connection_loss#agency-down',
      },
      {
        when: '503 `E_SERVICE_UNAVAILABLE`',
        do: 'Not recorded, maintenance at Bonarium: retry after `Retry-After`; if it lasts, use the emergency register',
        to: '/sign-it/connection_loss#no-line',
      },
      {when: '409 `E_CREDENTIALS_EXPIRED`', do: 'Not recorded: use the emergency register, and set a new password', to: '/sign-it/credentials#recovery'},
      {
        when: '409 `E_SYSTEM_NOT_OPERATIVE`',
        do: 'Not recorded: use the emergency register, and read state and mode of company, location and till',
        to: '/sign-it/entity_system_states_and_modes#modes',
      },
      {
        when: 'a record that stays `ACCEPTED`',
        do: 'Recorded at Bonarium, the portal is slow: poll, and don’t send the sale again',
        to: '/sign-it/record_states_and_modes#poll',
      },
      {
        when: 'a record that is `REJECTED`',
        do: 'Not recorded: correct the cause and record the sale again, or invoice it if the customer has left',
        to: '/sign-it/record_states_and_modes#rejected',
      },
      {
        when: 'a record that is `FAILED`',
        do: 'Unknown, the agency didn’t respond in ten minutes: check the portal',
        to: '/sign-it/record_states_and_modes#failed',
      },
      {
        when: 'no response in 5 seconds, or status 500, 502 or 504',
        ask: 'Unknown: retry with the same key. If there is still no answer, do other sites open in the shop?',
        answers: [
          {when: 'no', do: 'The shop’s connection is down: use the emergency register; later sales weren’t recorded', to: '/sign-it/connection_loss#no-line'},
          {
            when: 'yes',
            ask: 'Does the status page show an incident?',
            answers: [
              {when: 'yes', do: 'It’s us: write the sale into the register as open, and follow the incident', to: '/sign-it/connection_loss#time-out'},
              {when: 'no', do: 'Write the sale into the register as open, and test the till’s firewall and DNS', to: '/sign-it/connection_loss#time-out'},
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sign-it-rt-or-sign-it',
    title: 'RT or SIGN IT?',
    ask: 'Does the shop often lose its connection?',
    answers: [
      {when: 'yes', do: 'RT: it keeps recording, and sends later'},
      {
        when: 'no',
        ask: 'Can customers wait for the agency, usually up to five seconds?',
        answers: [
          {when: 'no', do: 'RT: it has the document number at once'},
          {
            when: 'yes',
            ask: 'Is it a mobile seller, a small shop, or a till that is software only?',
            answers: [
              {when: 'yes', do: 'SIGN IT', to: '/sign-it/integration_guide'},
              {when: 'no', do: 'Either: compare them in the table'},
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly DecisionTreeRow[];

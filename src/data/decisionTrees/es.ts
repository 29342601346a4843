import type {DecisionTreeRow} from './row';

/** Decision trees of the Spanish regimes. */
export const spanishDecisionTrees = [
  {
    id: 'sign-es-system',
    title: 'Veri*factu, TicketBAI or neither?',
    sources: [
      {law: 'es-rd-1007-2023', at: 'arts. 1.3, 3'},
      {law: 'es-ticketbai-spec', at: '1.2'},
    ],
    ask: 'Where is the merchant’s tax domicile?',
    answers: [
      {when: 'Araba/Álava or Gipuzkoa', do: 'TicketBAI, with the provincial treasury', to: '/sign-es/registration'},
      {when: 'Bizkaia', do: 'TicketBAI inside Batuz, with the provincial treasury', to: '/sign-es/registration'},
      {when: 'Navarre', do: 'Its own foral regime, which SIGN ES doesn’t support yet'},
      {
        when: 'Canary Islands, Ceuta, Melilla or elsewhere',
        ask: 'Does the merchant keep VAT books through SII, or is it wholly exempt from corporate tax?',
        answers: [
          {when: 'yes', do: 'Out of scope of Veri*factu', to: '/sign-es/introduction#scope'},
          {
            when: 'no',
            ask: 'Which indirect tax applies there?',
            answers: [
              {when: 'IGIC: Canary Islands', do: 'Veri*factu with IGIC, with the AEAT', to: '/sign-es/registration_verifactu'},
              {when: 'IPSI: Ceuta, Melilla', do: 'Veri*factu with IPSI, with the AEAT', to: '/sign-es/registration_verifactu'},
              {when: 'VAT: everywhere else', do: 'Veri*factu, with the AEAT', to: '/sign-es/registration_verifactu'},
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sign-es-verifactu-correction',
    title: 'Cancel, repair, replace or rectify?',
    sources: [{law: 'es-aeat-developer-faq', at: '17'}],
    ask: 'Which of these applies first?',
    answers: [
      {
        when: '`validations` say `V_INVOICE_ALREADY_REGISTERED`',
        do: 'Neither repair nor cancel: do what the table says for this code',
        to: '/sign-es/sendingfiles_verifactu#errors',
      },
      {when: 'the sale didn’t take place', do: 'Cancel: `PATCH` with `CANCELLED`', to: '/sign-es/invoicecompliance_verifactu#cancel'},
      {
        when: 'the sale took place',
        ask: 'Is the invoice right, and only its record wrong or rejected?',
        answers: [
          {when: 'yes', do: '`REMEDY`, with the type of the original', to: '/sign-es/sendingfiles_verifactu#remedy'},
          {
            when: 'no',
            ask: 'Does the customer want a complete invoice instead of the ticket?',
            answers: [
              {when: 'yes', do: 'F3: `ENRICHMENT`', to: '/sign-es/invoicecompliance_verifactu#complete'},
              {
                when: 'no: goods are returned, a discount is given later, or the invoice is wrong',
                ask: 'Which invoice is it?',
                answers: [
                  {when: 'a ticket, F2', do: 'R5: `CORRECTING` with any `code`', to: '/sign-es/invoicecompliance_verifactu#rectify'},
                  {when: 'an F3, which replaced a ticket', do: 'Two invoices', to: '/sign-es/invoicecompliance_verifactu#correct-f3'},
                  {
                    when: 'a complete invoice, F1',
                    ask: 'Why is it corrected?',
                    answers: [
                      {
                        when: 'error founded in law, return, discount, sale undone',
                        do: 'R1: `CORRECTING` with `CORRECTION_1`',
                        to: '/sign-es/invoicecompliance_verifactu#rectify',
                      },
                      {when: 'the customer is insolvent', do: 'R2: `CORRECTING` with `CORRECTION_2`', to: '/sign-es/invoicecompliance_verifactu#rectify'},
                      {when: 'the debt can’t be collected', do: 'R3: `CORRECTING` with `CORRECTION_3`', to: '/sign-es/invoicecompliance_verifactu#rectify'},
                      {when: 'any other reason', do: 'R4: `CORRECTING` with `CORRECTION_4`', to: '/sign-es/invoicecompliance_verifactu#rectify'},
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sign-es-verifactu-call-failed',
    title: 'A call failed: what now?',
    ask: 'What happens to the till’s calls?',
    answers: [
      {
        when: 'they work, but `validations` say `V_SERVICE_NOT_AVAILABLE`',
        do: 'The AEAT has an outage: show the warning, and don’t send anything',
        to: '/sign-es/connectionloss_verifactu#warning',
      },
      {when: 'one got no response, but its retry did', do: 'Nothing to do'},
      {
        when: 'they still return 500, 502, 503 or 504 after a retry',
        do: 'It’s us: print and queue the invoices, and follow the status page',
        to: '/sign-es/connectionloss_verifactu#offline',
      },
      {when: 'they return another error code', do: 'Not an outage: do what the code asks for', to: '/sign-es/connectionloss_verifactu#resend'},
      {
        when: 'none gets a response',
        ask: 'Queue the invoices. Does the status page show an incident?',
        answers: [
          {when: 'yes', do: 'It’s us: print and queue until the incident ends', to: '/sign-es/connectionloss_verifactu#offline'},
          {
            when: 'no',
            ask: 'Does `POST /auth` return 200 from another network?',
            answers: [
              {when: 'yes', do: 'SIGN ES works: check the shop’s router, firewall and DNS'},
              {when: 'no', do: 'Write to support with the times of the failed requests', to: '/service-facts#emergency'},
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sign-es-ticketbai-call-failed',
    title: 'A call failed: what now?',
    ask: 'What happens to the till’s calls?',
    answers: [
      {
        when: 'they work, but `validations` say `V_SERVICE_NOT_AVAILABLE`',
        do: 'The treasury has an outage: keep selling, and don’t send anything again',
        to: '/sign-es/connectionloss#treasury-down',
      },
      {when: 'one got no response, but its retry did', do: 'Nothing to do'},
      {
        when: 'without the local node, SIGN ES still returns 500, 502, 503 or 504 after a retry',
        do: 'It’s us: follow the treasury’s procedure and the status page',
        to: '/sign-es/connectionloss#paper',
      },
      {
        when: 'the local node still returns 500 or 503 after a retry',
        do: 'The node has a problem: check power, disk and service, and write paper invoices meanwhile',
        to: '/sign-es/connectionloss#paper',
      },
      {when: 'they return another error code', do: 'Not an outage: do what the code asks for', to: '/errors'},
      {
        when: 'none gets a response',
        ask: 'Does the till use the local node?',
        answers: [
          {
            when: 'yes',
            ask: 'Does `GET /status` of the node respond?',
            answers: [
              {when: 'yes', do: 'Keep selling: the node sends in the order of issue', to: '/sign-es/connectionloss#local-node'},
              {
                when: 'no',
                do: 'The node has a problem: check power, disk and service, and write paper invoices meanwhile',
                to: '/sign-es/connectionloss#paper',
              },
            ],
          },
          {
            when: 'no',
            ask: 'Follow the treasury’s procedure for paper invoices. Does the status page show an incident?',
            answers: [
              {when: 'yes', do: 'It’s us: write paper invoices until the incident ends', to: '/sign-es/connectionloss#paper'},
              {
                when: 'no',
                ask: 'Does `POST /auth` return 200 from another network?',
                answers: [
                  {when: 'yes', do: 'SIGN ES works: check the shop’s router, firewall and DNS'},
                  {when: 'no', do: 'Write to support with the times of the failed requests', to: '/service-facts#emergency'},
                ],
              },
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly DecisionTreeRow[];

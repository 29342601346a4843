import type {TableRow} from './row';

/** Lists of codes and fields of the German guides. */
export const germanTables = [
  {
    id: 'kassensichv-qr-fields',
    title: 'The twelve fields of the receipt QR code, in their order',
    law: 'de-dsfinvk',
    at: 'Anhang I, 2',
    columns: [
      {key: 'position', label: 'No.'},
      {key: 'field', label: 'Field', code: true},
      {key: 'content', label: 'Content'},
      {key: 'example', label: 'Example', code: true},
    ],
    rows: [
      {position: '1', field: 'qr-code-version', content: 'Version of the format; always V0', example: 'V0'},
      {
        position: '2',
        field: 'kassen-seriennummer',
        content: 'Serial number of the till as registered with the TSS: the one that is printed and reported',
        example: 'MORGENROT-KASSE-01',
      },
      {position: '3', field: 'processType', content: 'Kind of process', example: 'Kassenbeleg-V1'},
      {
        position: '4',
        field: 'processData',
        content: 'Process data as signed at the finish step',
        example: 'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar',
      },
      {position: '5', field: 'transaktions-nummer', content: 'Transaction number, decimal', example: '4711'},
      {position: '6', field: 'signatur-zaehler', content: 'Signature counter of the finish step, decimal', example: '9877'},
      {position: '7', field: 'start-zeit', content: 'Time of the start step, UTC, YYYY-MM-DDThh:mm:ss.fffZ', example: '2026-11-20T09:41:02.000Z'},
      {position: '8', field: 'log-time', content: 'Time of the finish step, UTC, same form', example: '2026-11-20T09:41:37.000Z'},
      {position: '9', field: 'sig-alg', content: 'Signature algorithm', example: 'ecdsa-plain-SHA256'},
      {
        position: '10',
        field: 'log-time-format',
        content: 'Form in which the TSS signs the time: unixTime, utcTime, utcTimeWithSeconds, generalizedTime or generalizedTimeWithMilliseconds',
        example: 'unixTime',
      },
      {
        position: '11',
        field: 'signatur',
        content: 'Signature of the finish step, base64',
        example: 'aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccxW8m/oYHOSsjBZsok1Mz3S0KMQTdENzmzZQeZNiXdM4wh0dyUfVTjzw==',
      },
      {
        position: '12',
        field: 'public-key',
        content: 'Public key of the TSS, base64',
        example: 'BK4dHk4UggBqvBEJuj3P11zsX+uFfMZlS9/WKPUwLqw8wvNOsVNWang2fnUsoSAp7TevDYWf8hO4XdD5vRU13tI=',
      },
    ],
  },
] as const satisfies readonly TableRow[];

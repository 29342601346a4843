/** Spain: Veri*factu and TicketBAI. */
export * from './spanishAddress';
export * from './spanishHash';
export * from './spanishTicketbai';
export * from './spanishVerifactu';
export * from './ticketbai';
export * from './verifactu';

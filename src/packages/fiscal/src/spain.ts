/** Spain: Veri*factu and TicketBAI. */
export * from './verifactu';
export * from './ticketbai';

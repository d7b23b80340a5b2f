/** The server must not start on this database; the message says why, and what to do. */
export class DatabaseFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseFault';
  }
}

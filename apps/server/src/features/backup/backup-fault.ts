/** A backup cannot be made, read or restored; the sentence says why, and what to do. */
export class BackupFault extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupFault';
  }
}

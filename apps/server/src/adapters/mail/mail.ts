export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

export interface Mail {
  /** One person: a mail of ours never goes to a list. */
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  /** What readers of plain text see; written for them, not stripped from the html. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `<id@domain>`. The same at every try, so that a mail that went out twice is known to be one. */
  readonly messageId: string;
  /** The same at every try, too. */
  readonly writtenAt: Date;
}

/** Brings mails on their way. */
export interface Mailer {
  /** Resolves when the mail is in other hands. Throws `MailFault` or `MailNotSent`. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** There is something wrong with the mail itself; trying again is of no use. */
export class MailFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailFault';
  }
}

/** The mail could not be handed over this time. The message names no address and no secret. */
export class MailNotSent extends Error {
  constructor(reason: string) {
    super(`The mail could not be handed over: ${reason}.`);
    this.name = 'MailNotSent';
  }
}

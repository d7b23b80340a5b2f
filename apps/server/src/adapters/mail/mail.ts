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

/** One mail for many readers, that differs from one to the next by a token in its links alone. */
export interface BulkMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What stands in html, text and headers in place of each reader's token: as long as those, and found nowhere else. */
  readonly token: string;
}

export interface BulkMailCopy extends Pick<Mail, 'to' | 'messageId' | 'writtenAt'> {
  /** Letters, digits, - and _. */
  readonly token: string;
}

/** A bulk mail that was encoded, and goes out copy by copy. */
export interface OpenBulkMail {
  /** As `Mailer.send`. Throws `RecipientRefused` besides. */
  readonly send: (copy: BulkMailCopy) => Promise<void>;
}

/** Brings mails on their way. */
export interface Mailer {
  /** Resolves when the mail is in other hands. Throws `InvalidMailError` or `MailNotSent`. */
  send(mail: Mail): Promise<void>;
  openBulkMail(bulkMail: BulkMail): Promise<OpenBulkMail>;
  /** Whether it would take a mail: reached, and let in. Nothing is sent. */
  isReachable(): Promise<boolean>;
  /** How many copies may be under way at once: more would only wait in memory. */
  readonly maxConcurrentCopies: number;
  close(): Promise<void>;
}

/** How handing over went, since this server began. */
export type MailCounts = Readonly<Record<'sent' | 'refused' | 'failed', number>>;

/** There is something wrong with the mail itself; trying again is of no use. */
export class InvalidMailError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidMailError';
  }
}

/** The mail could not be handed over this time. The message names no address and no secret. */
export class MailNotSent extends Error {
  constructor(reason: string) {
    super(`The mail could not be handed over: ${reason}.`);
    this.name = 'MailNotSent';
  }
}

/** The mail server says that this mailbox takes no mail, now or later. */
export class RecipientRefused extends MailNotSent {
  constructor(reason: string) {
    super(reason);
    this.name = 'RecipientRefused';
  }
}

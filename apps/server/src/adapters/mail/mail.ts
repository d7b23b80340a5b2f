export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

export interface Mail {
  /** One recipient per mail. */
  readonly to: Mailbox;
  readonly subject: string;
  readonly html: string;
  /** Plain text version, written separately. */
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** `<id@domain>`. The same at every attempt, so that mail programs recognize duplicates. */
  readonly messageId: string;
  /** The same at every attempt. */
  readonly writtenAt: Date;
}

/** A mail to many readers. The copies differ in the recipient and in a token. */
export interface BulkMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Placeholder of the reader's token in html, text and headers. Has the length of the tokens. */
  readonly token: string;
}

export interface BulkMailCopy extends Pick<Mail, 'to' | 'messageId' | 'writtenAt'> {
  /** Letters, digits, - and _. */
  readonly token: string;
}

/** An encoded bulk mail. */
export interface OpenBulkMail {
  /** Like `Mailer.send`, but also throws `RecipientRefused`. */
  readonly send: (copy: BulkMailCopy) => Promise<void>;
}

export interface Mailer {
  /** Resolves when the mail server has accepted the mail. Throws `InvalidMailError` or `MailNotSent`. */
  send(mail: Mail): Promise<void>;
  openBulkMail(bulkMail: BulkMail): Promise<OpenBulkMail>;
  /** Connects and authenticates without sending. */
  isReachable(): Promise<boolean>;
  /** More concurrent copies would only wait in memory. */
  readonly maxConcurrentCopies: number;
  close(): Promise<void>;
}

/** Since the start of this server. */
export type MailCounts = Readonly<Record<'sent' | 'refused' | 'failed', number>>;

/** The mail is invalid. Do not retry. */
export class InvalidMailError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InvalidMailError';
  }
}

/** A temporary failure. The message contains no address and no secret. */
export class MailNotSent extends Error {
  constructor(reason: string) {
    super(`The mail could not be handed over: ${reason}.`);
    this.name = 'MailNotSent';
  }
}

/** The mail server refuses this mailbox permanently. */
export class RecipientRefused extends MailNotSent {
  constructor(reason: string) {
    super(reason);
    this.name = 'RecipientRefused';
  }
}

/** Wraps a mailer to count its mails. */
export function countMails(mailer: Mailer): { readonly mailer: Mailer; readonly counts: MailCounts } {
  const counts = { sent: 0, refused: 0, failed: 0 };
  const count = async (sent: Promise<void>): Promise<void> => {
    try {
      await sent;
      counts.sent += 1;
    } catch (error) {
      // An invalid mail was not sent.
      if (!(error instanceof InvalidMailError))
        counts[error instanceof RecipientRefused ? 'refused' : 'failed'] += 1;
      throw error;
    }
  };
  return {
    counts,
    mailer: {
      ...mailer,
      send: (mail) => count(mailer.send(mail)),
      async openBulkMail(bulkMail) {
        const opened = await mailer.openBulkMail(bulkMail);
        return { send: (copy) => count(opened.send(copy)) };
      },
    },
  };
}

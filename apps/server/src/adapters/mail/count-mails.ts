import { InvalidMailError, type MailCounts, type Mailer, RecipientRefused } from './mail.ts';

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

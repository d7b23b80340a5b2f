import { InvalidMailError, type MailCounts, type Mailer, RecipientRefused } from './mail.ts';

/** The same mailer, which is counted. */
export function countMails(mailer: Mailer): { readonly mailer: Mailer; readonly counts: MailCounts } {
  const counts = { sent: 0, refused: 0, failed: 0 };
  const counting = async (sending: Promise<void>): Promise<void> => {
    try {
      await sending;
      counts.sent += 1;
    } catch (error) {
      // Such a mail was never tried.
      if (!(error instanceof InvalidMailError))
        counts[error instanceof RecipientRefused ? 'refused' : 'failed'] += 1;
      throw error;
    }
  };
  return {
    counts,
    mailer: {
      ...mailer,
      send: (mail) => counting(mailer.send(mail)),
      async openBulkMail(bulkMail) {
        const opened = await mailer.openBulkMail(bulkMail);
        return { send: (copy) => counting(opened.send(copy)) };
      },
    },
  };
}

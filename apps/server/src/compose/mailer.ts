import { parseSender } from '#adapters/mail/compose-message.ts';
import { emailDomain, openDkim } from '#adapters/mail/dkim.ts';
import type { Mailer } from '#adapters/mail/mail.ts';
import { outboxMailer } from '#adapters/mail/outbox-mailer.ts';
import { smtpLimits, smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import type { Config } from '#config.ts';

export async function openMailer({ mail }: Config): Promise<Mailer> {
  if (mail.kind !== 'smtp') return outboxMailer(mail);
  const dkim = mail.dkim && (await openDkim(mail.dkim, emailDomain(parseSender(mail.from).address)));
  return smtpMailer(mail, smtpLimits, dkim);
}

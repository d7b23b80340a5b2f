import { randomUUID } from 'node:crypto';
import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Command } from 'commander';
import { openMailer } from '#compose-mailer.ts';
import type { Config } from '#config.ts';
import { probeMail } from '#emails/probe-mail.tsx';
import { mailFacts } from '#feature-deps.ts';
import { operatorConfig } from '../operator.ts';
import { type Output, printDone } from '../print.ts';

export function testCommand(mail: Command): void {
  mail
    .command('test')
    .description('send one mail to an address now, and say what became of it')
    .argument('<email>', 'where it goes')
    .option('--json', 'print JSON')
    .action(sendProbe);
}

/** Past the queue, so that the answer of the mail server is heard here. The database need not run for it. */
async function sendProbe(given: string, options: Output): Promise<void> {
  const config = await operatorConfig();
  const to = canonicalEmail(given);
  const mailer = await openMailer(config);
  try {
    await mailer.send({
      ...probeMail(mailFacts(config)),
      to: { address: to },
      messageId: `<probe.${randomUUID()}@${new URL(config.publicUrl).hostname.replaceAll(/[^\w.-]/g, '')}>`,
      writtenAt: new Date(),
    });
  } finally {
    await mailer.close();
  }
  const where = placeOf(config.mail);
  printDone(`The mail to ${to} ${where}.`, { to, where }, options);
}

const placeOf = (mail: Config['mail']): string =>
  mail.kind === 'smtp'
    ? `is in the hands of the mail server ${new URL(mail.url).host}`
    : `lies in ${mail.directory}, because there is no SMTP_URL`;

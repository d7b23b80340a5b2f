import { canonicalEmail } from '@wayfare/contracts/rules/email';
import type { Command } from 'commander';
import { sendTrialMail } from '#compose-check-up.ts';
import type { Config } from '#config.ts';
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

async function sendProbe(given: string, options: Output): Promise<void> {
  const config = await operatorConfig();
  const to = canonicalEmail(given);
  await sendTrialMail(config, to);
  const where = placeOf(config.mail);
  printDone(`The mail to ${to} ${where}.`, { to, where }, options);
}

const placeOf = (mail: Config['mail']): string =>
  mail.kind === 'smtp'
    ? `is in the hands of the mail server ${new URL(mail.url).host}`
    : `lies in ${mail.directory}, because there is no SMTP_URL`;

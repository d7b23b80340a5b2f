import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatDay, formatTime, formatUsdShort, greeting } from './text.ts';

export interface PaymentFailed {
  readonly name?: string | undefined;
  readonly amountMinor: number;
  readonly nextAttemptAt: Date | null;
  readonly accessUntil: Date | null;
}

const howToFix =
  'To fix it, open Subscription in your dashboard and follow the link to our payment provider’s portal. There you can enter another card. If you have done so already, you can ignore this email.';

export function paymentFailedMail(mailData: MailData, props: PaymentFailed): RenderedMail {
  const { siteName, publicUrl } = mailData;
  const link = siteLink(publicUrl, paths.subscription);
  const failed = `The payment of ${formatUsdShort(props.amountMinor)} for your subscription did not go through. A card may have expired, or the bank may have said no.`;
  const next = nextSteps(mailData, props);
  return renderMail(mailData, {
    subject: `Your payment for ${siteName} did not go through`,
    preview: 'How to fix it, and how long you can keep reading.',
    body: (
      <>
        <Heading>A payment did not go through</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{failed}</Paragraph>
        <Paragraph>{next}</Paragraph>
        <Paragraph>{howToFix}</Paragraph>
        <Action href={link}>Open Subscription</Action>
      </>
    ),
    text: [greeting(props.name), failed, next, howToFix, `Open Subscription:\n${link}`],
  });
}

function nextSteps({ timeZone }: MailData, { nextAttemptAt, accessUntil }: PaymentFailed): string {
  const attempt =
    nextAttemptAt === null
      ? 'It will not be tried again automatically.'
      : `Our payment provider will try again on ${formatDay(nextAttemptAt, timeZone)}.`;
  const access =
    accessUntil === null
      ? 'Until it is paid, you cannot read the pages.'
      : `You can keep reading until ${formatTime(accessUntil, timeZone)}.`;
  return `${attempt} ${access}`;
}

import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { formatDay, formatTime, greeting } from './text.ts';

interface SubscriptionEnded {
  readonly name?: string | undefined;
  readonly endedAt: Date;
  readonly because: 'canceled' | 'unpaid' | 'trial-repeated';
}

const comeBack =
  'Your account stays as it is. Whenever you would like to come back, choose a plan under Subscription: before you pay, the page says what is charged and when.';

export function subscriptionEndedMail(mailData: MailData, props: SubscriptionEnded): RenderedMail {
  const { siteName, publicUrl, timeZone } = mailData;
  const link = siteLink(publicUrl, paths.subscription);
  const day = formatDay(props.endedAt, timeZone);
  const ended = {
    canceled: `As you asked, your subscription to ${siteName} ended on ${day}. Thank you for the days that you read with us.`,
    unpaid: `Your subscription to ${siteName} ended on ${day}, because its payment did not go through.`,
    'trial-repeated': `The free week of ${siteName} is given once to each person and each card, and the card that you used has had one. So we ended the new one at once, and nothing was charged for it. If you share the card with somebody, or would simply like to go on, you are welcome without the free days: choose a plan, and the page says what is charged before you pay.`,
  }[props.because];
  const nothingMore = 'Nothing more will be charged.';
  return renderMail(mailData, {
    subject: `Your subscription to ${siteName} has ended`,
    preview: 'Nothing more will be charged. Your account stays.',
    body: (
      <>
        <Heading>Your subscription has ended</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{ended}</Paragraph>
        <Paragraph>{nothingMore}</Paragraph>
        <Paragraph>{comeBack}</Paragraph>
        <Action href={link}>Choose a plan</Action>
      </>
    ),
    text: [greeting(props.name), ended, nothingMore, comeBack, `Choose a plan:\n${link}`],
  });
}

interface SubscriptionEnding {
  readonly name?: string | undefined;
  readonly endsAt: Date;
}

export function subscriptionEndingMail(mailData: MailData, props: SubscriptionEnding): RenderedMail {
  const { siteName, publicUrl, supportEmail, timeZone } = mailData;
  const link = siteLink(publicUrl, paths.subscription);
  const canceled = `As you asked, your subscription to ${siteName} is canceled. Nothing more will be charged.`;
  const until = `You can keep reading until ${formatTime(props.endsAt, timeZone)}.`;
  const back =
    'If you change your mind before then, open Subscription in your dashboard and renew it. Your plan goes on as if nothing had happened.';
  const notYou = `If you did not ask for this, please write to ${supportEmail}.`;
  return renderMail(mailData, {
    subject: `Your subscription to ${siteName} is canceled`,
    preview: 'Nothing more will be charged, and you can read to the end of your time.',
    body: (
      <>
        <Heading>Your subscription is canceled</Heading>
        <Paragraph>{greeting(props.name)}</Paragraph>
        <Paragraph>{canceled}</Paragraph>
        <Paragraph>{until}</Paragraph>
        <Paragraph>{back}</Paragraph>
        <Action href={link}>Open Subscription</Action>
        <Hint>{notYou}</Hint>
      </>
    ),
    text: [greeting(props.name), canceled, until, back, `Open Subscription:\n${link}`, notYou],
  });
}

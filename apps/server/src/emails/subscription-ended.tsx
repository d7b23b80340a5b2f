import type { MailFacts } from './mail-facts.ts';
import { Action, Heading, Paragraph } from './mail-parts.tsx';
import { paths } from './paths.ts';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { siteLink } from './site-link.ts';
import { dayInWords, greeting } from './words.ts';

export interface SubscriptionEnded {
  readonly name?: string | undefined;
  readonly endedAt: Date;
  readonly because: 'canceled' | 'unpaid' | 'trial-repeated';
}

const comeBack =
  'Your account stays as it is. Whenever you would like to come back, choose a plan under Subscription: before you pay, the page says what is charged and when.';

export function subscriptionEndedMail(facts: MailFacts, props: SubscriptionEnded): WrittenMail {
  const { siteName, publicUrl, timeZone } = facts;
  const link = siteLink(publicUrl, paths.subscription);
  const day = dayInWords(props.endedAt, timeZone);
  const ended = {
    canceled: `As you asked, your subscription to ${siteName} ended on ${day}. Thank you for the days that you read with us.`,
    unpaid: `Your subscription to ${siteName} ended on ${day}, because its payment did not go through.`,
    'trial-repeated': `The free week of ${siteName} is given once to each person and each card, and the card that you used has had one. So we ended the new one at once, and nothing was charged for it. If you share the card with somebody, or would simply like to go on, you are welcome without the free days: choose a plan, and the page says what is charged before you pay.`,
  }[props.because];
  const nothingMore = 'Nothing more will be charged.';
  return renderMail(facts, {
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

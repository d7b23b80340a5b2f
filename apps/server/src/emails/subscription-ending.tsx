import type { MailFacts } from './mail-facts.ts';
import { Action, Heading, Hint, Paragraph } from './mail-parts.tsx';
import { paths } from './paths.ts';
import { renderMail, type WrittenMail } from './render-mail.tsx';
import { siteLink } from './site-link.ts';
import { greeting, timeInWords } from './words.ts';

export interface SubscriptionEnding {
  readonly name?: string | undefined;
  readonly endsAt: Date;
}

export function subscriptionEndingMail(facts: MailFacts, props: SubscriptionEnding): WrittenMail {
  const { siteName, publicUrl, supportEmail, timeZone } = facts;
  const link = siteLink(publicUrl, paths.subscription);
  const canceled = `As you asked, your subscription to ${siteName} is canceled. Nothing more will be charged.`;
  const until = `You can keep reading until ${timeInWords(props.endsAt, timeZone)}.`;
  const back =
    'If you change your mind before then, open Subscription in your dashboard and renew it. Your plan goes on as if nothing had happened.';
  const notYou = `If you did not ask for this, please write to ${supportEmail}.`;
  return renderMail(facts, {
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

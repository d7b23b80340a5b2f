import { type MailData, paths, siteLink } from './mail-data.ts';
import { Action, Heading, Paragraph } from './mail-parts.tsx';
import { type RenderedMail, renderMail } from './render-mail.tsx';
import { greeting, toSafeName } from './text.ts';

export interface FeedShared {
  readonly name?: string | undefined;
  /** The name that the member gave to the address. */
  readonly feedName: string;
}

/** Sent once per address. Not a warning, because some apps fetch from many networks. */
export function feedSharedMail(mailData: MailData, { name, feedName }: FeedShared): RenderedMail {
  const link = siteLink(mailData.publicUrl, `${paths.settings}#podcast`);
  const safeName = toSafeName(feedName);
  const which =
    safeName === undefined ? 'One of your podcast addresses' : `Your podcast address “${safeName}”`;
  const lead = `${which} was asked for from more than twenty networks in a week.`;
  const harmless =
    'That may be harmless: some apps ask from many places for everybody who uses them. If it is one of those, there is nothing to do, and you won’t hear of it again.';
  const otherwise =
    'But if the address came into other hands, you can close it and make a new one. Nothing else of yours can be reached by it.';
  return renderMail(mailData, {
    subject: `Your podcast address at ${mailData.siteName}`,
    preview: 'It is asked for from many places. Usually there is nothing to do.',
    body: (
      <>
        <Heading>Is your podcast address still yours alone?</Heading>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{lead}</Paragraph>
        <Paragraph>{harmless}</Paragraph>
        <Paragraph>{otherwise}</Paragraph>
        <Action href={link}>See your podcast addresses</Action>
      </>
    ),
    text: [greeting(name), lead, harmless, otherwise, `See your podcast addresses:\n${link}`],
  });
}

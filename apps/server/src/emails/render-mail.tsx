import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailFacts } from './mail-facts.ts';
import { MailLayout } from './mail-layout.tsx';
import { style } from './mail-style.ts';
import { siteLink } from './site-link.ts';

const sampleWords =
  'SAMPLE. This mail was made while trying the site. It is not a receipt, and proves no gift.';

const SampleMark = () => (
  <p className="sample" style={style.sample}>
    {sampleWords}
  </p>
);

export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

interface Draft {
  readonly subject: string;
  /** One sentence, for the list of mails. */
  readonly preview: string;
  readonly body: ReactNode;
  /** The plain-text twin, a paragraph each, in words of its own. */
  readonly text: readonly string[];
  /** Made while trying the site: nobody may take it for the real thing. */
  readonly isSample?: boolean;
}

export function renderMail(facts: MailFacts, draft: Draft): WrittenMail {
  const { preview, body, text, isSample = false } = draft;
  const subject = isSample ? `SAMPLE: ${draft.subject}` : draft.subject;
  const html = renderToStaticMarkup(
    <MailLayout facts={facts} subject={subject} preview={isSample ? `SAMPLE. ${preview}` : preview}>
      {isSample && <SampleMark />}
      {body}
    </MailLayout>,
  );
  const paragraphs = [...(isSample ? [sampleWords] : []), ...text, foot(facts)];
  return { subject, html: `<!doctype html>${html}\n`, text: `${paragraphs.join('\n\n')}\n` };
}

const foot = ({ siteName, publicUrl, organization, supportEmail }: MailFacts): string =>
  [
    // Mail programs know the sign of two dashes and a space, and set apart what follows it.
    '-- ',
    `${siteName} · ${siteLink(publicUrl, '/')}`,
    `${organization.name}, ${organization.address}`,
    `Questions? ${supportEmail}`,
  ].join('\n');

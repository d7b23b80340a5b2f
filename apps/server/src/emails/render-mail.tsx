import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailFacts } from './mail-facts.ts';
import { MailLayout } from './mail-layout.tsx';
import { siteLink } from './site-link.ts';

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
}

export function renderMail(facts: MailFacts, { subject, preview, body, text }: Draft): WrittenMail {
  const html = renderToStaticMarkup(
    <MailLayout facts={facts} subject={subject} preview={preview}>
      {body}
    </MailLayout>,
  );
  return { subject, html: `<!doctype html>${html}\n`, text: `${[...text, foot(facts)].join('\n\n')}\n` };
}

const foot = ({ siteName, publicUrl, organization, supportEmail }: MailFacts): string =>
  [
    // Mail programs know the sign of two dashes and a space, and set apart what follows it.
    '-- ',
    `${siteName} · ${siteLink(publicUrl, '/')}`,
    `${organization.name}, ${organization.address}`,
    `Questions? ${supportEmail}`,
  ].join('\n');

import type { PageRoute } from '#http/page-route.ts';
import { listMails, openMail } from '#mailbox/outbox.ts';
import { unkept } from './answers.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { framePath, mailboxPage, mailboxPath, mailPage } from './mailbox-pages.ts';
import { notice } from './notice.ts';

const mailsOnAPage = 25;
const fileName = '([A-Za-z0-9][\\w.-]{0,250}\\.eml)';

export const mailboxRoutes = ({ outbox }: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: /^\/mailbox$/,
    async answer(_, { query }) {
      const to = (query.get('to') ?? '').trim().slice(0, 320);
      const before = query.get('before');
      const list = outbox === null ? null : await listMails(outbox, { to, before, limit: mailsOnAPage });
      return mailboxPage(list, to, before !== null);
    },
  },
  {
    method: 'GET',
    pattern: new RegExp(`^/mailbox/${fileName}$`),
    async answer(_, _request, [name = '']) {
      const mail = outbox === null ? null : await openMail(outbox, name);
      return mail === null ? unknown : mailPage(name, mail);
    },
  },
  {
    method: 'GET',
    pattern: new RegExp(`^${framePath(fileName)}$`),
    async answer(_, _request, [name = '']) {
      const mail = outbox === null ? null : await openMail(outbox, name);
      if (mail === null || mail.html === null) return unknown;
      return { status: 200, headers: frameHeaders, body: framed(mail.html) };
    },
  },
];

const unknown = notice({
  status: 404,
  title: 'There is no such mail',
  main: html`<p><a class="button" href="${mailboxPath}">All mails</a></p>`,
});

/** A stranger's words may be in a mail: it can be looked at, its links followed, and that is all. */
const frameHeaders = {
  ...unkept,
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-top-navigation-by-user-activation',
  ].join('; '),
};

/** Links open where the reader is, not in the frame: a base before all else decides, whatever the mail says. */
const framed = (mail: string): string =>
  `<!doctype html><base target="_top">${mail.replace(/^\s*<!doctype[^>]*>/i, '')}`;

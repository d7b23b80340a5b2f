import { type ListedMail, listMails, openMail } from '#mailbox/outbox.ts';
import type { Mail } from '#mailbox/read-mail.ts';
import { get, type HttpResponse, type PageRoute } from '#wire/http.ts';
import type { PageContext } from './context.ts';
import { type Content, type Html, html, link } from './html.ts';
import { noStore, renderNotice, renderPage } from './responses.ts';

const mailboxPath = '/mailbox';
const mailPath = (name: string): string => `${mailboxPath}/${name}`;
const framePath = (name: string): string => `${mailPath(name)}/html`;

/** `mails` is null if the sandbox has no outbox. */
const mailboxPage = (mails: readonly ListedMail[] | null, to: string): HttpResponse =>
  renderPage({
    title: 'Mailbox',
    header: { kind: 'nav', current: mailboxPath },
    main: html`<h1>Mailbox</h1>
${
  mails === null
    ? html`<p class="lead">Mails are not stored here: this sandbox was started with another way to send them.</p>`
    : html`<form class="row" method="get" action="${mailboxPath}" role="search">
<div class="field"><label for="to">To</label><input id="to" name="to" value="${to}" maxlength="320" autocapitalize="off" spellcheck="false"></div>
<button class="button plain">Show</button>
${to === '' ? null : html`<a href="${mailboxPath}">Show all</a>`}
</form>
${mails.length === 0 ? html`<p>${to === '' ? 'No mail has gone out yet.' : `No mail has gone to ${to}.`}</p>` : renderMails(mails)}`
}`,
  });

const renderMails = (mails: readonly ListedMail[]): Html => html`<div class="wide"><table>
<thead><tr><th scope="col">To</th><th scope="col">Subject</th><th scope="col">Time</th></tr></thead>
<tbody>${mails.map(
  ({ name, to, subject, date }) =>
    html`<tr><td>${to}</td><th scope="row"><a href="${mailPath(name)}">${subject === '' ? 'No subject' : subject}</a></th><td>${date}</td></tr>`,
)}</tbody></table></div>`;

const mailPage = (name: string, mail: Mail): HttpResponse =>
  renderPage({
    title: mail.subject === '' ? 'A mail' : mail.subject,
    header: { kind: 'nav', current: mailboxPath },
    hasFrame: true,
    main: html`<h1>${mail.subject === '' ? 'No subject' : mail.subject}</h1>
<dl>
<dt>To</dt><dd>${mail.to}</dd>
<dt>From</dt><dd>${mail.from}</dd>
<dt>Time</dt><dd>${mail.date}</dd>
</dl>
${
  mail.html === null
    ? null
    : html`<section aria-labelledby="html-part"><h2 id="html-part">As most see it</h2>
<p class="fine">Pictures are left out here.</p>
<iframe title="The mail" src="${framePath(name)}" sandbox="allow-top-navigation-by-user-activation" tabindex="0"></iframe></section>`
}
<section><h2 id="text-part">As plain text</h2>
${mail.text === null ? html`<p>It has none.</p>` : html`<pre class="text" tabindex="0" role="region" aria-labelledby="text-part">${renderText(mail.text)}</pre>`}
</section>`,
  });

/** Turns addresses into links, without the punctuation at the end of a sentence. */
const renderText = (text: string): readonly Content[] =>
  text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'])/)
    .map((part, index) => (index % 2 === 1 ? link(part, part) : part));

const fileName = '([A-Za-z0-9][\\w.-]{0,250}\\.eml)';

export const mailboxRoutes = ({ outbox }: PageContext): readonly PageRoute[] => [
  get(/^\/mailbox$/, async ({ query }) => {
    const to = (query.get('to') ?? '').trim().slice(0, 320);
    return mailboxPage(outbox === null ? null : await listMails(outbox, to), to);
  }),
  get(new RegExp(`^/mailbox/${fileName}$`), async (_, [name = '']) => {
    const mail = outbox === null ? null : await openMail(outbox, name);
    return mail === null ? unknownMail : mailPage(name, mail);
  }),
  get(new RegExp(`^${framePath(fileName)}$`), async (_, [name = '']) => {
    const mail = outbox === null ? null : await openMail(outbox, name);
    if (mail === null || mail.html === null) return unknownMail;
    return { status: 200, headers: frameHeaders, body: toFrame(mail.html) };
  }),
];

const unknownMail = renderNotice({
  status: 404,
  title: 'There is no such mail',
  main: html`<p><a class="button" href="${mailboxPath}">All mails</a></p>`,
});

/** Mails may contain foreign markup. Scripts, forms, pictures and the parent page are out of its reach. */
const frameHeaders = {
  ...noStore,
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

/** Links open in the whole page. The first base element wins over one in the mail. */
const toFrame = (mail: string): string =>
  `<!doctype html><base target="_top">${mail.replace(/^\s*<!doctype[^>]*>/i, '')}`;

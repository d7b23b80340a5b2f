import { requestPortalLogin } from '#portal/login.ts';
import { get, type HttpResponse, type PageRoute, post } from '#wire/http.ts';
import { renderField } from './card-form.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { loginPath, portalPatterns } from './portal-paths.ts';
import { redirect, renderForm, renderPage, statusMessage } from './responses.ts';

interface LoginForm {
  readonly status: number;
  readonly email: string;
  readonly isInvalid: boolean;
  readonly isSent: boolean;
}

/** Opens the portal by a mailed link. The portal has no cookie that another site could use. */
export const portalLoginRoutes = (context: PageContext): readonly PageRoute[] => [
  get(portalPatterns.login, async ({ query }) =>
    loginPage(context, { status: 200, email: '', isInvalid: false, isSent: query.has('sent') }),
  ),
  post(portalPatterns.login, async ({ form }) => {
    const email = (form.get('email') ?? '').trim();
    if (email.length > 512 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
      return loginPage(context, { status: 422, email, isInvalid: true, isSent: false });
    }
    requestPortalLogin(context.engine, email);
    return redirect(`${loginPath}?sent`);
  }),
];

const loginPage = (context: PageContext, { status, email, isInvalid, isSent }: LoginForm): HttpResponse =>
  renderPage({
    status,
    title: 'Manage your subscription',
    header: { kind: 'nav', current: loginPath },
    main: html`<div class="narrow">
<h1>Manage your subscription</h1>
${statusMessage(isSent ? 'If there is a subscription for that address, a link is on its way to it.' : null)}
${isSent && context.outbox !== null ? html`<p>In this sandbox mails go nowhere: <a href="/mailbox">look into the mailbox</a>.</p>` : null}
<p>Tell us the address you subscribed with, and we send you a link. It works for an hour.</p>
${renderForm(
  loginPath,
  html`${renderField(
    {
      id: 'email',
      label: 'Email',
      value: email,
      attributes: html`type="email" autocomplete="email" maxlength="512"`,
    },
    isInvalid ? { field: 'email', message: 'Your email is invalid.' } : null,
  )}
<button class="button">Send the link</button>`,
)}
</div>`,
  });

import type { PageAnswer, PageRoute } from '#http/page-route.ts';
import { notice, seeOther, show, told } from './answers.ts';
import { field } from './card-form.ts';
import type { PageContext } from './context.ts';
import { html } from './html.ts';
import { loginPath, portalPatterns } from './portal-paths.ts';
import { postForm, takeForm } from './posting.ts';

interface Attempt {
  readonly status: number;
  readonly email: string;
  readonly isWrong: boolean;
  readonly isSent: boolean;
}

/**
 * The way into the portal for whoever was not sent there by the site. The link leads to an address that nobody can
 * guess and that closes after an hour, as the API's do: there is no cookie that another page could make use of.
 */
export const portalLoginRoutes = (context: PageContext): readonly PageRoute[] => [
  {
    method: 'GET',
    pattern: portalPatterns.login,
    answer: async ({ query }) =>
      loginPage(context, { status: 200, email: '', isWrong: false, isSent: query.has('sent') }),
  },
  takeForm(context, {
    pattern: portalPatterns.login,
    again: () => loginPath,
    async answer({ form }) {
      const email = (form.get('email') ?? '').trim();
      if (email.length > 512 || !/^[^\s@]+@[^\s@]+$/.test(email)) {
        return loginPage(context, { status: 422, email, isWrong: true, isSent: false });
      }
      context.useCases.requestPortalLogin(email);
      return seeOther(`${loginPath}?sent`);
    },
  }),
  {
    method: 'GET',
    pattern: portalPatterns.loginLink,
    isOnce: true,
    async answer({ headers }, [token = '']) {
      // Whoever only loads ahead would use the link up.
      if (headers['sec-purpose']?.includes('prefetch') === true) return notYet;
      const login = await context.useCases.usePortalLogin(token);
      return login.kind === 'opened' ? seeOther(login.url) : deadLink;
    },
  },
];

const notYet = notice({
  status: 503,
  title: 'Not yet',
  main: html`<p>This link opens when it is followed.</p>`,
});

const deadLink = notice({
  status: 410,
  title: 'This link opens nothing any more',
  main: html`<p>A link works once, within an hour.</p>
<p><a class="button" href="${loginPath}">Get a new link</a></p>`,
});

const loginPage = (context: PageContext, { status, email, isWrong, isSent }: Attempt): PageAnswer =>
  show({
    status,
    title: 'Manage your subscription',
    top: { kind: 'places', current: loginPath },
    main: html`<div class="narrow">
<h1>Manage your subscription</h1>
${told(isSent ? 'If there is a subscription for that address, a link is on its way to it.' : null)}
${isSent && context.outbox !== null ? html`<p>In this sandbox mails go nowhere: <a href="/mailbox">look into the mailbox</a>.</p>` : null}
<p>Tell us the address you subscribed with, and we send you a link. It works once, within an hour.</p>
${postForm(
  context,
  loginPath,
  html`${field(
    {
      id: 'email',
      label: 'Email',
      value: email,
      more: html`type="email" autocomplete="email" maxlength="512"`,
    },
    isWrong ? { field: 'email', message: 'Your email is invalid.' } : null,
  )}
<button class="button" data-busy="Sending…">Send the link</button>`,
)}
</div>`,
  });

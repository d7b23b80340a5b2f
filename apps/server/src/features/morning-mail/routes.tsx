import { createHash } from 'node:crypto';
import {
  getMailPreference,
  previewHomilyMail,
  sendTestMail,
  setMailPreference,
} from '@wayfare/contracts/calls/morning-mail';
import { homilyEditors } from '@wayfare/contracts/rules/policies';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { type MailData, paths } from '#emails/mail-data.ts';
import { requireGroup, requireMember } from '#http/guards/member.ts';
import { acceptRawBodies } from '#http/guards/request-body.ts';
import { route } from '#http/guards/route.ts';
import type { MorningMailDeps } from './morning-mail-deps.ts';
import {
  defaultPreference,
  getPreference,
  resumeMails,
  setPreference,
  stopMails,
} from './preference-queries.ts';
import { providerEventsRoute } from './provider-events.ts';
import { previewMail, queueTestMail } from './test-mail.ts';

type Stage = 'confirm' | 'stopped' | 'resumed' | 'invalid-link';

const fontFace = (family: string, address: string | undefined, weights: string): string =>
  address === undefined
    ? ''
    : `@font-face{font-family:${family};src:url(${address}) format('woff2');font-weight:${weights};font-display:swap}\n`;

/** Takes the URLs of the display font and the interface font. */
const pageStyle = ([display, ui]: readonly string[]): string =>
  `${fontFace('Fraunces', display, '300 500')}${fontFace("'Source Sans'", ui, '400 650')}:root{color-scheme:light dark}
body{margin:0;background:#f3f7f5;color:#0e2b38;font:1.125rem/1.5 'Source Sans',Arial,sans-serif}
.strip{padding:.15rem 1.5rem;background:#0e2b38;color:#f3f7f5;font-size:.8125rem;text-align:center}
main{max-width:32rem;margin:0 auto;padding:3rem 1.5rem}
h1{margin:0 0 1rem;font:400 1.75rem/1.25 Fraunces,Georgia,serif}
a{color:inherit}
button{margin:.5rem 0 1.5rem;padding:.75rem 1.5rem;border:0;border-bottom:5px solid #e3ab22;background:#0e2b38;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid #e3ab22;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#0b1a22;color:#e7eeea}button,.strip{background:#e7eeea;color:#0b1a22}}`;

/** Only fonts are loaded, no script runs, and no request sends the page's URL, which contains the token, as referrer. */
const pageHeaders = (fonts: readonly string[]) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(pageStyle(fonts)).digest('base64')}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
});

function renderPage(
  {
    siteName,
    supportEmail,
    testMode,
    fonts,
  }: MailData & { readonly testMode: boolean; readonly fonts: readonly string[] },
  stage: Stage,
): string {
  const { heading, text, button } = stages[stage];
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${heading} · ${siteName}`}</title>
        <style>{pageStyle(fonts)}</style>
      </head>
      <body>
        {testMode && (
          <aside className="strip" aria-label="Test mode">
            Test mode, no real payments
          </aside>
        )}
        <main>
          <h1>{heading}</h1>
          <p role={stage === 'confirm' ? undefined : 'status'}>{text}</p>
          {button !== null && (
            <form method="post">
              <button type="submit" name="action" value={button.action}>
                {button.label}
              </button>
            </form>
          )}
          <p>
            <a href={paths.mailChoice}>Log in to choose when it comes</a>
            {' · '}
            <a href={`mailto:${supportEmail}`}>Ask for help</a>
            {' · '}
            <a href="/">{siteName}</a>
          </p>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}\n`;
}

const stages = {
  confirm: {
    heading: 'Stop the daily homily?',
    text: 'No more homilies will come by email. Your subscription goes on, and you can read them on the site.',
    button: { action: 'stop', label: 'Stop these emails' },
  },
  stopped: {
    heading: 'The emails are stopped',
    text: 'No more homilies will come by email. If you didn’t mean to, you can undo it.',
    button: { action: 'resume', label: 'Send them again' },
  },
  resumed: {
    heading: 'The homily will come again',
    text: 'You will get the homily by email as before.',
    button: { action: 'stop', label: 'Stop these emails' },
  },
  'invalid-link': {
    heading: 'This link is not complete',
    text: 'Some mail programs cut long links. Open it from the email once more, or log in to stop the emails.',
    button: null,
  },
} as const;

type UnsubscribeDeps = Pick<
  MorningMailDeps,
  'db' | 'clock' | 'billingClock' | 'mailData' | 'testMode' | 'fonts' | 'unsubscribeTokens'
>;

interface UnsubscribeRequest {
  Params: { token: string };
  Body: Buffer | null | undefined;
}

const path = `${paths.stopMails}/:token`;
const bodyLimit = 4 * 1024;

/**
 * The unsubscribe link of each mail. A GET changes nothing, because mail clients prefetch links. A POST from the page or
 * from a mail client (RFC 8058, without cookies) unsubscribes.
 */
async function unsubscribeRoutes(app: FastifyInstance, deps: UnsubscribeDeps): Promise<void> {
  await app.register(async (scope) => {
    // The body may have any encoding; only `action=resume` matters.
    acceptRawBodies(scope, bodyLimit);
    scope.get<UnsubscribeRequest>(path, ({ params }, reply) =>
      sendPage(
        deps,
        reply,
        deps.unsubscribeTokens.verify(params.token) === null ? 'invalid-link' : 'confirm',
      ),
    );
    scope.post<UnsubscribeRequest>(path, async ({ params, body }, reply) => {
      const personId = deps.unsubscribeTokens.verify(params.token);
      if (personId === null) return sendPage(deps, reply, 'invalid-link');
      return sendPage(deps, reply, await applyForm(deps, personId, body?.toString('latin1') ?? ''));
    });
  });
}

async function applyForm(deps: UnsubscribeDeps, personId: string, form: string): Promise<Stage> {
  if (/(?:^|&)action=resume(?:&|$)/.test(form)) {
    await resumeMails(deps, personId);
    return 'resumed';
  }
  await stopMails(deps.db, personId, defaultPreference(deps.mailData.timeZone));
  return 'stopped';
}

const sendPage = (
  { mailData, testMode, fonts }: UnsubscribeDeps,
  reply: FastifyReply,
  stage: Stage,
): FastifyReply =>
  reply
    .code(stage === 'invalid-link' ? 404 : 200)
    .headers(pageHeaders(fonts))
    .send(renderPage({ ...mailData, testMode, fonts }, stage));

export async function morningMailRoutes(app: FastifyInstance, deps: MorningMailDeps): Promise<void> {
  const guards = { member: requireMember(deps.identity) };
  route(app, getMailPreference, guards, ({ auth }) => getPreference(deps, auth.member.sub));
  route(app, setMailPreference, guards, async ({ body, auth }) => {
    await setPreference(deps, auth.member.sub, body);
    return getPreference(deps, auth.member.sub);
  });
  editorRoutes(app, deps);
  await unsubscribeRoutes(app, deps);
  if (deps.eventsSecret !== null) await providerEventsRoute(app, deps, deps.eventsSecret);
}

function editorRoutes(app: FastifyInstance, deps: MorningMailDeps): void {
  const guards = { editor: requireGroup(deps.identity, homilyEditors) };
  route(app, previewHomilyMail, guards, ({ params }) => previewMail(deps, params.date));
  route(app, sendTestMail, guards, ({ params, auth }) => queueTestMail(deps, params.date, auth.editor.sub));
}

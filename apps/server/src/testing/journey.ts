import { setTimeout as pause } from 'node:timers/promises';
import { csrfHeader } from '@wayfare/contracts/calls/auth';
import { readConfig } from '#config.ts';
import { picture, putFile } from '#features/blog/testing/blog-site.ts';
import { signIn } from '#features/identity/testing/sign-in.ts';
import { wayfare } from './command.ts';
import type { RunningServer } from './running-server.ts';

const password = 'Barley-Field-7';

interface JourneySite {
  readonly server: RunningServer;
  /** The raw text of all mails sent so far. */
  readonly mails: () => Promise<readonly string[]> | readonly string[];
  /** The minimum size of the picture. */
  readonly pictureBytes?: number;
}

/** From sign-up to the first post with a picture, with the calls of the pages. Returns what a reader sees. */
export async function journey({ server, mails, pictureBytes = 0 }: JourneySite, email: string) {
  const { url, settings } = server;
  const call = async (method: string, path: string, { token, body, headers }: Call = {}) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}\n${server.said()}`);
    return JSON.parse(text);
  };

  const signup = { email, token: 'token-of-the-browser-'.padEnd(64, 'x') };
  const csrfToken = 'c'.repeat(64);
  await call('POST', '/auth/store-signup', {
    body: { ...signup, name: 'Ruth', password, csrfToken },
    headers: { [csrfHeader]: csrfToken },
  });
  const choice = { plan: 'yearly', donation: null };
  await pay((await call('POST', '/checkout/checkout', { body: { ...signup, ...choice } })).url);

  const link = new URL(await waitForConfirmationLink(mails, email));
  const token = link.searchParams.get('token');
  await call('POST', '/auth/confirm', { body: { token, email } });

  const { identity } = readConfig(settings);
  const member = await signIn(identity, email, password);
  const status = await call('GET', '/subscription/user-sub-status', { token: member });

  await wayfare(settings, ['user', 'add-group', email, '--group', 'blog-admin']);
  const admin = await signIn(identity, email, password);
  const { uploadUrl, key } = await call('GET', '/blog/upload-url?filename=door.png', { token: admin });
  const door = await picture(640, 480).png().toBuffer();
  const padding = Buffer.alloc(Math.max(0, pictureBytes - door.length));
  const sent = await putFile(uploadUrl, Buffer.concat([door, padding]), 'image/png');
  if (!sent.ok) throw new Error(`The picture was not taken: ${sent.status} ${await sent.text()}`);
  await call('POST', '/blog/uploads/done', { token: admin, body: { key } });
  const post = {
    id: 'first-post',
    title: 'The first post',
    slug: 'the-first-post',
    content: '<p>At length.</p>',
    status: 'PUBLISHED',
    heroImageKey: key,
    heroImageAlt: 'A door.',
  };
  await call('POST', '/blog/posts', { token: admin, body: post });
  const read = await call('GET', '/blog/postDetail/the-first-post', { token: member });
  const shown = await fetch(new URL(read.heroImageUrl, url));
  return { status, title: read.title, picture: [shown.status, shown.headers.get('content-type')] };
}

interface Call {
  readonly token?: string;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

/** Pays on the page of the sandbox. */
async function pay(url: string): Promise<void> {
  const page = await (await fetch(url)).text();
  const token = /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Ruth' };
  const body = new URLSearchParams({ token, email: 'ruth@example.org', ...card });
  const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  if (answer.status !== 303) throw new Error(`The payment was answered ${answer.status}.`);
}

async function waitForConfirmationLink(mails: JourneySite['mails'], email: string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const found = (await mails()).find((mail) => mail.includes(email) && /^Subject: .*confirm/im.test(mail));
    const link = found === undefined ? null : /https?:\/\/\S+\?token=\S+/.exec(decodeQuotedPrintable(found));
    if (link !== null) return link[0];
    await pause(50);
  }
  throw new Error(`No mail to ${email} with a link to confirm.`);
}

const decodeQuotedPrintable = (message: string): string =>
  message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

import { createHash, randomBytes } from 'node:crypto';
import type { Customer, PortalSession } from '#objects/objects.ts';
import { findObject, is, listObjects, where } from '#store/object-queries.ts';
import { keepLogin, useLogin } from '#store/portal-queries.ts';
import { isKeepable } from '#store/sql.ts';
import { beginInBackground, type Engine, transact } from '#work/engine.ts';
import type { Work } from '#work/work.ts';
import { ensureDefaultConfiguration } from './configurations.ts';
import { openPortalSession } from './enter.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Mails a link to whoever has that address. What is answered, and when, does not depend on whether anybody has. */
export function requestPortalLogin(engine: Engine, email: string): { readonly kind: 'sent' } {
  beginInBackground(engine, 'A link to the portal', async () => {
    const token = randomBytes(32).toString('base64url');
    const address = await transact(engine, (work) => keepLoginOf(work, email.trim(), token));
    if (address === null) return;
    await engine.sendMail({
      to: address,
      subject: 'Your link to manage your subscription',
      text:
        `Open this link to see and change your subscription:\n\n${engine.urls.portalLoginLink(token)}\n\n` +
        'It works once, within an hour. If you did not ask for it, nothing needs to be done.\n',
    });
  });
  return { kind: 'sent' };
}

async function keepLoginOf(work: Work, email: string, token: string): Promise<string | null> {
  const customer = await findCustomerByEmail(work, email);
  if (customer === null) return null;
  await keepLogin(work.sql, hashOf(token), customer.id);
  return customer.email;
}

/** Of several with one address, the newest that has a subscription. */
async function findCustomerByEmail(work: Work, email: string): Promise<Customer | null> {
  if (email === '' || !isKeepable(email)) return null;
  const found = await listObjects(work.sql, 'customer', [is('email', email.toLowerCase())], {
    order: 'desc',
    limit: 20,
  });
  for (const customer of found) {
    const subscriptions = await listObjects(work.sql, 'subscription', [
      is('customer', customer.id),
      where("data ->> 'status'", '<>', 'canceled'),
    ]);
    if (subscriptions.length > 0) return customer;
  }
  return found[0] ?? null;
}

export type PortalLogin =
  | { readonly kind: 'opened'; readonly session: string; readonly url: string }
  | { readonly kind: 'invalid link' };

export function usePortalLogin(engine: Engine, token: string): Promise<PortalLogin> {
  return transact(engine, async (work) => {
    const customer = await useLogin(work.sql, hashOf(token));
    if (customer === null || (await findObject(work.sql, 'customer', customer)) === null) {
      return { kind: 'invalid link' };
    }
    const configuration = await loginConfiguration(work);
    const session: PortalSession = await openPortalSession(work, {
      configuration,
      customer,
      returnUrl: configuration.default_return_url,
      locale: null,
    });
    return { kind: 'opened', session: session.id, url: session.url };
  });
}

/** The newest configuration that was given a log-in page; else the one everybody has. */
async function loginConfiguration(work: Work) {
  const [made] = await listObjects(work.sql, 'billing_portal.configuration', [
    is("data ->> 'is_default'", 'false'),
    is("data ->> 'active'", 'true'),
    is("data #>> '{login_page,enabled}'", 'true'),
  ]);
  return made ?? ensureDefaultConfiguration(work);
}

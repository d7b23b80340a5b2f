import { createHash, randomBytes } from 'node:crypto';
import { type Engine, runInBackground, transact } from '#engine/engine.ts';
import type { Tx } from '#engine/tx.ts';
import type { Customer, PortalConfiguration } from '#objects/objects.ts';
import { findObject, is, listObjects, where } from '#store/object-queries.ts';
import { consumeLogin, insertLogin } from '#store/portal-queries.ts';
import { isStorable } from '#store/sql.ts';
import { createPortalSession, ensureDefaultConfiguration } from './portal-session.ts';

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Mails a link in the background, so that the response does not reveal whether the address is a customer's. */
export function requestPortalLogin(engine: Engine, email: string): void {
  runInBackground(engine, 'A link to the portal', async () => {
    const token = randomBytes(32).toString('base64url');
    const to = await transact(engine, (tx) => createLogin(tx, email.trim(), token));
    if (to === null) return;
    await engine.sendMail({
      to,
      subject: 'Your link to manage your subscription',
      text:
        `Open this link to see and change your subscription:\n\n${engine.urls.portalLoginLink(token)}\n\n` +
        'It works once, within an hour. If you did not ask for it, nothing needs to be done.\n',
    });
  });
}

/** Returns the customer's address. Null if there is no customer. */
async function createLogin(tx: Tx, email: string, token: string): Promise<string | null> {
  const customer = await findCustomerByEmail(tx, email);
  if (customer === null) return null;
  await insertLogin(tx.sql, hash(token), customer.id);
  return customer.email;
}

/** Prefers a customer with a subscription, then the newest. */
async function findCustomerByEmail(tx: Tx, email: string): Promise<Customer | null> {
  if (email === '' || !isStorable(email)) return null;
  const customers = await listObjects(tx.sql, 'customer', [is('email', email.toLowerCase())], 20);
  for (const customer of customers) {
    const subscriptions = await listObjects(tx.sql, 'subscription', [
      is('customer', customer.id),
      where("data ->> 'status'", '<>', 'canceled'),
    ]);
    if (subscriptions.length > 0) return customer;
  }
  return customers[0] ?? null;
}

/** Returns the address of the portal. Null if the link is invalid. */
export const usePortalLogin = (engine: Engine, token: string): Promise<string | null> =>
  transact(engine, async (tx) => {
    const customer = await consumeLogin(tx.sql, hash(token));
    if (customer === null || (await findObject(tx.sql, 'customer', customer)) === null) return null;
    const { url } = await createPortalSession(tx, await getLoginConfiguration(tx), customer);
    return url;
  });

/** The newest configuration with a log-in page, else the default. */
async function getLoginConfiguration(tx: Tx): Promise<PortalConfiguration> {
  const [configuration] = await listObjects(tx.sql, 'billing_portal.configuration', [
    is("data ->> 'is_default'", 'false'),
    is("data #>> '{login_page,enabled}'", 'true'),
  ]);
  return configuration ?? ensureDefaultConfiguration(tx);
}

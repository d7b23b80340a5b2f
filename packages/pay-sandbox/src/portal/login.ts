import { create } from '#engine/changes.ts';
import { type Engine, runInBackground, transact } from '#engine/engine.ts';
import type { Tx } from '#engine/tx.ts';
import type { Customer, PortalConfiguration } from '#objects/objects.ts';
import { is, listObjects, where } from '#store/object-queries.ts';
import { isStorable } from '#store/sql.ts';
import { ensureDefaultConfiguration, newPortalSession } from './portal-session.ts';

/** Mails a link in the background, so that the response does not reveal whether the address is a customer's. */
export function requestPortalLogin(engine: Engine, email: string): void {
  runInBackground(engine, 'A link to the portal', async () => {
    const login = await transact(engine, (tx) => createLogin(tx, email.trim()));
    if (login === null) return;
    await engine.sendMail({
      to: login.to,
      subject: 'Your link to manage your subscription',
      text:
        `Open this link to see and change your subscription:\n\n${login.url}\n\n` +
        'It works for an hour. If you did not ask for it, nothing needs to be done.\n',
    });
  });
}

/** Null if there is no customer. */
async function createLogin(tx: Tx, email: string): Promise<{ to: string; url: string } | null> {
  const customer = await findCustomerByEmail(tx, email);
  if (customer === null) return null;
  // Without an event, which would show that the address has a customer.
  const { url } = await create(tx, newPortalSession(tx, await getLoginConfiguration(tx), customer.id), null);
  return { to: customer.email ?? email, url };
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

/** The newest configuration with a log-in page, else the default. */
async function getLoginConfiguration(tx: Tx): Promise<PortalConfiguration> {
  const [configuration] = await listObjects(tx.sql, 'billing_portal.configuration', [
    is("data ->> 'is_default'", 'false'),
    is("data #>> '{login_page,enabled}'", 'true'),
  ]);
  return configuration ?? ensureDefaultConfiguration(tx);
}

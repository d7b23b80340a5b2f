import { type Engine, readOnly, transact } from '#engine/engine.ts';
import { lockCustomer, type Tx, toDate } from '#engine/tx.ts';
import { getPeriod } from '#lifecycle/subscription-fields.ts';
import { isLive } from '#lifecycle/update-subscription.ts';
import type { Subscription } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import type { Customer, PortalConfiguration, PortalSession } from '#objects/objects.ts';
import { unusedFields } from '#objects/unused-fields.ts';
import { findObject, getObject, insertObject, is, isPortalOpen, listObjects } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';

/** closed: the portal session is unknown or has expired. The others: it has ended, or is not offered to this customer. */
export type RefusalReason = 'closed' | 'no such subscription' | 'no such plan';

/** Thrown, so that the transaction rolls back. */
export class PortalRefusal extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super(reason);
    this.name = 'PortalRefusal';
    this.reason = reason;
  }
}

export interface Portal {
  readonly tx: Tx;
  readonly session: PortalSession;
  readonly customer: Customer;
  readonly configuration: PortalConfiguration;
}

export const readPortal = <T>(engine: Engine, id: string, callback: (portal: Portal) => Promise<T>) =>
  readOnly(engine, (tx) =>
    openPortal(tx, id, (customer) => findObject(tx.sql, 'customer', customer), callback),
  );

/** Locks the customer. */
export const changeInPortal = <T>(engine: Engine, id: string, callback: (portal: Portal) => Promise<T>) =>
  transact(engine, (tx) => openPortal(tx, id, (customer) => lockCustomer(tx, customer), callback));

async function openPortal<T>(
  tx: Tx,
  id: string,
  findCustomer: (id: string) => Promise<Customer | null>,
  callback: (portal: Portal) => Promise<T>,
): Promise<T> {
  const session = await findObject(tx.sql, 'billing_portal.session', id);
  const isOpen = session !== null && (await isPortalOpen(tx.sql, id));
  const customer = isOpen ? await findCustomer(session.customer) : null;
  if (session === null || customer === null) throw new PortalRefusal('closed');
  const configuration = await getObject(tx.sql, 'billing_portal.configuration', session.configuration);
  return callback({ tx, session, customer, configuration });
}

export async function requireOwnSubscription({ tx, customer }: Portal, id: string): Promise<Subscription> {
  const subscription = await findObject(tx.sql, 'subscription', id);
  if (subscription?.customer === customer.id && isLive(subscription)) return subscription;
  throw new PortalRefusal('no such subscription');
}

/** The next charge, or the end of a canceled subscription. */
export type NextDate = ReturnType<typeof viewNext>;

export const viewNext = (subscription: Subscription) =>
  subscription.cancel_at === null
    ? { kind: 'renews' as const, at: toDate(getPeriod(subscription).end) }
    : { kind: 'ends' as const, at: toDate(subscription.cancel_at) };

export function newPortalSession(
  tx: Tx,
  configuration: PortalConfiguration,
  customer: string,
  returnUrl = configuration.default_return_url,
): PortalSession {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: configuration.id,
    created: tx.now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: tx.urls.portalSession(id),
  };
}

export const newConfiguration = (tx: Tx): PortalConfiguration => ({
  ...unusedFields.portalConfiguration,
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  created: tx.now,
  default_return_url: null,
  is_default: false,
  login_page: { enabled: false, url: null },
  metadata: {},
});

/** For sessions that name no configuration. */
export async function ensureDefaultConfiguration(tx: Tx): Promise<PortalConfiguration> {
  await lock(tx.sql, 'default portal configuration');
  const [existing] = await listObjects(tx.sql, 'billing_portal.configuration', [
    is("data ->> 'is_default'", 'true'),
  ]);
  if (existing !== undefined) return existing;
  const configuration: PortalConfiguration = {
    ...newConfiguration(tx),
    is_default: true,
    login_page: { enabled: true, url: tx.urls.portalLogin },
  };
  await insertObject(tx.sql, configuration, null);
  return configuration;
}

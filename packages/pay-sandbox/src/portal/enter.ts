import { isLive } from '#lifecycle/schedule.ts';
import type { Subscription } from '#objects/billing.ts';
import { newId } from '#objects/ids.ts';
import type { Customer, PortalConfiguration, PortalSession } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { findObject, getObject } from '#store/object-queries.ts';
import { isPortalStillOpen } from '#store/portal-queries.ts';
import { create } from '#work/changes.ts';
import { type Engine, look, transact } from '#work/engine.ts';
import { lockCustomer, type Work } from '#work/work.ts';

/** There is no such portal session, or no more. */
export type Closed = { readonly kind: 'closed' };

export interface Portal {
  readonly work: Work;
  readonly session: PortalSession;
  readonly customer: Customer;
  readonly configuration: PortalConfiguration;
}

async function findSession(work: Work, id: string): Promise<PortalSession | null> {
  const session = await findObject(work.sql, 'billing_portal.session', id);
  return session !== null && (await isPortalStillOpen(work.sql, id)) ? session : null;
}

/** Looks at what the session's customer has. */
export function lookIn<T>(
  engine: Engine,
  id: string,
  task: (portal: Portal) => Promise<T>,
): Promise<T | Closed> {
  return look(engine, async (work) => {
    const session = await findSession(work, id);
    const customer = session === null ? null : await findObject(work.sql, 'customer', session.customer);
    if (session === null || customer === null) return { kind: 'closed' };
    const configuration = await getObject(work.sql, 'billing_portal.configuration', session.configuration);
    return task({ work, session, customer, configuration });
  });
}

/** Changes something of the customer's, with nobody else at it. */
export function enter<T>(
  engine: Engine,
  id: string,
  task: (portal: Portal) => Promise<T>,
): Promise<T | Closed> {
  return transact(engine, async (work) => {
    const session = await findSession(work, id);
    const customer = session === null ? null : await lockCustomer(work, session.customer);
    if (session === null || customer === null) return { kind: 'closed' };
    const configuration = await getObject(work.sql, 'billing_portal.configuration', session.configuration);
    return task({ work, session, customer, configuration });
  });
}

/** A subscription of this customer that has not ended; somebody else's is none. */
export async function findOwn({ work, customer }: Portal, id: string): Promise<Subscription | null> {
  const subscription = await findObject(work.sql, 'subscription', id);
  return subscription !== null && subscription.customer === customer.id && isLive(subscription)
    ? subscription
    : null;
}

interface PortalOpening {
  readonly configuration: PortalConfiguration;
  readonly customer: string;
  readonly returnUrl: string | null;
  readonly locale: string | null;
}

export function openPortalSession(work: Work, opening: PortalOpening): Promise<PortalSession> {
  const id = newId('bps');
  const session = fill<PortalSession & { readonly locale: string | null }>({
    id,
    object: 'billing_portal.session',
    configuration: opening.configuration.id,
    created: work.now,
    customer: opening.customer,
    locale: opening.locale,
    return_url: opening.returnUrl,
    url: work.urls.portalSession(id),
  });
  return create(work, session, 'billing_portal.session.created');
}

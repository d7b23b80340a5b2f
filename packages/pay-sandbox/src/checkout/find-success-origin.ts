import { findObject } from '#store/object-queries.ts';
import type { Engine } from '#work/engine.ts';

/** Where the buyer goes after paying, as far as a browser must know it beforehand. */
export async function findSuccessOrigin(engine: Engine, id: string): Promise<string | null> {
  const session = await findObject(engine.database, 'checkout.session', id);
  return session === null ? null : new URL(session.success_url).origin;
}

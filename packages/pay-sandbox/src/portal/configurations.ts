import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import type { PortalConfiguration } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { insertObject, is, listObjects } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';

export const newConfiguration = (tx: Tx): PortalConfiguration =>
  fill<PortalConfiguration>({
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: tx.now,
    default_return_url: null,
    features: { subscription_update: { products: null } },
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

import type { Tx } from '#engine/tx.ts';
import { newId } from '#objects/ids.ts';
import type { PortalConfiguration } from '#objects/objects.ts';
import { insertObject, is, listObjects } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';

/** Offers nothing until features are enabled. */
export const newConfiguration = (tx: Tx): PortalConfiguration => ({
  id: newId('bpc'),
  object: 'billing_portal.configuration',
  active: true,
  created: tx.now,
  default_return_url: null,
  features: {
    invoice_history: { enabled: false },
    payment_method_update: { enabled: false },
    subscription_cancel: { enabled: false, mode: 'at_period_end' },
    subscription_update: {
      enabled: false,
      default_allowed_updates: [],
      products: null,
      proration_behavior: 'none',
    },
  },
  is_default: false,
  login_page: { enabled: false, url: null },
  metadata: {},
  updated: tx.now,
});

/** The default configuration offers everything, for sessions that name no configuration. */
export async function ensureDefaultConfiguration(tx: Tx): Promise<PortalConfiguration> {
  await lock(tx.sql, 'default portal configuration');
  const [existing] = await listObjects(tx.sql, 'billing_portal.configuration', [
    is("data ->> 'is_default'", 'true'),
  ]);
  if (existing !== undefined) return existing;
  const empty = newConfiguration(tx);
  const { features } = empty;
  const configuration: PortalConfiguration = {
    ...empty,
    features: {
      ...features,
      invoice_history: { ...features.invoice_history, enabled: true },
      payment_method_update: { ...features.payment_method_update, enabled: true },
      subscription_cancel: { ...features.subscription_cancel, enabled: true },
      subscription_update: {
        ...features.subscription_update,
        enabled: true,
        default_allowed_updates: ['price'],
      },
    },
    is_default: true,
    login_page: { enabled: true, url: tx.urls.portalLogin },
  };
  await insertObject(tx.sql, configuration, null);
  return configuration;
}

import { blankConfiguration } from '#api/portal-configuration.ts';
import type { PortalConfiguration } from '#objects/objects.ts';
import { insertObject, is, listObjects } from '#store/object-queries.ts';
import { lock } from '#store/sql.ts';
import type { Work } from '#work/work.ts';

/** The portal of who made no configuration: everything may be tried. */
export async function ensureDefaultConfiguration(work: Work): Promise<PortalConfiguration> {
  await lock(work.sql, 'default portal configuration');
  const [found] = await listObjects(work.sql, 'billing_portal.configuration', [
    is("data ->> 'is_default'", 'true'),
  ]);
  if (found !== undefined) return found;
  const blank = blankConfiguration(work);
  const configuration: PortalConfiguration = {
    ...blank,
    features: {
      ...blank.features,
      invoice_history: { ...blank.features.invoice_history, enabled: true },
      payment_method_update: { ...blank.features.payment_method_update, enabled: true },
      subscription_cancel: { ...blank.features.subscription_cancel, enabled: true },
      subscription_update: {
        ...blank.features.subscription_update,
        enabled: true,
        default_allowed_updates: ['price'],
        proration_behavior: 'create_prorations',
      },
    },
    is_default: true,
    login_page: { enabled: true, url: work.urls.portalLogin },
  };
  await insertObject(work.sql, configuration, null);
  return configuration;
}

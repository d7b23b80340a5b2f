import { newId } from '#objects/ids.ts';
import type { PortalConfiguration, PortalSession } from '#objects/objects.ts';
import { fill } from '#schema/fill.ts';
import { create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';

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

import type { PageRoute } from '#http/page-route.ts';
import type { UseCases } from '#use-cases.ts';
import { assetRoutes } from './assets.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { clockRoutes } from './clock-routes.ts';
import { newContext, type PageOptions } from './context.ts';
import { eventRoutes } from './event-routes.ts';
import { homeRoutes, lostRoute } from './home-routes.ts';
import { invoiceRoutes } from './invoices.ts';
import { mailboxRoutes } from './mailbox.ts';
import { portalCardRoutes } from './portal-card-routes.ts';
import { portalLoginRoutes } from './portal-login-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { portalSwitchRoutes } from './portal-switch-routes.ts';

/** All pages of a sandbox. The last answers whatever is left. */
export function sandboxPages(
  options: PageOptions,
  useCases: UseCases,
  now: () => number,
): readonly PageRoute[] {
  const context = newContext(options, useCases, now);
  return [
    ...assetRoutes,
    ...homeRoutes(context),
    ...checkoutRoutes(context),
    ...portalLoginRoutes(context),
    ...portalRoutes(context),
    ...portalSwitchRoutes(context),
    ...portalCardRoutes(context),
    ...invoiceRoutes(context),
    ...clockRoutes(context),
    ...eventRoutes(context),
    ...mailboxRoutes(context),
    lostRoute,
  ];
}

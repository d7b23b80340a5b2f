import type { Engine } from '#engine/engine.ts';
import type { PageRoute } from '#wire/http.ts';
import { assetRoutes } from './assets.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { clockRoutes } from './clock-routes.ts';
import { createContext, type PageOptions } from './context.ts';
import { homeRoutes, notFoundRoute } from './home-routes.ts';
import { invoiceRoutes } from './invoices.ts';
import { mailboxRoutes } from './mailbox.ts';
import { portalLoginRoutes } from './portal-login-routes.ts';
import { portalRoutes } from './portal-routes.ts';
import { switchPlanRoutes } from './switch-plan-routes.ts';
import { updateCardRoutes } from './update-card-routes.ts';

export function sandboxPages(options: PageOptions, engine: Engine): readonly PageRoute[] {
  const context = createContext(options, engine);
  return [
    ...assetRoutes,
    ...homeRoutes(context),
    ...checkoutRoutes(context),
    ...portalLoginRoutes(context),
    ...portalRoutes(context),
    ...switchPlanRoutes(context),
    ...updateCardRoutes(context),
    ...invoiceRoutes(context),
    ...clockRoutes(context),
    ...mailboxRoutes(context),
    notFoundRoute,
  ];
}

import { startCheckout as contract } from '@wayfare/contracts/calls/checkout';
import type { FastifyInstance } from 'fastify';
import { anHour } from '#http/guards/limit.ts';
import { route } from '#http/guards/route.ts';
import type { BillingDeps } from './billing-deps.ts';
import { payingMember, payingVisitor } from './checkout/payer.ts';
import { startCheckout } from './checkout/start-checkout.ts';
import { webhookRoute } from './events/webhook.ts';

/** A household behind one address may try every plan and donation. */
const checkouts = anHour('checkout', 60);

/** Everything below /api/checkout. */
export async function checkoutRoutes(app: FastifyInstance, deps: BillingDeps): Promise<void> {
  route(app, contract, {
    guards: { limit: deps.limits.perNetwork(checkouts) },
    handler: async ({ body: { email, token, plan, donation }, request, reply }) => {
      const payer =
        email === undefined || token === undefined
          ? await payingMember(deps, request, reply)
          : await payingVisitor(deps, { email, token });
      return startCheckout(deps, payer, { plan, donation });
    },
  });
  await webhookRoute(app, deps);
}

import { startCheckout as contract } from '@wayfare/contracts/calls/checkout';
import { hours, later } from '@wayfare/contracts/rules/durations';
import type { FastifyInstance } from 'fastify';
import type { Identity } from '#adapters/identity/identity.ts';
import { personOf } from '#features/billing/subscription/person.ts';
import { findStagedSignup } from '#features/people/person/find-staged-signup.ts';
import { problem } from '#http/answers/problems.ts';
import { anHour, type Limits } from '#http/guards/limit.ts';
import { requireMember } from '#http/guards/member.ts';
import { route } from '#http/guards/route.ts';
import type { EventDeps } from '../events/event-deps.ts';
import { webhookRoute } from '../events/webhook.ts';
import { type CheckoutDeps, type Payer, startCheckout } from './start-checkout.ts';

export interface CheckoutRouteDeps extends CheckoutDeps, EventDeps {
  readonly identity: Identity;
  readonly limits: Limits;
}

export async function checkoutRoutes(app: FastifyInstance, deps: CheckoutRouteDeps): Promise<void> {
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

/** A household behind one address may try every plan and donation. */
const checkouts = anHour('checkout', 60);

async function payingVisitor(
  deps: CheckoutRouteDeps,
  proof: { email: string; token: string },
): Promise<Payer> {
  const signup = await findStagedSignup(deps.db, proof, deps.clock.now());
  if (signup === null) throw problem('signup_expired');
  if (signup.isPaid) throw problem('signup_paid');
  const { personId, email, name, expiresAt } = signup;
  return {
    kind: 'signup',
    personId,
    email,
    name,
    until: expiresAt,
    isStillThere: async (within) => (await findStagedSignup(within, proof, deps.clock.now())) !== null,
  };
}

async function payingMember(
  { db, clock, identity }: CheckoutRouteDeps,
  ...call: Parameters<ReturnType<typeof requireMember>>
): Promise<Payer> {
  const { sub } = await requireMember(identity)(...call);
  const account = await identity.findBySub(sub);
  if (account === null) throw problem('authentication_required');
  const now = clock.now();
  const personId = await personOf(db, sub, now);
  // The same hour gives the same end, so that a double click finds the same page.
  const hour = new Date(Math.floor(now.getTime() / hours(1)) * hours(1));
  const { email, name } = account;
  return {
    kind: 'member',
    personId,
    email,
    name,
    until: later(hour, hours(23)),
    isStillThere: async () => true,
  };
}

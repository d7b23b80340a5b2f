import type { CardInput } from '#checkout/card-input.ts';
import {
  type Authentication,
  type CheckoutInput,
  type CheckoutOutcome,
  completeCheckout,
} from '#checkout/complete-session.ts';
import { type SessionSight, viewSession } from '#checkout/view-session.ts';
import { type Advanced, advance, type ClockView, viewClock } from '#clock/advance.ts';
import type { Leaving } from '#lifecycle/cancel-subscription.ts';
import { type Canceled, cancelInPortal, type Renewed, renewInPortal } from '#portal/cancel.ts';
import type { Closed } from '#portal/enter.ts';
import { type PortalLogin, requestPortalLogin, usePortalLogin } from '#portal/login.ts';
import { type Switched, switchPlan } from '#portal/switch-plan.ts';
import { type CardUpdated, updateCard } from '#portal/update-card.ts';
import { type PortalView, viewPortal } from '#portal/view.ts';
import { type InvoiceSight, viewInvoice } from '#portal/view-invoice.ts';
import { type EventPage, listEvents, type Resent, resendEvent } from '#webhooks/event-list.ts';
import type { Engine } from '#work/engine.ts';

/** What people do in the sandbox's pages. Everything that can be answered no is answered so, and not thrown. */
export interface UseCases {
  readonly viewSession: (session: string) => Promise<SessionSight>;
  readonly completeCheckout: (
    session: string,
    input: CheckoutInput,
    authentication: Authentication,
  ) => Promise<CheckoutOutcome>;
  readonly requestPortalLogin: (email: string) => { readonly kind: 'sent' };
  readonly usePortalLogin: (token: string) => Promise<PortalLogin>;
  readonly viewPortal: (session: string) => Promise<PortalView | Closed>;
  readonly cancelInPortal: (session: string, subscription: string, leaving?: Leaving) => Promise<Canceled>;
  readonly renewInPortal: (session: string, subscription: string) => Promise<Renewed>;
  readonly switchPlan: (session: string, subscription: string, price: string) => Promise<Switched>;
  readonly updateCard: (
    session: string,
    input: CardInput,
    authentication: Authentication,
  ) => Promise<CardUpdated>;
  readonly viewInvoice: (invoice: string) => Promise<InvoiceSight>;
  readonly viewClock: () => Promise<ClockView>;
  readonly advanceClock: (to: Date) => Promise<Advanced>;
  readonly listEvents: (page?: {
    readonly before?: string | null;
    readonly limit?: number;
    readonly type?: string | null;
  }) => Promise<EventPage>;
  readonly resendEvent: (event: string, times?: number) => Promise<Resent>;
}

const eventsOnAPage = 50;

export const useCasesOf = (engine: Engine): UseCases => ({
  viewSession: (session) => viewSession(engine, session),
  completeCheckout: (session, input, authentication) =>
    completeCheckout(engine, session, input, authentication),
  requestPortalLogin: (email) => requestPortalLogin(engine, email),
  usePortalLogin: (token) => usePortalLogin(engine, token),
  viewPortal: (session) => viewPortal(engine, session),
  cancelInPortal: (session, subscription, leaving) => cancelInPortal(engine, session, subscription, leaving),
  renewInPortal: (session, subscription) => renewInPortal(engine, session, subscription),
  switchPlan: (session, subscription, price) => switchPlan(engine, session, subscription, price),
  updateCard: (session, input, authentication) => updateCard(engine, session, input, authentication),
  viewInvoice: (invoice) => viewInvoice(engine, invoice),
  viewClock: () => viewClock(engine),
  advanceClock: (to) => advance(engine, to),
  listEvents: ({ before = null, limit = eventsOnAPage, type = null } = {}) =>
    listEvents(engine.database, { before, limit, type }),
  resendEvent: (event, times) => resendEvent(engine, event, times),
});

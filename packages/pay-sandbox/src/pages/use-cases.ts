import { completeCheckout } from '#checkout/complete-session.ts';
import { findSuccessOrigin, viewSession } from '#checkout/view-session.ts';
import { advanceClock, viewClock, viewUpcoming } from '#clock/advance.ts';
import type { Engine } from '#engine/engine.ts';
import { cancelInPortal, previewCancel, renewInPortal } from '#portal/cancel.ts';
import { requestPortalLogin, usePortalLogin } from '#portal/login.ts';
import { previewSwitch, switchPlan } from '#portal/switch-plan.ts';
import { updateCard } from '#portal/update-card.ts';
import { viewInvoice, viewPortal } from '#portal/view-portal.ts';
import { findLastEventSeq, listEventsSince } from '#store/event-queries.ts';

/** The actions behind the pages. Expected failures are results, not exceptions. */
export const createUseCases = (engine: Engine) => ({
  viewSession: viewSession.bind(null, engine),
  findSuccessOrigin: findSuccessOrigin.bind(null, engine),
  completeCheckout: completeCheckout.bind(null, engine),
  requestPortalLogin: requestPortalLogin.bind(null, engine),
  usePortalLogin: usePortalLogin.bind(null, engine),
  viewPortal: viewPortal.bind(null, engine),
  previewCancel: previewCancel.bind(null, engine),
  cancelInPortal: cancelInPortal.bind(null, engine),
  renewInPortal: renewInPortal.bind(null, engine),
  previewSwitch: previewSwitch.bind(null, engine),
  switchPlan: switchPlan.bind(null, engine),
  updateCard: updateCard.bind(null, engine),
  viewInvoice: viewInvoice.bind(null, engine),
  viewClock: viewClock.bind(null, engine),
  viewUpcoming: viewUpcoming.bind(null, engine),
  advanceClock: advanceClock.bind(null, engine),
  findLastEventSeq: findLastEventSeq.bind(null, engine.database),
  listEventsSince: listEventsSince.bind(null, engine.database),
});

export type UseCases = ReturnType<typeof createUseCases>;

import { completeCheckout } from '#checkout/complete-session.ts';
import { findSuccessOrigin, viewSession } from '#checkout/view-session.ts';
import { advance, viewClock, viewComing } from '#clock/advance.ts';
import { cancelInPortal, previewCancel, renewInPortal } from '#portal/cancel.ts';
import { requestPortalLogin, usePortalLogin } from '#portal/login.ts';
import { previewSwitch, switchPlan } from '#portal/switch-plan.ts';
import { updateCard } from '#portal/update-card.ts';
import { viewPortal } from '#portal/view.ts';
import { listEvents, resendEvent, viewEvent } from '#webhooks/event-list.ts';
import type { Engine } from '#work/engine.ts';
import { viewInvoice } from './portal/view.ts';

/** What people do in the sandbox's pages. Everything that can be answered no is answered so, and not thrown. */
export const useCasesOf = (engine: Engine) => ({
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
  viewComing: viewComing.bind(null, engine),
  advanceClock: advance.bind(null, engine),
  listEvents: listEvents.bind(null, engine),
  viewEvent: viewEvent.bind(null, engine),
  resendEvent: resendEvent.bind(null, engine),
});

export type UseCases = ReturnType<typeof useCasesOf>;

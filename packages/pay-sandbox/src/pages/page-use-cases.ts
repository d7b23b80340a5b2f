import { type ComingView, viewComing } from '#clock/coming.ts';
import { type CancelPreview, previewCancel } from '#portal/preview-cancel.ts';
import { previewSwitch, type SwitchPreview } from '#portal/preview-switch.ts';
import { findObject } from '#store/object-queries.ts';
import type { UseCases } from '#use-cases.ts';
import type { EventView } from '#webhooks/event-list.ts';
import { viewEvent } from '#webhooks/event-list.ts';
import type { Engine } from '#work/engine.ts';

/** What a page may ask for: all that people do, and what must be known before they decide. */
export interface PageUseCases extends UseCases {
  findSuccessOrigin(session: string): Promise<string | null>;
  previewCancel(session: string, subscription: string): Promise<CancelPreview>;
  previewSwitch(session: string, subscription: string, price: string): Promise<SwitchPreview>;
  viewComing(limit: number): Promise<ComingView>;
  viewEvent(event: string): Promise<EventView | null>;
}

export const pageUseCasesOf = (engine: Engine, useCases: UseCases): PageUseCases => ({
  ...useCases,
  findSuccessOrigin: (session) => findSuccessOrigin(engine, session),
  previewCancel: (session, subscription) => previewCancel(engine, session, subscription),
  previewSwitch: (session, subscription, price) => previewSwitch(engine, session, subscription, price),
  viewComing: (limit) => viewComing(engine, limit),
  viewEvent: (event) => viewEvent(engine, event),
});

/** Where the buyer goes after paying, as far as a browser must know it beforehand. */
async function findSuccessOrigin(engine: Engine, id: string): Promise<string | null> {
  const session = await findObject(engine.database, 'checkout.session', id);
  return session === null ? null : new URL(session.success_url).origin;
}

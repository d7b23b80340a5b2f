import { endOf } from '#lifecycle/schedule.ts';
import { periodOf } from '#lifecycle/subscription-views.ts';
import type { Engine } from '#work/engine.ts';
import type { Refused } from './cancel.ts';
import { type Closed, findOwn, lookIn } from './enter.ts';

export type CancelPreview =
  | { readonly kind: 'would end'; readonly at: Date }
  | { readonly kind: 'would end at once' }
  | Refused
  | Closed;

/** What a cancellation would do. */
export function previewCancel(engine: Engine, session: string, id: string): Promise<CancelPreview> {
  return lookIn(engine, session, async (portal): Promise<CancelPreview> => {
    const subscription = await findOwn(portal, id);
    if (subscription === null) return { kind: 'no such subscription' };
    const { enabled, mode } = portal.configuration.features.subscription_cancel;
    if (!enabled) return { kind: 'not allowed' };
    if (mode === 'immediately') return { kind: 'would end at once' };
    const at = endOf(subscription) ?? periodOf(subscription).end;
    return { kind: 'would end', at: new Date(at * 1_000) };
  });
}

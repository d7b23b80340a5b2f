import { newId, randomText } from '#objects/ids.ts';
import type { SetupIntent } from '#objects/payments.ts';
import { fill } from '#schema/fill.ts';
import { create } from '#work/changes.ts';
import type { Work } from '#work/work.ts';
import { paymentErrorOf } from './errors.ts';
import type { Decline } from './test-cards.ts';

type Outcome = Pick<SetupIntent, 'customer' | 'payment_method' | 'status' | 'last_setup_error'>;

function newSetup(work: Work, outcome: Outcome): SetupIntent {
  const id = newId('seti');
  return fill<SetupIntent & { usage: string; payment_method_types: readonly string[] }>({
    ...outcome,
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${randomText(25)}`,
    created: work.now,
    payment_method_types: ['card'],
    usage: 'off_session',
  });
}

/** A card was taken for later, with nothing to pay today. */
export async function setupSucceeded(work: Work, customer: string, method: string): Promise<void> {
  const outcome = { customer, payment_method: method, status: 'succeeded', last_setup_error: null } as const;
  await create(work, newSetup(work, outcome), 'setup_intent.succeeded');
}

export async function setupInVain(work: Work, customer: string | null, decline: Decline): Promise<void> {
  const error = paymentErrorOf(decline, null);
  const outcome = {
    customer,
    payment_method: null,
    status: 'requires_payment_method',
    last_setup_error: error,
  } as const;
  await create(work, newSetup(work, outcome), 'setup_intent.setup_failed');
}

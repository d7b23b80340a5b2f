import { type Payment, verifyCheckout } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';

type PaymentOutcome =
  | { readonly isVerified: true; readonly email: string | null; readonly payment: Payment | null }
  | {
      readonly isVerified: false;
      /** Message if the card has had a trial before. */
      readonly repeated?: string;
    };

/** The visitor may return before the provider marks the payment as complete. */
const defaultPausesMs = [1_000, 2_000, 4_000];

export async function verifyPayment(
  config: Pick<PublicConfig, 'bases'>,
  sessionId: string,
  pausesMs: readonly number[] = defaultPausesMs,
): Promise<PaymentOutcome> {
  try {
    const { email, payment, error } = await call(
      verifyCheckout,
      { body: { session_id: sessionId } },
      { config },
    );
    return error === undefined
      ? { isVerified: true, email: email ?? null, payment: payment ?? null }
      : { isVerified: false };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'checkout_trial_repeated')
      return { isVerified: false, repeated: error.message };
    const [pauseMs, ...later] = pausesMs;
    // All other failures show the same message.
    if (pauseMs === undefined || !isUnpaid(error)) return { isVerified: false };
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return verifyPayment(config, sessionId, later);
  }
}

const isUnpaid = (error: unknown): boolean => error instanceof ApiError && error.code === 'checkout_unpaid';

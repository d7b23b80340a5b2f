import { verifyCheckout } from '@wayfare/contracts/auth';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { call } from '#api/call.ts';

export type PaymentOutcome =
  | { readonly isVerified: true; readonly email: string | null }
  | { readonly isVerified: false };

export async function verifyPayment(
  config: Pick<PublicConfig, 'bases'>,
  sessionId: string,
): Promise<PaymentOutcome> {
  try {
    const { email, error } = await call(verifyCheckout, { body: { session_id: sessionId } }, { config });
    return error === undefined ? { isVerified: true, email: email ?? null } : { isVerified: false };
  } catch {
    // One sentence is said for every reason; the page offers to try again.
    return { isVerified: false };
  }
}

import { startCheckout } from '@wayfare/contracts/checkout';
import type { Money } from '@wayfare/contracts/money';
import type { PlanId } from '@wayfare/contracts/plans';
import type { PublicConfig } from '@wayfare/contracts/public-config';
import { ApiError, spokenOf } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import type { StagedSignup } from '#session/staged-signup.ts';
import { isPaymentAddress } from './payment-address.ts';

export interface PlanChoice {
  readonly plan: PlanId;
  readonly donation: Money | null;
}

/** A visitor pays for the signup that is staged; a member shows who they are. */
export type Payer = { readonly signup: StagedSignup } | { readonly bearer: string };

export type CheckoutOutcome =
  | { readonly status: 'ready'; readonly url: string }
  /** The server no longer keeps the signup: it has to be begun again. */
  | { readonly status: 'expired' }
  | { readonly status: 'failed'; readonly spoken: string | undefined };

export async function beginCheckout(
  config: Pick<PublicConfig, 'bases' | 'donationPriceId'>,
  { plan, donation }: PlanChoice,
  payer: Payer,
): Promise<CheckoutOutcome> {
  const body = {
    plan,
    donation: donation && { amount: donation.amountMinor / 100, priceId: config.donationPriceId },
    ...('signup' in payer ? payer.signup : {}),
  };
  try {
    const token = 'bearer' in payer ? payer.bearer : null;
    const { url } = await call(startCheckout, { body }, { config, token });
    return isPaymentAddress(url) ? { status: 'ready', url } : { status: 'failed', spoken: undefined };
  } catch (error) {
    const isExpired = error instanceof ApiError && error.code === 'signup_expired';
    return isExpired ? { status: 'expired' } : { status: 'failed', spoken: spokenOf(error) };
  }
}

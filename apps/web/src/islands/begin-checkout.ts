import { startCheckout } from '@wayfare/contracts/calls/checkout';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import type { Money } from '@wayfare/contracts/rules/money';
import { type PlanId, plans } from '@wayfare/contracts/rules/plans';
import { ApiError, getServerMessage } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import type { StagedSignup } from '#session/staged-signup.ts';
import { isPaymentAddress } from './payment-address.ts';

export interface PlanChoice {
  readonly plan: PlanId;
  readonly donation: Money | null;
  /** What the page has promised of the yearly plan. */
  readonly hasTrial: boolean;
}

/** A visitor pays for the signup that is staged; a member shows who they are. */
export type Payer = { readonly signup: StagedSignup } | { readonly bearer: string };

export type CheckoutOutcome =
  | { readonly status: 'ready'; readonly url: string }
  /** The page promised free days, and there are none. */
  | { readonly status: 'no-trial' }
  /** The server no longer keeps the signup: it has to be begun again. */
  | { readonly status: 'expired' }
  /** There is nothing to pay any more, and the server's words say why. */
  | {
      readonly status: 'settled';
      readonly why: 'signup-paid' | 'subscribed';
      readonly spoken: string | undefined;
    }
  | { readonly status: 'failed'; readonly spoken: string | undefined };

/** Throws where a member's token is refused: whoever gave it knows how to come by another. */
export async function beginCheckout(
  config: Pick<PublicConfig, 'bases' | 'donationPriceId'>,
  { plan, donation, hasTrial }: PlanChoice,
  payer: Payer,
): Promise<CheckoutOutcome> {
  const body = {
    plan,
    donation: donation && { amount: donation.amountMinor / 100, priceId: config.donationPriceId },
    ...('signup' in payer ? payer.signup : {}),
  };
  try {
    const token = 'bearer' in payer ? payer.bearer : null;
    const { url, trialDays } = await call(startCheckout, { body }, { config, token });
    if (hasTrial && plans[plan].trialDays > 0 && trialDays === 0) return { status: 'no-trial' };
    return isPaymentAddress(url) ? { status: 'ready', url } : { status: 'failed', spoken: undefined };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'authentication_required' && 'bearer' in payer)
      throw error;
    return toOutcome(error);
  }
}

function toOutcome(error: unknown): CheckoutOutcome {
  const spoken = getServerMessage(error);
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'signup_expired') return { status: 'expired' };
  if (code === 'signup_paid') return { status: 'settled', why: 'signup-paid', spoken };
  if (code === 'already_subscribed') return { status: 'settled', why: 'subscribed', spoken };
  return { status: 'failed', spoken };
}

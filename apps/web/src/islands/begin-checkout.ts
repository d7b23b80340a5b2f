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
  /** Whether the page offered a trial for the yearly plan. */
  readonly hasTrial: boolean;
}

/** A visitor pays for the staged sign-up; a member sends a token. */
type Payer = { readonly signup: StagedSignup } | { readonly bearer: string };

export type CheckoutOutcome =
  | { readonly status: 'ready'; readonly url: string }
  /** The page offered a trial, but the person has had one. */
  | { readonly status: 'no-trial' }
  /** The sign-up has expired: the visitor must start again. */
  | { readonly status: 'expired' }
  /** Already paid; the message explains it. */
  | {
      readonly status: 'already-paid';
      readonly reason: 'signup-paid' | 'subscribed';
      readonly message: string | undefined;
    }
  | { readonly status: 'failed'; readonly message: string | undefined };

/** Throws if a member's token is rejected, so that the caller can renew it. */
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
    return isPaymentAddress(url) ? { status: 'ready', url } : { status: 'failed', message: undefined };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'authentication_required' && 'bearer' in payer)
      throw error;
    return toOutcome(error);
  }
}

function toOutcome(error: unknown): CheckoutOutcome {
  const message = getServerMessage(error);
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'signup_expired') return { status: 'expired' };
  if (code === 'signup_paid') return { status: 'already-paid', reason: 'signup-paid', message };
  if (code === 'already_subscribed') return { status: 'already-paid', reason: 'subscribed', message };
  return { status: 'failed', message };
}

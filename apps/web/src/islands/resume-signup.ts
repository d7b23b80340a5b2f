import { resumeSignup } from '@wayfare/contracts/calls/auth';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { ApiError } from '#api/api-error.ts';
import { call } from '#api/call.ts';
import { randomToken, type StagedSignup } from '#session/staged-signup.ts';

/** The missing step of a sign-up; 'unfinished' if it is unknown. */
export type MissingStep = 'unpaid' | 'unconfirmed' | 'unfinished';

type Resumption =
  | { readonly status: 'unpaid'; readonly signup: StagedSignup }
  | { readonly status: Exclude<MissingStep, 'unpaid'> };

/** For a right password of an unconfirmed account. If the payment is missing, this browser may make it from now on. */
export async function resume(
  config: Pick<PublicConfig, 'bases'>,
  credentials: { readonly email: string; readonly password: string },
): Promise<Resumption> {
  const token = randomToken();
  try {
    await call(resumeSignup, { body: { ...credentials, token } }, { config });
  } catch (error) {
    const isPaid = error instanceof ApiError && error.code === 'signup_paid';
    return { status: isPaid ? 'unconfirmed' : 'unfinished' };
  }
  return { status: 'unpaid', signup: { email: credentials.email, token } };
}

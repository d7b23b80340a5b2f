import { createClientKeys, createPasswordClaim } from '@wayfare/user-pool/srp-client';
import type { Clock } from '#adapters/clock/clock.ts';
import type { Cognito } from './cognito-accounts.ts';
import { answerTo, isNamed } from './cognito-client.ts';

/**
 * By signing in as any client does, because a server has no other way that every pool allows. Only the second answer
 * counts: whoever hears there that the account is not confirmed has proved the password.
 */
export async function provesPassword(
  { sdk, UserPoolId, ClientId }: Cognito,
  clock: Clock,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<boolean> {
  const keys = createClientKeys();
  const AuthParameters = { USERNAME: email, SRP_A: keys.A.toString(16) };
  const begun = await unlessRefused(
    sdk.initiateAuth({ AuthFlow: 'USER_SRP_AUTH', ClientId, AuthParameters }),
  );
  if ('refusal' in begun || begun.answer.ChallengeName !== 'PASSWORD_VERIFIER') return false;
  const challenge = begun.answer.ChallengeParameters ?? {};
  const userId = challenge.USER_ID_FOR_SRP ?? email;
  const poolName = UserPoolId.slice(UserPoolId.indexOf('_') + 1);
  const claim = createPasswordClaim(keys, challenge, { poolName, userId, password }, clock.now());
  const proved = await unlessRefused(
    sdk.respondToAuthChallenge({
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId,
      ChallengeResponses: { USERNAME: userId, ...claim },
    }),
  );
  return 'refusal' in proved && isNamed(proved.refusal, 'UserNotConfirmedException');
}

async function unlessRefused<Answer>(
  question: Promise<Answer>,
): Promise<{ readonly answer: Answer } | { readonly refusal: Error }> {
  try {
    return { answer: await answerTo(question) };
  } catch (error) {
    if (isRefused(error)) return { refusal: error };
    throw error;
  }
}

const isRefused = (error: unknown): error is Error =>
  isNamed(
    error,
    'NotAuthorizedException',
    'UserNotConfirmedException',
    'UserNotFoundException',
    'PasswordResetRequiredException',
  );

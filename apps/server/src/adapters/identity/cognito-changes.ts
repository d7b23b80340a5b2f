import { signupErrors } from '@wayfare/contracts/rules/signup';
import { createClientKeys, createPasswordClaim } from '@wayfare/user-pool/srp-client';
import type { Clock } from '#clock.ts';
import { type Cognito, findUser, nullIfNotFound } from './cognito-accounts.ts';
import { callCognito, isNamed } from './cognito-client.ts';
import type { NewAccount, PasswordOutcome, SignUpOutcome } from './identity.ts';
import { passwordFault } from './password-fault.ts';

const refused = (message: string) => ({ status: 'refused', message }) as const;
const refusedPassword = refused(signupErrors.password);

/**
 * The pool must be set not to verify addresses by itself, or Amazon sends a code of its own: no "auto-verified
 * attributes", and self-registration allowed, since only SignUp makes an account that waits to be confirmed.
 */
export async function signUp(
  { sdk, ClientId, compromisedPasswords }: Cognito,
  { email, name, password }: NewAccount,
): Promise<SignUpOutcome> {
  // Our policy also looks at the address and at a list, which Amazon's cannot.
  const fault = await passwordFault(password, email, compromisedPasswords);
  if (fault !== null) return refused(fault);
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'name', Value: name },
  ];
  try {
    const { UserSub = '' } = await callCognito(
      sdk.signUp({ ClientId, Username: email, Password: password, UserAttributes }),
    );
    return { status: 'created', sub: UserSub };
  } catch (error) {
    if (isNamed(error, 'UsernameExistsException', 'AliasExistsException')) return { status: 'email-taken' };
    // Some check of the operator's own said no.
    if (isNamed(error, 'InvalidPasswordException', 'UserLambdaValidationException')) {
      return refused(error.message);
    }
    if (isNamed(error, 'InvalidParameterException')) return refused('These details cannot be used.');
    throw error;
  }
}

/** Amazon's confirming leaves the address unverified, and refuses whoever is confirmed already. */
export async function confirm(cognito: Cognito, sub: string): Promise<boolean> {
  const user = await findUser(cognito, sub);
  if (user === null) return false;
  if (!user.isConfirmed && !(await becomesConfirmed(cognito, sub))) return false;
  return user.isEmailVerified || setAttribute(cognito, sub, 'email_verified', 'true');
}

async function becomesConfirmed(cognito: Cognito, sub: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  try {
    return (await nullIfNotFound(sdk.adminConfirmSignUp({ UserPoolId, Username: sub }))) !== null;
  } catch (error) {
    if (!isNamed(error, 'NotAuthorizedException')) throw error;
    // Somebody else confirmed in between.
    if ((await findUser(cognito, sub))?.isConfirmed) return true;
    throw error;
  }
}

/**
 * A permanent password confirms an account, but leaves its sessions alive, so they are ended after it. A pause after
 * wrong passwords is Amazon's own, a quarter of an hour at the most, and nothing lifts it.
 */
export async function setPassword(cognito: Cognito, sub: string, password: string): Promise<PasswordOutcome> {
  const { sdk, UserPoolId } = cognito;
  const user = await findUser(cognito, sub);
  if (user === null) return { status: 'not-found' };
  const fault = await passwordFault(password, user.email, cognito.compromisedPasswords);
  if (fault !== null) return refused(fault);
  try {
    const set = await nullIfNotFound(
      sdk.adminSetUserPassword({ UserPoolId, Username: sub, Password: password, Permanent: true }),
    );
    if (set === null) return { status: 'not-found' };
  } catch (error) {
    if (isNamed(error, 'InvalidPasswordException', 'PasswordHistoryPolicyViolationException')) {
      return refused(error.message);
    }
    if (isNamed(error, 'InvalidParameterException')) return refusedPassword;
    throw error;
  }
  return { status: (await signOutEverywhere(cognito, sub)) ? 'set' : 'not-found' };
}

export async function setAttribute(
  { sdk, UserPoolId }: Cognito,
  sub: string,
  Name: 'name' | 'email_verified',
  Value: string,
): Promise<boolean> {
  const UserAttributes = [{ Name, Value }];
  const changed = sdk.adminUpdateUserAttributes({ UserPoolId, Username: sub, UserAttributes });
  return (await nullIfNotFound(changed)) !== null;
}

export async function signOutEverywhere({ sdk, UserPoolId }: Cognito, sub: string): Promise<boolean> {
  return (await nullIfNotFound(sdk.adminUserGlobalSignOut({ UserPoolId, Username: sub }))) !== null;
}

/** Disabling revokes what can be revoked; refresh tokens from before must not live again when it is undone. */
export async function disable(cognito: Cognito, sub: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  if (!(await signOutEverywhere(cognito, sub))) return false;
  return (await nullIfNotFound(sdk.adminDisableUser({ UserPoolId, Username: sub }))) !== null;
}

export async function enable({ sdk, UserPoolId }: Cognito, sub: string): Promise<boolean> {
  return (await nullIfNotFound(sdk.adminEnableUser({ UserPoolId, Username: sub }))) !== null;
}

export async function deleteUser({ sdk, UserPoolId }: Cognito, sub: string): Promise<boolean> {
  return (await nullIfNotFound(sdk.adminDeleteUser({ UserPoolId, Username: sub }))) !== null;
}

/**
 * By signing in as any client does, because a server has no other way that every pool allows. Only the second answer
 * counts: "not confirmed" in it proves the password.
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
    return { answer: await callCognito(question) };
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

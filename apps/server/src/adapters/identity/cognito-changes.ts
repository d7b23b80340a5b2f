import { signupErrors } from '@wayfare/contracts/rules/signup';
import { createClientKeys, createPasswordClaim } from '@wayfare/user-pool/srp-client';
import type { Clock } from '#clock.ts';
import { type Cognito, findAccount, findUser, nullIfNotFound, toUser } from './cognito-accounts.ts';
import { callCognito, isNamed } from './cognito-client.ts';
import type { GroupMember, NewAccount, PasswordOutcome, SignUpOutcome } from './identity.ts';
import { passwordFault } from './password-fault.ts';

const refused = (message: string) => ({ status: 'refused', message }) as const;
const refusedPassword = refused(signupErrors.password);

/**
 * The pool must allow self-registration, because only SignUp creates an unconfirmed account, and must have no
 * "auto-verified attributes", or Amazon sends a code of its own.
 */
export async function signUp(
  { sdk, ClientId, compromisedPasswords }: Cognito,
  { email, name, password }: NewAccount,
): Promise<SignUpOutcome> {
  // Amazon's policy cannot check the address or a list of common passwords.
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
    // The Lambda is a check of the operator.
    if (isNamed(error, 'InvalidPasswordException', 'UserLambdaValidationException')) {
      return refused(error.message);
    }
    if (isNamed(error, 'InvalidParameterException')) return refused('These details cannot be used.');
    throw error;
  }
}

/** Confirming at Amazon does not verify the address, and fails if the user is already confirmed. */
export async function confirm(cognito: Cognito, sub: string): Promise<boolean> {
  const user = await findUser(cognito, sub);
  if (user === null) return false;
  if (!user.isConfirmed && !(await confirmSignUp(cognito, sub))) return false;
  return user.isEmailVerified || setAttribute(cognito, sub, 'email_verified', 'true');
}

async function confirmSignUp(cognito: Cognito, sub: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  try {
    return (await nullIfNotFound(sdk.adminConfirmSignUp({ UserPoolId, Username: sub }))) !== null;
  } catch (error) {
    if (!isNamed(error, 'NotAuthorizedException')) throw error;
    // Another request may have confirmed the user meanwhile.
    if ((await findUser(cognito, sub))?.isConfirmed) return true;
    throw error;
  }
}

/**
 * A permanent password confirms the account but does not end its sessions. Amazon's lockout after wrong passwords, at
 * most 15 minutes, cannot be lifted.
 */
export async function setPassword(cognito: Cognito, sub: string, password: string): Promise<PasswordOutcome> {
  const { sdk, UserPoolId } = cognito;
  const user = await findUser(cognito, sub);
  if (user === null) return { status: 'not-found' };
  const fault = await passwordFault(password, user.email, cognito.compromisedPasswords);
  if (fault !== null) return refused(fault);
  try {
    const result = await nullIfNotFound(
      sdk.adminSetUserPassword({ UserPoolId, Username: sub, Password: password, Permanent: true }),
    );
    if (result === null) return { status: 'not-found' };
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

export const signOutEverywhere = async ({ sdk, UserPoolId }: Cognito, sub: string): Promise<boolean> =>
  (await nullIfNotFound(sdk.adminUserGlobalSignOut({ UserPoolId, Username: sub }))) !== null;

/** Signs out first, so that refresh tokens stay invalid when the user is enabled again. */
export async function disable(cognito: Cognito, sub: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  if (!(await signOutEverywhere(cognito, sub))) return false;
  return (await nullIfNotFound(sdk.adminDisableUser({ UserPoolId, Username: sub }))) !== null;
}

export const enable = async ({ sdk, UserPoolId }: Cognito, sub: string): Promise<boolean> =>
  (await nullIfNotFound(sdk.adminEnableUser({ UserPoolId, Username: sub }))) !== null;

export const deleteUser = async ({ sdk, UserPoolId }: Cognito, sub: string): Promise<boolean> =>
  (await nullIfNotFound(sdk.adminDeleteUser({ UserPoolId, Username: sub }))) !== null;

/**
 * Signs in like a client, which every pool allows. The password is correct if the second response says "not confirmed".
 */
export async function provesPassword(
  { sdk, UserPoolId, ClientId }: Cognito,
  clock: Clock,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<boolean> {
  const keys = createClientKeys();
  const AuthParameters = { USERNAME: email, SRP_A: keys.A.toString(16) };
  const started = await unlessRefused(
    sdk.initiateAuth({ AuthFlow: 'USER_SRP_AUTH', ClientId, AuthParameters }),
  );
  if ('refusal' in started || started.response.ChallengeName !== 'PASSWORD_VERIFIER') return false;
  const challenge = started.response.ChallengeParameters ?? {};
  const userId = challenge.USER_ID_FOR_SRP ?? email;
  const poolName = UserPoolId.slice(UserPoolId.indexOf('_') + 1);
  const claim = createPasswordClaim(keys, challenge, { poolName, userId, password }, clock.now());
  const verified = await unlessRefused(
    sdk.respondToAuthChallenge({
      ChallengeName: 'PASSWORD_VERIFIER',
      ClientId,
      ChallengeResponses: { USERNAME: userId, ...claim },
    }),
  );
  return 'refusal' in verified && isNamed(verified.refusal, 'UserNotConfirmedException');
}

async function unlessRefused<T>(
  request: Promise<T>,
): Promise<{ readonly response: T } | { readonly refusal: Error }> {
  try {
    return { response: await callCognito(request) };
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

/** Creates the group if it does not exist. */
export async function addToGroup(cognito: Cognito, sub: string, group: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  const add = async () =>
    (await nullIfNotFound(sdk.adminAddUserToGroup({ UserPoolId, Username: sub, GroupName: group }))) !== null;
  try {
    return await add();
  } catch (error) {
    if (!isNamed(error, 'ResourceNotFoundException')) throw error;
    await createGroup(cognito, group);
    return add();
  }
}

/** Throws the same error if the pool does not exist. */
async function createGroup({ sdk, UserPoolId }: Cognito, GroupName: string): Promise<void> {
  try {
    await callCognito(sdk.createGroup({ UserPoolId, GroupName }));
  } catch (error) {
    if (!isNamed(error, 'GroupExistsException')) throw error;
  }
}

export async function removeFromGroup(cognito: Cognito, sub: string, group: string): Promise<boolean> {
  const { sdk, UserPoolId } = cognito;
  const account = await findAccount(cognito, sub);
  if (account === null) return false;
  if (!account.groups.includes(group)) return true;
  const removed = sdk.adminRemoveUserFromGroup({ UserPoolId, Username: sub, GroupName: group });
  return (await nullIfNotFound(removed)) !== null && (await signOutEverywhere(cognito, sub));
}

export async function listGroup(cognito: Cognito, GroupName: string): Promise<GroupMember[]> {
  const members: GroupMember[] = [];
  let next: string | undefined;
  do {
    const page = await fetchGroupPage(cognito, GroupName, next);
    for (const user of page.Users ?? []) members.push(toUser(user));
    next = page.NextToken;
  } while (next !== undefined);
  return members;
}

async function fetchGroupPage({ sdk, UserPoolId }: Cognito, GroupName: string, next: string | undefined) {
  try {
    return await callCognito(
      sdk.listUsersInGroup({ UserPoolId, GroupName, ...(next === undefined ? {} : { NextToken: next }) }),
    );
  } catch (error) {
    // The group does not exist yet.
    if (isNamed(error, 'ResourceNotFoundException')) return { Users: [], NextToken: undefined };
    throw error;
  }
}

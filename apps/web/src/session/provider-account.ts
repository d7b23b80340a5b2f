import { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import {
  fetchAuthSession,
  fetchDevices,
  forgetDevice,
  signIn,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { defaultStorage } from 'aws-amplify/utils';
import type { AccountOutcome, FailedOutcome, LogIn, LogInsOutcome } from './account-outcome.ts';
import type { Client, Identity } from './client.ts';

/** What the provider's own client cannot ask, or keeps the answer of to itself; true where it was done. */
export async function callProvider(
  { identity }: Identity,
  operation: string,
  body: object,
): Promise<boolean> {
  // oxlint-disable-next-line no-restricted-globals -- the provider's protocol is no contract of ours
  const { ok } = await fetch(identity.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeoutMs),
  });
  return ok;
}

// Apart from provider-session.ts, because most visits change nothing about the account.

export async function saveName(client: Client, name: string): Promise<AccountOutcome> {
  try {
    await updateUserAttributes({ userAttributes: { name } });
  } catch (error) {
    return await toAccountOutcome(error, client);
  }
  // The tokens carry the name too. It is saved even where nobody answers now.
  const { status } = await client.renewTokens();
  if (status === 'unreachable') client.setCurrentPerson({ ...client.currentPerson, name });
  return { status: 'done' };
}

interface PasswordChange {
  readonly current: string;
  readonly chosen: string;
}

export async function savePassword(
  client: Client,
  { current, chosen }: PasswordChange,
): Promise<AccountOutcome> {
  try {
    await updatePassword({ oldPassword: current, newPassword: chosen });
    return { status: 'done' };
  } catch (error) {
    const outcome = await toAccountOutcome(error, client);
    // Whoever is signed in all the same was refused for the password.
    return outcome.status === 'failed' && client.isEnd(error) ? { status: 'wrong-password' } : outcome;
  }
}

export async function endEverySession(client: Client, config: Identity): Promise<AccountOutcome> {
  const renewal = await client.renewTokens();
  if (renewal.status !== 'renewed') return renewal;
  try {
    const isDone = await globalSignOut(config, renewal.session.accessToken);
    return { status: isDone ? 'done' : 'failed' };
  } catch {
    return { status: 'unreachable' };
  }
}

/** How a provider says that it keeps no such list. */
const unsupportedErrors = new Set([
  'InvalidParameterException',
  'InvalidUserPoolConfigurationException',
  'ResourceNotFoundException',
]);

/**
 * Only a list with this browser's own session in it can be used: who cannot tell it from the others might end it by
 * mistake. Our user pool has it; Amazon's lists devices, and those only where it remembers them.
 */
export async function findLogIns(client: Client): Promise<LogInsOutcome> {
  try {
    const devices = await fetchDevices();
    const { tokens } = await fetchAuthSession();
    const session = tokens?.accessToken.payload['origin_jti'];
    if (typeof session !== 'string') return { status: 'untold' };
    const logIns = devices.map(
      ({ id, name, createDate }): LogIn => ({
        id,
        browser: name ?? null,
        since: createDate ?? null,
        isHere: id.endsWith(`_${session}`),
      }),
    );
    return logIns.some(({ isHere }) => isHere) ? { status: 'found', logIns } : { status: 'untold' };
  } catch (error) {
    if (error instanceof Error && unsupportedErrors.has(error.name)) return { status: 'untold' };
    return toAccountOutcome(error, client);
  }
}

export async function endSession(client: Client, id: string): Promise<AccountOutcome> {
  try {
    await forgetDevice({ device: { id } });
    return { status: 'done' };
  } catch (error) {
    // It has ended by itself meanwhile.
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return { status: 'done' };
    return toAccountOutcome(error, client);
  }
}

const throttles = new Set(['LimitExceededException', 'TooManyRequestsException', 'ThrottlingException']);
const refusals = new Set(['InvalidPasswordException', 'PasswordHistoryPolicyViolationException']);

async function toAccountOutcome(error: unknown, client: Client): Promise<FailedOutcome> {
  if (!(error instanceof Error)) return { status: 'failed' };
  if (throttles.has(error.name)) return { status: 'throttled' };
  if (refusals.has(error.name)) return { status: 'refused', message: error.message };
  if (error.name === 'NetworkError') return { status: 'unreachable' };
  if (!client.isEnd(error)) return { status: 'failed' };
  // A refusal may concern the session or what was asked; only a new token tells which.
  const { status } = await client.renewTokens();
  return { status: status === 'renewed' ? 'failed' : status };
}

/**
 * Ends every session of the token's owner; true where the provider says that it did. By our own hands, because
 * the provider's client keeps a failure to itself, and whoever asks for this has to know.
 */
const globalSignOut = (config: Identity, AccessToken: string): Promise<boolean> =>
  callProvider(config, 'GlobalSignOut', { AccessToken });

// Apart from provider-sign-in.ts, because here somebody is signed in already, and stays so whatever is typed.

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A new sign-in takes the place of the one that is here, which ends; a failed one leaves it as it was. */
export async function verifyPassword(
  client: Client,
  config: Identity,
  credentials: Credentials,
): Promise<AccountOutcome> {
  try {
    const former = await client.runExclusively(() => signInSeparately(credentials));
    if (former === null || (await client.loadTokens({ forceRefresh: false })) === null)
      return { status: 'failed' };
    // Nobody waits for it: where it fails, the former sign-in ends in its own time.
    for (const Token of former)
      void callProvider(config, 'RevokeToken', { Token, ClientId: config.identity.userPoolClientId }).catch(
        () => {},
      );
    return { status: 'done' };
  } catch (error) {
    return toProofOutcome(error);
  }
}

/**
 * The provider's client refuses whoever is signed in, so for this while it does not see that somebody is. The refresh
 * token of the sign-in that was here before; null where the new one wants more than a password.
 */
async function signInSeparately({ email, password }: Credentials): Promise<readonly string[] | null> {
  const beside = createSeparateStorage();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(beside);
  try {
    const { nextStep } = await signIn({ username: email, password });
    if (nextStep.signInStep !== 'DONE') return null;
    return await beside.moveIn();
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  }
}

const sessionKeyPattern = /\.(LastAuthUser|accessToken|idToken|refreshToken|clockDrift|signInDetails)$/;

/** Shows all but the session that is here, and keeps what is written to itself until that moves in. */
function createSeparateStorage() {
  const written = new Map<string, string>();
  const isHidden = (key: string): boolean => written.has(key) || sessionKeyPattern.test(key);
  return {
    getItem: async (key: string) =>
      isHidden(key) ? (written.get(key) ?? null) : defaultStorage.getItem(key),
    setItem: async (key: string, value: string) => void written.set(key, value),
    removeItem: async (key: string) => void written.delete(key),
    clear: async () => written.clear(),
    async moveIn() {
      const former: string[] = [];
      for (const [key, value] of written) {
        const replaced = key.endsWith('.refreshToken') ? await defaultStorage.getItem(key) : null;
        if (replaced !== null && replaced !== value) former.push(replaced);
        await defaultStorage.setItem(key, value);
      }
      return former;
    },
  };
}

function toProofOutcome(error: unknown): AccountOutcome {
  // So browsers say that a script did not arrive.
  if (error instanceof TypeError) return { status: 'incomplete' };
  if (!(error instanceof Error)) return { status: 'failed' };
  if (throttles.has(error.name)) return { status: 'throttled' };
  if (error.name === 'NetworkError') return { status: 'unreachable' };
  if (error.name !== 'NotAuthorizedException') return { status: 'failed' };
  return error.message.startsWith('Incorrect')
    ? { status: 'wrong-password' }
    : { status: 'refused', message: error.message };
}

import {
  fetchAuthSession,
  fetchDevices,
  forgetDevice,
  signIn,
  updatePassword,
  updateUserAttributes,
} from '@aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito';
import { defaultStorage } from '@aws-amplify/core';
import { requestTimeoutMs } from '@wayfare/contracts/rules/timings';
import type { AccountOutcome, FailedOutcome, LogIn, LogInsOutcome } from './account-outcome.ts';
import type { Client, Identity } from './client.ts';

/** Calls the provider where its client has no such call or hides the result. True on success. */
async function callProvider({ identity }: Identity, operation: string, body: object): Promise<boolean> {
  // oxlint-disable-next-line no-restricted-globals -- the provider's protocol has no contract here
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

// Separate from provider-session.ts, because most visits change nothing about the account.

export async function saveName(client: Client, name: string): Promise<AccountOutcome> {
  try {
    await updateUserAttributes({ userAttributes: { name } });
  } catch (error) {
    return await toAccountOutcome(error, client);
  }
  // The tokens contain the name. It is saved even if the renewal fails.
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
    // The session is valid, so the error means the password.
    return outcome.status === 'failed' && client.isEnd(error) ? { status: 'wrong-password' } : outcome;
  }
}

export async function endEverySession(client: Client, config: Identity): Promise<AccountOutcome> {
  const renewal = await client.renewTokens();
  if (renewal.status !== 'renewed') return renewal;
  try {
    // Not the provider's client, because it hides failures.
    const isDone = await callProvider(config, 'GlobalSignOut', {
      AccessToken: renewal.session.accessToken,
    });
    return { status: isDone ? 'done' : 'failed' };
  } catch {
    return { status: 'unreachable' };
  }
}

/** Errors of a provider without such a list. */
const unsupportedErrors = new Set([
  'InvalidParameterException',
  'InvalidUserPoolConfigurationException',
  'ResourceNotFoundException',
]);

/**
 * A list without this browser is unusable: a member could end their own session by mistake. Our user pool includes it;
 * Amazon lists only remembered devices.
 */
export async function listSessions(client: Client): Promise<LogInsOutcome> {
  try {
    const devices = await fetchDevices();
    const { tokens } = await fetchAuthSession();
    const session = tokens?.accessToken.payload['origin_jti'];
    if (typeof session !== 'string') return { status: 'unsupported' };
    const logIns = devices.map(
      ({ id, name, createDate }): LogIn => ({
        id,
        browser: name ?? null,
        since: createDate ?? null,
        isHere: id.endsWith(`_${session}`),
      }),
    );
    return logIns.some(({ isHere }) => isHere) ? { status: 'listed', logIns } : { status: 'unsupported' };
  } catch (error) {
    if (error instanceof Error && unsupportedErrors.has(error.name)) return { status: 'unsupported' };
    return toAccountOutcome(error, client);
  }
}

export async function endSession(client: Client, id: string): Promise<AccountOutcome> {
  try {
    await forgetDevice({ device: { id } });
    return { status: 'done' };
  } catch (error) {
    // The session has expired meanwhile.
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
  // A rejection may concern the session or the call; only a renewal tells which.
  const { status } = await client.renewTokens();
  return { status: status === 'renewed' ? 'failed' : status };
}

// Separate from provider-sign-in.ts: here the member stays signed in, even after a wrong password.

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A new sign-in replaces the current one. A failed one keeps it. */
export async function verifyPassword(
  client: Client,
  config: Identity,
  credentials: Credentials,
): Promise<AccountOutcome> {
  try {
    const previous = await client.runExclusively(() => signInSeparately(credentials));
    if (previous === null || (await client.loadTokens({ forceRefresh: false })) === null)
      return { status: 'failed' };
    // Not awaited: on failure the old session expires by itself.
    for (const Token of previous)
      void callProvider(config, 'RevokeToken', { Token, ClientId: config.identity.userPoolClientId }).catch(
        () => {},
      );
    return { status: 'done' };
  } catch (error) {
    return toProofOutcome(error);
  }
}

/**
 * The provider's client rejects a sign-in while a session is stored, so this hides it. Returns the old refresh tokens,
 * or null if the sign-in needs more than a password.
 */
async function signInSeparately({ email, password }: Credentials): Promise<readonly string[] | null> {
  const separate = createSeparateStorage();
  cognitoUserPoolsTokenProvider.setKeyValueStorage(separate);
  try {
    const { nextStep } = await signIn({ username: email, password });
    if (nextStep.signInStep !== 'DONE') return null;
    return await separate.moveIn();
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage);
  }
}

const sessionKeyPattern = /\.(LastAuthUser|accessToken|idToken|refreshToken|clockDrift|signInDetails)$/;

/** Hides the stored session, and holds new values until `moveIn`. */
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
      const previous: string[] = [];
      for (const [key, value] of written) {
        const replaced = key.endsWith('.refreshToken') ? await defaultStorage.getItem(key) : null;
        if (replaced !== null && replaced !== value) previous.push(replaced);
        await defaultStorage.setItem(key, value);
      }
      return previous;
    },
  };
}

function toProofOutcome(error: unknown): AccountOutcome {
  // Browsers throw a TypeError if a script fails to load.
  if (error instanceof TypeError) return { status: 'incomplete' };
  if (!(error instanceof Error)) return { status: 'failed' };
  if (throttles.has(error.name)) return { status: 'throttled' };
  if (error.name === 'NetworkError') return { status: 'unreachable' };
  if (error.name !== 'NotAuthorizedException') return { status: 'failed' };
  return error.message.startsWith('Incorrect')
    ? { status: 'wrong-password' }
    : { status: 'refused', message: error.message };
}

// Apart from provider-session.ts, because most visits change nothing about the account.
import {
  fetchAuthSession,
  fetchDevices,
  forgetDevice,
  updatePassword,
  updateUserAttributes,
} from 'aws-amplify/auth';
import type { AccountOutcome } from './account-outcome.ts';
import { ask } from './ask-provider.ts';
import type { Client, Identity } from './client.ts';
import type { LogIn, LogInsOutcome, NotDone } from './log-in.ts';

export async function saveName(client: Client, name: string): Promise<AccountOutcome> {
  try {
    await updateUserAttributes({ userAttributes: { name } });
  } catch (error) {
    return await outcomeOf(error, client);
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
    const outcome = await outcomeOf(error, client);
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
const untold = new Set([
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
    if (error instanceof Error && untold.has(error.name)) return { status: 'untold' };
    return outcomeOf(error, client);
  }
}

export async function endOne(client: Client, id: string): Promise<AccountOutcome> {
  try {
    await forgetDevice({ device: { id } });
    return { status: 'done' };
  } catch (error) {
    // It has ended by itself meanwhile.
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return { status: 'done' };
    return outcomeOf(error, client);
  }
}

const throttles = new Set(['LimitExceededException', 'TooManyRequestsException', 'ThrottlingException']);
const refusals = new Set(['InvalidPasswordException', 'PasswordHistoryPolicyViolationException']);

async function outcomeOf(error: unknown, client: Client): Promise<NotDone> {
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
  ask(config, 'GlobalSignOut', { AccessToken });

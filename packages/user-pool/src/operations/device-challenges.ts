import * as z from 'zod/mini';
import { type OpenedSession, openSession } from '#accounts/open-session.ts';
import { findPrincipal } from '#accounts/principal.ts';
import { verifierOfDevice } from '#devices/device-credential.ts';
import { deviceGroupKeyOf } from '#devices/device-keys.ts';
import { minutes } from '#durations.ts';
import type { Pool } from '#pool.ts';
import type { Caller } from '#protocol/operation.ts';
import { noSuchDevice, wrongCredentials } from '#protocol/refusal.ts';
import type { Account } from '#store/account.ts';
import type { Device } from '#store/device.ts';
import type { PoolRecords } from '#store/pool-store.ts';
import { authenticated } from './authentication-result.ts';
import { challengeToProve, readClientKey, srpParameters } from './begin-srp.ts';
import { credentialHashOf, openChallengeSession, sealSession, unknownSession } from './challenge-session.ts';
import { type Claim, deviceKeyText, isProven, proofResponses, readClaim } from './proof.ts';
import { type Refused, settleProof, throwRefused } from './settle-proof.ts';

/** Nobody is asked anything on the way: the client has the secret at hand. */
const challengeLivesMs = minutes(3);
const sessionPurpose = (deviceKey: string): string => `device ${deviceKey}`;

/** Another password set in between makes the block worthless. */
const blockPurpose = ({ config }: Pool, account: Account, deviceKey: string): string =>
  `${config.clientId}, device ${deviceKey} after ${credentialHashOf(account)}`;

export async function requireDevice(
  { config, store }: Pool,
  sub: string,
  deviceKey: string,
): Promise<Device> {
  const device = config.deviceTracking ? await store.findDevice(sub, deviceKey) : null;
  if (device === null) throw noSuchDevice();
  return device;
}

/** The password was proved; whoever says that this is a device we know must prove that too. */
export const demandDeviceProof = (pool: Pool, account: Account, deviceKey: string): object => ({
  ChallengeName: 'DEVICE_SRP_AUTH',
  Session: sealSession(pool, sessionPurpose(deviceKey), account),
  ChallengeParameters: { USERNAME: account.sub, DEVICE_KEY: deviceKey },
});

export const deviceSrpResponses = z.extend(srpParameters, { DEVICE_KEY: deviceKeyText });

/** The first half of the device's proof. */
export async function beginDeviceSrp(
  pool: Pool,
  sessionText: string,
  { USERNAME, SRP_A, DEVICE_KEY }: z.infer<typeof deviceSrpResponses>,
  caller: Caller,
): Promise<object> {
  if (!pool.config.deviceTracking) throw noSuchDevice();
  const A = readClientKey(SRP_A);
  const session = openChallengeSession(pool, sessionPurpose(DEVICE_KEY), sessionText, challengeLivesMs);
  const { account } = await findPrincipal(pool, pool.store, USERNAME, caller);
  if (account?.sub !== session.sub || credentialHashOf(account) !== session.credentialHash) {
    throw unknownSession();
  }
  const device = await requireDevice(pool, account.sub, DEVICE_KEY);
  const purpose = blockPurpose(pool, account, DEVICE_KEY);
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    ChallengeParameters: {
      ...challengeToProve(pool, purpose, account.sub, verifierOfDevice(pool, device), A),
      USERNAME: account.sub,
      DEVICE_KEY,
    },
  };
}

export const deviceProofResponses = z.extend(proofResponses, { DEVICE_KEY: deviceKeyText });

/** The second half, and the end of the sign-in. */
export async function proveDevice(
  pool: Pool,
  responses: z.infer<typeof deviceProofResponses>,
  caller: Caller,
): Promise<object> {
  const { USERNAME, DEVICE_KEY } = responses;
  const { account, userId } = await findPrincipal(pool, pool.store, USERNAME, caller);
  await requireDevice(pool, userId, DEVICE_KEY);
  const claim = account && readClaim(pool, blockPurpose(pool, account, DEVICE_KEY), responses);
  if (account === null || claim?.block.userId !== account.sub) throw wrongCredentials();
  const outcome = await pool.store.transaction((records) =>
    settle(pool, records, claim, account, { deviceKey: DEVICE_KEY, caller }),
  );
  return outcome.status === 'refused'
    ? throwRefused(pool, outcome, account.sub, caller)
    : authenticated(pool, outcome.opened, caller);
}

async function settle(
  pool: Pool,
  records: PoolRecords,
  claim: Claim,
  before: Account,
  { deviceKey, caller }: { readonly deviceKey: string; readonly caller: Caller },
): Promise<Refused | { readonly status: 'signed-in'; readonly opened: OpenedSession }> {
  const proof = await settleProof(pool, records, claim, caller, async ({ account }) => {
    const device = await records.findDevice(before.sub, deviceKey);
    if (device === null || account === null) return false;
    const who = { poolName: deviceGroupKeyOf(pool, before.sub), userId: deviceKey };
    const isSamePassword = credentialHashOf(account) === credentialHashOf(before);
    return isProven(claim, verifierOfDevice(pool, device), who) && isSamePassword;
  });
  if (proof.status === 'refused') return proof;
  const now = pool.clock.now();
  await records.changeDevice(before.sub, deviceKey, { lastSignedInAt: now }, now);
  return { status: 'signed-in', opened: await openSession(pool, records, proof.account, deviceKey) };
}

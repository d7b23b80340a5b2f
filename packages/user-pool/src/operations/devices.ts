import * as z from 'zod/mini';
import type { Pool } from '#pool.ts';
import { tell } from '#pool.ts';
import { filledText, operation } from '#protocol/operation.ts';
import { noSuchDevice } from '#protocol/refusal.ts';
import { isUuid } from '#sealing/unknown-name.ts';
import { listOpenSessions, type OpenSession, revokeOwnSession } from '#store/sessions.ts';
import { accessTokenText, requireAccess } from './access.ts';

// Cognito's calls about devices. This pool has no device keys (decision 014): it lists each open session as one device,
// with the id of the session.

/** As many as Cognito lists at once, and as its clients ask for. */
const mostListed = 60;

/** `region_id`, the form in which Cognito's clients know the key of a device. */
const keyOf = ({ config }: Pool, sessionId: string): string =>
  `${config.poolId.split('_')[0] ?? ''}_${sessionId}`;

const epochSeconds = (at: Date): number => at.getTime() / 1_000;

const deviceOf = (pool: Pool, { sessionId, browser, signedInAt, usedAt }: OpenSession) => ({
  DeviceKey: keyOf(pool, sessionId),
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    ...(browser === null ? [] : [{ Name: 'device_name', Value: browser }]),
  ],
  DeviceCreateDate: epochSeconds(signedInAt),
  DeviceLastModifiedDate: epochSeconds(usedAt),
  DeviceLastAuthenticatedDate: epochSeconds(usedAt),
});

/** The session that asks comes first, then the newest. */
export const listDevices = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    const { session } = await requireAccess(pool, AccessToken);
    const open = await listOpenSessions(pool.database, session, pool.clock.now(), mostListed);
    return { Devices: open.map((each) => deviceOf(pool, each)) };
  },
);

const oneDevice = z.object({ AccessToken: accessTokenText, DeviceKey: filledText(128) });

/** Ends that session: neither its refresh token nor its access token is taken from now on. */
export const forgetDevice = operation(oneDevice, async (pool, { AccessToken, DeviceKey }, { address }) => {
  const { account } = await requireAccess(pool, AccessToken);
  const sessionId = DeviceKey.slice(keyOf(pool, '').length);
  const isEnded =
    isUuid(sessionId) &&
    DeviceKey === keyOf(pool, sessionId) &&
    (await revokeOwnSession(pool.database, { sessionId, sub: account.sub }, pool.clock.now()));
  if (!isEnded) throw noSuchDevice();
  tell(pool, { kind: 'session-ended', sub: account.sub, address });
  return {};
});

/** Every other call about one device: no browser has a key of its own to be confirmed, or told from another. */
export const ofOneDevice = operation(oneDevice, async (pool, { AccessToken }) => {
  await requireAccess(pool, AccessToken);
  throw noSuchDevice();
});

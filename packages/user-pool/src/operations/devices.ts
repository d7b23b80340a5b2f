import * as z from 'zod/mini';
import { emitEvent, type Pool } from '#pool.ts';
import { filledText, operation } from '#protocol/request.ts';
import { deviceNotFound } from '#protocol/response.ts';
import { isUuid } from '#store/accounts.ts';
import { listOpenSessions, type OpenSession, revokeOwnSession } from '#store/sessions.ts';
import { epochSeconds } from '#time.ts';
import { accessTokenText, requireAccess } from './access.ts';

// This pool has no device keys (decision 014). Its devices are the open sessions.

/** Cognito's page size. */
const maxDevices = 60;

/** Cognito's form: `region_id`. */
const toDeviceKey = ({ config }: Pool, sessionId: string): string =>
  `${config.poolId.split('_')[0] ?? ''}_${sessionId}`;

const toDevice = (pool: Pool, { sessionId, browser, signedInAt, usedAt }: OpenSession) => ({
  DeviceKey: toDeviceKey(pool, sessionId),
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    ...(browser === null ? [] : [{ Name: 'device_name', Value: browser }]),
  ],
  DeviceCreateDate: epochSeconds(signedInAt),
  DeviceLastModifiedDate: epochSeconds(usedAt),
  DeviceLastAuthenticatedDate: epochSeconds(usedAt),
});

/** The current session first, then the newest. */
export const listDevices = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    const { session } = await requireAccess(pool, AccessToken);
    const sessions = await listOpenSessions(pool.database, session, pool.clock.now(), maxDevices);
    return { Devices: sessions.map((each) => toDevice(pool, each)) };
  },
);

const deviceInput = z.object({ AccessToken: accessTokenText, DeviceKey: filledText(128) });

/** Ends the session. */
export const forgetDevice = operation(deviceInput, async (pool, { AccessToken, DeviceKey }, { address }) => {
  const { account } = await requireAccess(pool, AccessToken);
  const sessionId = DeviceKey.slice(toDeviceKey(pool, '').length);
  const isEnded =
    isUuid(sessionId) &&
    DeviceKey === toDeviceKey(pool, sessionId) &&
    (await revokeOwnSession(pool.database, { sessionId, sub: account.sub }, pool.clock.now()));
  if (!isEnded) throw deviceNotFound();
  emitEvent(pool, { kind: 'session-ended', sub: account.sub, address });
  return {};
});

/** All other operations on a device. */
export const rejectDevice = operation(deviceInput, async (pool, { AccessToken }) => {
  await requireAccess(pool, AccessToken);
  throw deviceNotFound();
});

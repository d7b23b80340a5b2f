import * as z from 'zod/mini';
import { filledText, operation, text } from '#protocol/operation.ts';
import { invalidParameter, noSuchDevice, Refusal } from '#protocol/refusal.ts';
import { accessTokenText, requireAccess } from './access.ts';

// What Cognito has and this pool has not, answered as by a pool that has it switched off.

const device = z.object({ AccessToken: accessTokenText, DeviceKey: filledText(128) });

/** Every call about one device: none is remembered, so none is there. */
export const ofOneDevice = operation(device, async (pool, { AccessToken }) => {
  await requireAccess(pool, AccessToken);
  throw noSuchDevice();
});

export const listDevices = operation(
  z.object({ AccessToken: accessTokenText }),
  async (pool, { AccessToken }) => {
    await requireAccess(pool, AccessToken);
    return { Devices: [] };
  },
);

const softwareToken = z.object({
  AccessToken: z.optional(accessTokenText),
  Session: z.optional(text(4_096)),
});

export const ofSecondFactor = operation(softwareToken, async (pool, { AccessToken, Session }) => {
  if (AccessToken !== undefined) await requireAccess(pool, AccessToken);
  else if (Session === undefined) throw invalidParameter('Missing required parameter AccessToken');
  throw new Refusal(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  );
});

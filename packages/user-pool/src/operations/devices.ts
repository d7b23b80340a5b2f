import * as z from 'zod/mini';
import { readVerifier, sealDeviceVerifier } from '#devices/device-credential.ts';
import { deviceKeyFor } from '#devices/device-keys.ts';
import { operation } from '#protocol/operation.ts';
import { filledText, text } from '#protocol/read-input.ts';
import { invalidParameter, noSuchDevice } from '#protocol/refusal.ts';
import type { Device } from '#store/device.ts';
import { accessTokenText, requireAccess } from './access.ts';
import { requireDevice } from './device-challenges.ts';
import { deviceKeyText } from './proof.ts';

/** More browsers than anybody has; of those that private windows leave behind, the oldest go. */
const keptOfMember = 50;

const ofMember = z.object({ AccessToken: accessTokenText });
const ofDevice = z.extend(ofMember, { DeviceKey: deviceKeyText });

const confirmation = z.extend(ofDevice, {
  DeviceName: z.optional(text(1_024)),
  DeviceSecretVerifierConfig: z.optional(
    z.object({ Salt: filledText(64), PasswordVerifier: filledText(1_024) }),
  ),
});

/** A session may confirm the one device that it was offered. Again, as after an answer that was lost, is no harm. */
export const confirmDevice = operation(confirmation, async (pool, input) => {
  const { account, session } = await requireAccess(pool, input.AccessToken);
  const { DeviceKey: deviceKey, DeviceName: name = '', DeviceSecretVerifierConfig: given } = input;
  const { sub } = account;
  if (!pool.config.deviceTracking || deviceKey !== deviceKeyFor(pool, session.sessionId)) {
    throw noSuchDevice();
  }
  const verifier = given ? readVerifier(given.Salt, given.PasswordVerifier) : null;
  if (verifier === null) throw invalidParameter('DeviceSecretVerifierConfig is no salt and verifier.');
  const credential = sealDeviceVerifier(pool, { sub, deviceKey }, verifier);
  await pool.store.transaction(async (records) => {
    const now = pool.clock.now();
    const times = { createdAt: now, changedAt: now, lastSignedInAt: session.signedInAt };
    const device: Device = { sub, deviceKey, name, isRemembered: true, credential, ...times };
    await records.saveDevice(device, { keptOfMember });
    await records.setSessionDevice(session.sessionId, deviceKey);
  });
  return { UserConfirmationNecessary: false };
});

/** It must prove itself no more, and whoever else is signed in there is signed out. */
export const forgetDevice = operation(ofDevice, async (pool, { AccessToken, DeviceKey }) => {
  const { account, session } = await requireAccess(pool, AccessToken);
  await requireDevice(pool, account.sub, DeviceKey);
  await pool.store.transaction(async (records) => {
    await records.removeDevice(account.sub, DeviceKey);
    await records.revokeSessionsOfDevice(account.sub, DeviceKey, pool.clock.now(), session.sessionId);
    if (session.deviceKey === DeviceKey) await records.setSessionDevice(session.sessionId, null);
  });
  return {};
});

export const getDevice = operation(ofDevice, async (pool, { AccessToken, DeviceKey }) => {
  const { account } = await requireAccess(pool, AccessToken);
  return { Device: deviceType(await requireDevice(pool, account.sub, DeviceKey)) };
});

/** So few are kept that they are one page. */
export const listDevices = operation(ofMember, async (pool, { AccessToken }) => {
  const { account } = await requireAccess(pool, AccessToken);
  const devices = pool.config.deviceTracking ? await pool.store.listDevices(account.sub) : [];
  return { Devices: devices.map(deviceType) };
});

const remembered = z.extend(ofDevice, {
  DeviceRememberedStatus: z.optional(z.enum(['remembered', 'not_remembered'])),
});

export const updateDeviceStatus = operation(remembered, async (pool, input) => {
  const { account } = await requireAccess(pool, input.AccessToken);
  const { deviceKey } = await requireDevice(pool, account.sub, input.DeviceKey);
  if (input.DeviceRememberedStatus !== undefined) {
    const isRemembered = input.DeviceRememberedStatus === 'remembered';
    await pool.store.changeDevice(account.sub, deviceKey, { isRemembered }, pool.clock.now());
  }
  return {};
});

const epochSeconds = (at: Date): number => at.getTime() / 1_000;

const deviceType = (device: Device) => ({
  DeviceKey: device.deviceKey,
  DeviceAttributes: [
    { Name: 'device_status', Value: 'valid' },
    { Name: 'device_name', Value: device.name },
    { Name: 'dev:device_remembered_status', Value: device.isRemembered ? 'remembered' : 'not_remembered' },
  ],
  DeviceCreateDate: epochSeconds(device.createdAt),
  DeviceLastModifiedDate: epochSeconds(device.changedAt),
  DeviceLastAuthenticatedDate: epochSeconds(device.lastSignedInAt),
});

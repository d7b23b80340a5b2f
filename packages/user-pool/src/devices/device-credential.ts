import type { Pool } from '#pool.ts';
import { sealCredential, unsealCredential } from '#sealing/credential.ts';
import { fromBytes, isSafeBase } from '#srp/group.ts';
import type { Verifier } from '#srp/verifier.ts';
import type { Device } from '#store/device.ts';

type DeviceName = Pick<Device, 'sub' | 'deviceKey'>;

const ownerOf = ({ sub, deviceKey }: DeviceName): string => `device ${deviceKey} of ${sub}`;

export const sealDeviceVerifier = ({ secrets }: Pool, device: DeviceName, verifier: Verifier): Buffer =>
  sealCredential(secrets, ownerOf(device), verifier);

export const verifierOfDevice = ({ secrets }: Pool, device: Device): Verifier =>
  unsealCredential(secrets, ownerOf(device), device.credential);

const largestSalt = 2n ** 128n - 1n;

/** The client chooses both; null where they are no salt of sixteen bytes and no number of the group. */
export function readVerifier(salt: string, passwordVerifier: string): Verifier | null {
  const read = { salt: numberIn(salt), v: numberIn(passwordVerifier) };
  return read.salt > 0n && read.salt <= largestSalt && isSafeBase(read.v) ? read : null;
}

function numberIn(base64: string): bigint {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length === 0 ? 0n : fromBytes(bytes);
}

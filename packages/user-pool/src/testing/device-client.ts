import { randomBytes } from 'node:crypto';
import { claimOf } from '#srp/client.ts';
import { fromBytes, g, padded, power } from '#srp/group.ts';
import { verifierOf } from '#srp/verifier.ts';
import { begin, proofOf, respond, signIn } from './srp-client.ts';
import { type Answer, clientId, password, resultOf, type TestPool, type Tokens } from './test-pool.ts';

/** What a browser keeps of being remembered. */
export interface Remembered {
  readonly email: string;
  readonly deviceKey: string;
  readonly groupKey: string;
  readonly secret: string;
}

export const base64Of = (value: bigint): string => padded(value).toString('base64');

export function confirm(test: TestPool, AccessToken: string, device: Remembered): Promise<Answer> {
  const { groupKey, deviceKey: DeviceKey, secret } = device;
  const { salt, v } = verifierOf({ poolId: groupKey, userId: DeviceKey }, secret);
  const DeviceSecretVerifierConfig = { Salt: base64Of(salt), PasswordVerifier: base64Of(v) };
  const given = { AccessToken, DeviceKey, DeviceName: 'Firefox', DeviceSecretVerifierConfig };
  return test.ask('ConfirmDevice', given);
}

/** A first sign-in, which the browser is remembered from. */
export async function rememberedAt(test: TestPool, email: string): Promise<Remembered & { tokens: Tokens }> {
  const tokens = resultOf(await signIn(test, email));
  const { DeviceKey: deviceKey = '', DeviceGroupKey: groupKey = '' } = tokens.NewDeviceMetadata ?? {};
  const device = { email, deviceKey, groupKey, secret: randomBytes(40).toString('base64') };
  await confirm(test, tokens.AccessToken, device);
  return { ...device, tokens };
}

/** A later one, up to the challenge for the device. */
export async function provePasswordOn(test: TestPool, { email, deviceKey }: Remembered): Promise<Answer> {
  const proof = proofOf(await begin(test, email), password, test.now());
  return respond(test, { ...proof, DEVICE_KEY: deviceKey });
}

export const answerChallenge = (
  test: TestPool,
  ChallengeName: string,
  ChallengeResponses: object,
  Session?: string,
): Promise<Answer> =>
  test.ask('RespondToAuthChallenge', { ChallengeName, ClientId: clientId, ChallengeResponses, Session });

/** The device's own proof, ready to be sent. */
export async function deviceProof(
  test: TestPool,
  device: Remembered,
  Session: string | undefined,
): Promise<{ readonly begun: Answer; readonly proof: object }> {
  const { email: USERNAME, deviceKey: DEVICE_KEY, groupKey: poolName, secret } = device;
  const a = fromBytes(randomBytes(32));
  const A = power(g, a);
  const asked = { USERNAME, DEVICE_KEY, SRP_A: A.toString(16) };
  const begun = await answerChallenge(test, 'DEVICE_SRP_AUTH', asked, Session);
  if (begun.status !== 200) return { begun, proof: {} };
  const challenge = begun.body.ChallengeParameters ?? {};
  const claim = claimOf({ a, A }, challenge, { poolName, userId: DEVICE_KEY, password: secret }, test.now());
  return { begun, proof: { USERNAME, DEVICE_KEY, ...claim } };
}

export const proveDevice = (test: TestPool, proof: object): Promise<Answer> =>
  answerChallenge(test, 'DEVICE_PASSWORD_VERIFIER', proof);

export async function signInOn(test: TestPool, device: Remembered): Promise<Answer> {
  const asked = await provePasswordOn(test, device);
  const { proof } = await deviceProof(test, device, asked.body.Session);
  return proveDevice(test, proof);
}

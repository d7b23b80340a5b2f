import { createHmac, randomBytes } from 'node:crypto';
import { fromBytes, g, k, N, padded, power, sha256 } from '#srp/group.ts';
import { writeTimestamp } from '#srp/timestamp.ts';
import {
  type Answer,
  clientId,
  poolId,
  resultOf,
  type TestPool,
  password as usualPassword,
  type Where,
} from './test-pool.ts';

const challengeNames = ['SALT', 'SECRET_BLOCK', 'SRP_B', 'USERNAME', 'USER_ID_FOR_SRP'] as const;

export interface Begun {
  readonly a: bigint;
  readonly A: bigint;
  readonly challenge: Readonly<Record<(typeof challengeNames)[number], string>>;
}

export function askToBegin(test: TestPool, username: string, A: bigint, where: Where = {}): Promise<Answer> {
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  return test.ask('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters }, where);
}

export async function begin(test: TestPool, username: string, where: Where = {}): Promise<Begun> {
  const a = fromBytes(randomBytes(32));
  const A = power(g, a);
  const { type, message, body } = await askToBegin(test, username, A, where);
  const challenge = body.ChallengeParameters;
  if (challenge === undefined || !isChallenge(challenge)) throw new Error(`${type}: ${message}`);
  return { a, A, challenge };
}

const isChallenge = (parameters: Readonly<Record<string, string>>): parameters is Begun['challenge'] =>
  challengeNames.every((name) => typeof parameters[name] === 'string');

interface Who {
  readonly poolName: string;
  readonly userId: string;
}

/** The client's half of the arithmetic, written down from the client's side of the formulas. */
export function claimOf(
  { a, A, challenge }: Pick<Begun, 'a' | 'A'> & { readonly challenge: Partial<Begun['challenge']> },
  { poolName, userId }: Who,
  password: string,
  at: Date,
) {
  const { SALT, SECRET_BLOCK = '', SRP_B } = challenge;
  const B = BigInt(`0x${SRP_B}`);
  const u = fromBytes(sha256(padded(A), padded(B)));
  const x = fromBytes(sha256(padded(BigInt(`0x${SALT}`)), sha256(`${poolName}${userId}:${password}`)));
  const base = (((B - k * power(g, x)) % N) + N) % N;
  const S = power(base, a + u * x);
  const extracted = createHmac('sha256', padded(u)).update(padded(S)).digest();
  const key = createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16);
  const TIMESTAMP = writeTimestamp(at);
  const signature = createHmac('sha256', key)
    .update(poolName + userId)
    .update(Buffer.from(SECRET_BLOCK, 'base64'))
    .update(TIMESTAMP)
    .digest('base64');
  return { PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK, TIMESTAMP, PASSWORD_CLAIM_SIGNATURE: signature };
}

export function proofOf(begun: Begun, password: string, at: Date) {
  const { USERNAME, USER_ID_FOR_SRP: userId } = begun.challenge;
  return { USERNAME, ...claimOf(begun, { poolName: poolId.split('_')[1] ?? '', userId }, password, at) };
}

export const respond = (test: TestPool, ChallengeResponses: object, where: Where = {}): Promise<Answer> =>
  test.ask(
    'RespondToAuthChallenge',
    { ChallengeName: 'PASSWORD_VERIFIER', ClientId: clientId, ChallengeResponses },
    where,
  );

/** A whole sign-in, whatever comes of it. */
export async function signIn(
  test: TestPool,
  username: string,
  password = usualPassword,
  where: Where = {},
): Promise<Answer> {
  const begun = await begin(test, username, where);
  return respond(test, proofOf(begun, password, test.now()), where);
}

/** A sign-in that must succeed. */
export async function tokensOf(test: TestPool, username: string, password = usualPassword) {
  const { AccessToken, IdToken, RefreshToken = '' } = resultOf(await signIn(test, username, password));
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}

export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

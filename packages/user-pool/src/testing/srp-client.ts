import { type ClientKeys, claimOf, clientKeys } from '#srp/client.ts';
import { writeTimestamp } from '#srp/exchange.ts';
import { type Answer, resultOf } from './answer.ts';
import { clientId, poolId, password as usualPassword } from './settings.ts';
import type { TestPool, Where } from './test-pool.ts';

const challengeNames = ['SALT', 'SECRET_BLOCK', 'SRP_B', 'USERNAME', 'USER_ID_FOR_SRP'] as const;

export interface Begun extends ClientKeys {
  readonly challenge: Readonly<Record<(typeof challengeNames)[number], string>>;
}

export function askToBegin(test: TestPool, username: string, A: bigint, where: Where = {}): Promise<Answer> {
  const AuthParameters = { USERNAME: username, SRP_A: A.toString(16) };
  return test.ask('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', ClientId: clientId, AuthParameters }, where);
}

export async function begin(test: TestPool, username: string, where: Where = {}): Promise<Begun> {
  const keys = clientKeys();
  const { type, message, body } = await askToBegin(test, username, keys.A, where);
  const challenge = body.ChallengeParameters;
  if (challenge === undefined || !isChallenge(challenge)) throw new Error(`${type}: ${message}`);
  return { ...keys, challenge };
}

const isChallenge = (parameters: Readonly<Record<string, string>>): parameters is Begun['challenge'] =>
  challengeNames.every((name) => typeof parameters[name] === 'string');

export function proofOf(begun: Begun, password: string, at: Date) {
  const { USERNAME, USER_ID_FOR_SRP: userId } = begun.challenge;
  const poolName = poolId.split('_')[1] ?? '';
  return { USERNAME, ...claimOf(begun, begun.challenge, { poolName, userId, password }, at) };
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

/** A wrong proof that costs a test nothing: whoever guesses need not calculate, and the server cannot tell. */
export async function guess(test: TestPool, username: string, where: Where = {}): Promise<Answer> {
  const begun = await askToBegin(test, username, 5n, where);
  if (begun.status !== 200) return begun;
  const { USERNAME, SECRET_BLOCK } = begun.body.ChallengeParameters ?? {};
  const proof = {
    USERNAME,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    TIMESTAMP: writeTimestamp(test.now()),
  };
  return respond(test, { ...proof, PASSWORD_CLAIM_SIGNATURE: '' }, where);
}

/** A sign-in that must succeed. */
export async function tokensOf(
  test: TestPool,
  username: string,
  password = usualPassword,
  where: Where = {},
) {
  const { AccessToken, IdToken, RefreshToken = '' } = resultOf(await signIn(test, username, password, where));
  return { accessToken: AccessToken, idToken: IdToken, refreshToken: RefreshToken };
}

export function payloadOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

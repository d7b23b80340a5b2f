// Members who really signed in, one for each connection, and the key by which their tokens are verified.
import { randomBytes } from 'node:crypto';
import { adminClient, adminKey, makeMember } from '../packages/user-pool/src/testing/admin-client.ts';
import { poolId } from '../packages/user-pool/src/testing/settings.ts';
import { poolCalls } from './pool-calls.ts';
import { connections } from './target.ts';

const password = 'Passw0rd!x';
const loadTestKey = randomBytes(24).toString('hex');

/** What a site must be started with, so that so many can be made and sign in at once. */
export const membersAllowed = {
  LOG_LEVEL: 'warn',
  LOAD_TEST_KEY: loadTestKey,
  POOL_ADMIN_KEY_ID: adminKey.accessKeyId,
  POOL_ADMIN_SECRET: adminKey.secretAccessKey,
};

/** Their tokens. */
export async function signInMembers(siteUrl: string): Promise<string[]> {
  const endpoint = `${siteUrl}/identity`;
  const pool = poolCalls(endpoint, loadTestKey);
  const administrator = adminClient(endpoint);
  const tokens: string[] = [];
  for (let at = 0; at < connections; at++) {
    const email = `member-${at}@example.org`;
    await makeMember(administrator, email, password);
    const proof = pool.proofFor(await pool.begin(pool.prepare(email)), password);
    tokens.push((await pool.accepted(proof)).IdToken);
  }
  administrator.destroy();
  return tokens;
}

export async function publicKeyOf(siteUrl: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/identity/${poolId}/.well-known/jwks.json`);
  const { keys } = (await answer.json()) as { keys: unknown[] };
  return JSON.stringify(keys[0]);
}

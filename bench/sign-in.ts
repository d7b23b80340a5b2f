// A client that signs in to the site as a sample reader.
import { createPoolClient } from '../e2e/pool-calls.ts';
import { findPassword } from '../e2e/sample-password.ts';
import type { RunningSite } from '../scripts/running-site.ts';

/** The site exempts requests with this key from its limits per network. */
export const loadTestKey = 'load-test-key-of-the-benchmark-0123456789';
const email = 'ruth@wayfare.example';

export async function createReader(site: RunningSite) {
  const pool = createPoolClient(`${site.url}/identity`, loadTestKey);
  const password = await findPassword(email, () => site.said());
  return {
    pool,
    signIn: async () => pool.accepted(pool.proofFor(await pool.begin(pool.prepare(email)), password)),
  };
}

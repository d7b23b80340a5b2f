import type { Pool } from '#pool.ts';
import { sealCredential } from '#sealing/credential.ts';
import { verifierOf } from '#srp/verifier.ts';

/** As long as Cognito takes one; more would only cost hashing. */
export const longestPassword = 256;

export async function faultOf(pool: Pool, password: string, email: string): Promise<string | null> {
  if (password.length > longestPassword) return `A password has at most ${longestPassword} characters.`;
  return pool.config.passwordFault(password, { email });
}

/** What is kept in place of the password. */
export function credentialFor({ config, secrets }: Pool, sub: string, password: string): Uint8Array {
  return sealCredential(secrets, sub, verifierOf({ poolId: config.poolId, userId: sub }, password));
}

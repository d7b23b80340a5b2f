import type { Db } from '@wayfare/postgres/db';
import type { Pool } from '#pool.ts';
import type { Caller } from '#protocol/operation.ts';
import { unsealCredential } from '#sealing/credential.ts';
import { pseudoSub, pseudoVerifier } from '#sealing/unknown-name.ts';
import type { Verifier } from '#srp/verifier.ts';
import { type Account, findAccountWithAttempts } from '#store/accounts.ts';
import { type Count, countsFor, possibleDoors } from '#throttling/doors.ts';

/** Who is meant by the name of a sign-in: somebody, or nobody, who is treated the same until the proof has failed. */
export interface Claimant {
  readonly userId: string;
  readonly verifier: Verifier;
  readonly account: Account | null;
  /** What wrong proofs from here are counted by. */
  readonly counts: readonly Count[];
}

/** By email or by sub, in any case of letters. */
export async function findClaimant(pool: Pool, db: Db, username: string, caller: Caller): Promise<Claimant> {
  const name = username.toLowerCase();
  const nobody = pseudoSub(pool.secrets, name);
  const { account, attempts } = await findAccountWithAttempts(db, name, nobody, possibleDoors(pool, caller));
  const userId = account?.sub ?? nobody;
  const counts = countsFor(pool, caller, userId, attempts);
  return { userId, account, counts, verifier: verifierFor(pool, userId, account) };
}

function verifierFor({ secrets }: Pool, userId: string, account: Account | null): Verifier {
  return account === null
    ? pseudoVerifier(secrets, userId)
    : unsealCredential(secrets, userId, account.credential);
}

import * as z from 'zod/mini';
import { usernameText } from '#operations/begin-srp.ts';
import { type Pool, tell } from '#pool.ts';
import { type Caller, filledText, type Operation, readInput } from '#protocol/operation.ts';
import { Refusal } from '#protocol/refusal.ts';
import { type Account, findAccount } from '#store/accounts.ts';

const ofPool = z.object({ UserPoolId: filledText(64) });
const ofAccount = z.object({ Username: usernameText });

/** One thing that the holder of the admin key may ask for; the signature was checked before. */
export const adminOperation =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (pool: Pool, input: z.output<Schema>, caller: Caller) => Promise<object>,
  ): Operation =>
  (pool, input, caller) => {
    const { UserPoolId } = readInput(ofPool, input);
    if (UserPoolId !== pool.config.poolId) {
      throw new Refusal('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    }
    return run(pool, readInput(schema, input), caller);
  };

/** One of them that concerns a single account, named by its email or its sub. */
export const accountOperation = <Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, account: Account, input: z.output<Schema>) => Promise<object>,
): Operation =>
  adminOperation(z.unknown(), async (pool, whole, { address, call }) => {
    const { Username } = readInput(ofAccount, whole);
    const input = readInput(schema, whole);
    const account = await findAccount(pool.database, Username.toLowerCase());
    if (account === null) throw noSuchUser();
    const answer = await run(pool, account, input);
    tell(pool, { kind: 'admin-call', call, sub: account.sub, address });
    return answer;
  });

const noSuchUser = (): Refusal => new Refusal('UserNotFoundException', 'User does not exist.');

/** Somebody may have deleted the account since it was found. */
export function requireFound(isFound: boolean): void {
  if (!isFound) throw noSuchUser();
}

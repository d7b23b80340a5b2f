import * as z from 'zod/mini';
import { type Caller, emitEvent, type Pool } from '#pool.ts';
import { filledText, type Operation, parseInput, usernameText } from '#protocol/request.ts';
import { PoolError } from '#protocol/response.ts';
import { type Account, findAccount } from '#store/accounts.ts';

const poolInput = z.object({ UserPoolId: filledText(64) });
const accountInput = z.object({ Username: usernameText });

/** Checks the pool id. The caller has already checked the signature. */
export const poolOperation =
  <Schema extends z.ZodMiniType>(
    schema: Schema,
    run: (pool: Pool, input: z.output<Schema>, caller: Caller) => Promise<object>,
  ): Operation =>
  (pool, input, caller) => {
    const { UserPoolId } = parseInput(poolInput, input);
    if (UserPoolId !== pool.config.poolId) {
      throw new PoolError('ResourceNotFoundException', `User pool ${UserPoolId} does not exist.`);
    }
    return run(pool, parseInput(schema, input), caller);
  };

/** For operations that concern no single account. */
export const adminOperation = <Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, input: z.output<Schema>) => Promise<object>,
): Operation =>
  poolOperation(schema, async (pool, input, { operation, address }) => {
    const response = await run(pool, input);
    emitEvent(pool, { kind: 'admin-call', operation, sub: null, address });
    return response;
  });

/** `Username` is an email or a sub. */
export const accountOperation = <Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (pool: Pool, account: Account, input: z.output<Schema>) => Promise<object>,
): Operation =>
  poolOperation(z.unknown(), async (pool, input, { address, operation }) => {
    const { Username } = parseInput(accountInput, input);
    const parsed = parseInput(schema, input);
    const account = await findAccount(pool.database, Username.toLowerCase());
    if (account === null) throw userNotFound();
    const response = await run(pool, account, parsed);
    emitEvent(pool, { kind: 'admin-call', operation, sub: account.sub, address });
    return response;
  });

const userNotFound = (): PoolError => new PoolError('UserNotFoundException', 'User does not exist.');

/** For accounts that were deleted since they were loaded. */
export function requireExisting(exists: boolean): void {
  if (!exists) throw userNotFound();
}

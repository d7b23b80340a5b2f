import { minutes, seconds } from '@wayfare/contracts/rules/durations';
import * as z from 'zod/mini';
import { enqueue, type Job, UnrecoverableError } from '#adapters/queue/queue.ts';
import { deleteCustomer } from '#features/billing/customer.ts';
import { closeCheckouts } from '#features/billing/settle-checkouts.ts';
import type { NoteKeys } from '#features/bookmarks/note-keys.ts';
import { queueMail } from '#features/mail/mail-order.ts';
import { deletePerson, findPerson } from '#features/person/person-queries.ts';
import { deleteFeedsOfUser } from '#features/podcast/feed-queries.ts';
import type { SignupDeps } from '#features/signup/rate-limits.ts';

export interface AccountDeps extends SignupDeps {
  readonly noteKeys: NoteKeys;
}

const deletionJob = 'delete-account';

interface DeletionRequest {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** Disables the account and closes its podcast feeds at once. A job deletes everything else, with retries. */
export async function deleteAccount(
  { db, identity }: Pick<AccountDeps, 'db' | 'identity'>,
  request: DeletionRequest,
): Promise<void> {
  await enqueue(db, { name: deletionJob, data: {}, secret: request, key: request.sub });
  await identity.disable(request.sub);
  await deleteFeedsOfUser(db, request.sub);
}

/**
 * Cancels subscriptions first, so that a deleted member is not charged. Keeps the receipts of donations, as the law
 * requires. A failed run starts again from the beginning.
 */
export async function eraseMember(deps: AccountDeps, { sub, email, name }: DeletionRequest): Promise<void> {
  const { db, identity } = deps;
  const personId = await findPerson(db, sub);
  if (personId !== null) {
    await closeCheckouts(deps, personId);
    await deleteCustomer(deps, personId);
  }
  await identity.delete(sub);
  await db.transaction(async (tx) => {
    if (personId !== null) await deletePerson(tx, personId);
    const to = { name, address: email };
    await queueMail(tx, { kind: 'account-deleted', to }, { key: `account-deleted:${sub}` });
  });
}

export async function processDeletions(deps: AccountDeps): Promise<void> {
  await deps.queue.process(deletionJob, (job) => eraseMember(deps, readDeletionRequest(job)), {
    retryDelaysMs: [seconds(5), minutes(1), minutes(10), minutes(60), minutes(360), minutes(1_440)],
  });
}

const shape = z.object({ sub: z.string(), email: z.string(), name: z.string() });

function readDeletionRequest({ secret }: Pick<Job, 'secret'>): DeletionRequest {
  const parsed = shape.safeParse(secret);
  if (!parsed.success) throw new UnrecoverableError('The deletion has no account.');
  return parsed.data;
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** The transaction of the current asynchronous call, if any. */
const current = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs `work` so that `requireNoTransaction` throws in everything it calls. */
export async function runInTransactionContext<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await current.run(transaction, work);
  } finally {
    // Calls that `work` started but did not await may go on afterwards.
    transaction.isOpen = false;
  }
}

/**
 * A transaction holds one of few connections. If ten of them wait for another connection or for a remote service, the
 * site stops.
 */
export class TransactionOpenError extends Error {
  constructor(action: string) {
    super(`${action} while a transaction is open: ask before it begins, or after it.`);
    this.name = 'TransactionOpenError';
  }
}

export function requireNoTransaction(action: string): void {
  if (current.getStore()?.isOpen) throw new TransactionOpenError(action);
}

import { AsyncLocalStorage } from 'node:async_hooks';

/** Of whatever runs because of a transaction's work: whether that transaction is still open. */
const around = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Does the work so that everything it calls, however deep, can tell that a transaction is open. */
export async function whileOpen<T>(work: () => Promise<T>): Promise<T> {
  const transaction = { isOpen: true };
  try {
    return await around.run(transaction, work);
  } finally {
    // What the work began and nobody waits for may go on, and is free again.
    transaction.isOpen = false;
  }
}

/**
 * A transaction holds one of few connections. Whoever waits for another connection meanwhile, or for somebody on the
 * other side of a wire, stops the site as soon as ten do it at once.
 */
export class TransactionOpenError extends Error {
  constructor(what: string) {
    super(`${what} while a transaction is open: ask before it begins, or after it.`);
    this.name = 'TransactionOpenError';
  }
}

export function requireNoTransaction(what: string): void {
  if (around.getStore()?.isOpen) throw new TransactionOpenError(what);
}

import { openPaySandbox } from '@wayfare/pay-sandbox';
import { testDatabase } from '#adapters/db/testing/test-database.ts';

export interface QuietSandbox extends AsyncDisposable {
  readonly url: string;
}

/** A sandbox with its own database that sends no mail and logs nothing. */
export async function quietSandbox(port = 0): Promise<QuietSandbox> {
  const database = await testDatabase();
  const sandbox = await openPaySandbox({
    database,
    port,
    webhook: null,
    outbox: null,
    returnName: 'Wayfare',
    timeZone: 'UTC',
    sendMail: async () => {},
    log: { error: () => {} },
  });
  return {
    url: sandbox.url,
    async [Symbol.asyncDispose]() {
      await sandbox.close();
      await database[Symbol.asyncDispose]();
    },
  };
}

import type { Lease } from './lease.ts';
import { pause } from './pause.ts';
import type { Places } from './places.ts';
import { readPidFile } from './postmaster.ts';
import { tryDatabase } from './sign-in.ts';

/** The directory of the socket, once it answers; null, and the lease gone, when there is nothing to join after all. */
export async function joinDatabase(options: {
  places: Places;
  lease: Lease;
  database: string;
  deadline: number;
}): Promise<string | null> {
  const { places, lease, database, deadline } = options;
  try {
    while (lease.isKept() && Date.now() < deadline) {
      const server = await readPidFile(places);
      if (server?.isReady && (await tryDatabase(server.socketDirectory, database)) === 'ready') {
        return server.socketDirectory;
      }
      await pause(10);
    }
  } catch (error) {
    lease.drop();
    throw error;
  }
  lease.drop();
  return null;
}

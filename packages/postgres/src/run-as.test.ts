import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';
import { asRoot } from './testing/as-root.ts';
import { ask } from './testing/ask.ts';
import { childOpener } from './testing/child-opener.ts';
import { cloneInto } from './testing/clone.ts';
import { asOrdinaryUser, giveToOrdinaryUser } from './testing/ordinary-user.ts';
import { serverProcesses, untilStopped } from './testing/processes.ts';
import { initializedDataDir, temporaryDataDir, temporaryDirectory } from './testing/temporary.ts';

/** Readable by any user, unlike perhaps the checkout. */
const publicDirectory = await mkdtemp(join(tmpdir(), 'wayfare-postgres-'));
await chmod(publicDirectory, 0o755);
const script = await cloneInto(publicDirectory);
afterAll(() => rm(publicDirectory, { recursive: true, force: true }));

test('an ordinary user can open a database', async () => {
  const dataDir = await temporaryDataDir();
  await giveToOrdinaryUser(dataDir);

  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser() });
  const { connection } = await opener.waitFor('opened');

  expect(await ask(connection, 'select current_user as name')).toEqual([{ name: 'wayfare' }]);
  expect((await stat(join(dataDir, 'cluster'))).uid).toBe((await stat(dataDir)).uid);
  opener.send('close');
  await opener.ended;
});

asRoot('root starts the database as another account, which owns its files', async () => {
  const dataDir = await temporaryDataDir();

  const opened = await openPostgres({ dataDir });

  const [postmaster = 0] = await serverProcesses(dataDir);
  expect((await stat(`/proc/${postmaster}`)).uid).not.toBe(0);
  expect((await stat(join(dataDir, 'cluster'))).uid).toBe((await stat(`/proc/${postmaster}`)).uid);
  expect((await stat(dataDir)).uid).toBe(0);
  await opened.close();
});

asRoot('root joins the database of an ordinary user, and starts it as that user', async () => {
  const dataDir = await initializedDataDir();
  await giveToOrdinaryUser(dataDir);
  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser() });
  await opener.waitFor('opened');

  const joined = await openPostgres({ dataDir });
  opener.send('close');
  await opener.ended;
  expect(await ask(joined.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await joined.close();
  const started = await openPostgres({ dataDir });
  await started.close();
  const again = childOpener(dataDir, { script, prefix: asOrdinaryUser() });

  expect([joined.joined, started.joined]).toEqual([true, false]);
  expect((await again.waitFor('opened')).joined).toBe(false);
  again.send('close');
  await again.ended;
});

asRoot('a clone and its data work in a directory that only root may enter', async () => {
  const closed = join(await temporaryDirectory(), 'closed');
  await mkdir(closed);
  const closedScript = await cloneInto(closed);
  await chmod(closed, 0o700);
  const dataDir = await temporaryDataDir(closed);

  const first = childOpener(dataDir, { script: closedScript });
  const { connection } = await first.waitFor('opened');
  await ask(connection, 'create table saved as select 7 as answer');
  await first.kill();
  await untilStopped(dataDir);
  const second = childOpener(dataDir, { script: closedScript });
  await second.waitFor('opened');

  expect(await ask(connection, 'select answer from saved')).toEqual([{ answer: 7 }]);
  second.send('close');
  await second.ended;
});

asRoot('dac_override is used in a container without dac_read_search', async () => {
  const closed = join(await temporaryDirectory(), 'closed');
  await mkdir(closed);
  const closedScript = await cloneInto(closed);
  await chmod(closed, 0o700);
  const dataDir = await temporaryDataDir(closed);

  const opener = childOpener(dataDir, {
    script: closedScript,
    prefix: ['setpriv', '--bounding-set=-all,+chown,+dac_override,+fowner,+kill,+setuid,+setgid,+setpcap'],
  });

  expect((await opener.waitFor('opened')).joined).toBe(false);
  opener.send('close');
  await opener.ended;
});

asRoot('an inaccessible directory is reported if no capability is available', async () => {
  const closed = join(await temporaryDirectory(), 'closed');
  await mkdir(closed, { mode: 0o700 });
  const dataDir = await temporaryDataDir(closed);

  const prefix = ['setpriv', '--bounding-set=-all,+chown,+setuid,+setgid'];
  const opener = childOpener(dataDir, { script, prefix });

  expect(await opener.waitFor('failed')).toEqual({
    name: 'PostgresStartError',
    message: expect.stringMatching(
      /^PostgreSQL refuses to run as root, and the account it runs as \(user id \d+\) cannot enter .*\/data\. Move the project/,
    ),
  });
});

asRoot('a user id without a name is reported', async () => {
  const dataDir = await temporaryDataDir();
  await giveToOrdinaryUser(dataDir, 54_321);

  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser(54_321) });

  expect((await opener.waitFor('failed')).message).toBe(
    'The user id 54321 has no name on this machine, and PostgreSQL insists on one. ' +
      'Start as a user that is listed in /etc/passwd, or set DATABASE_URL to a database elsewhere.',
  );
});

asRoot("another user can neither join nor start root's database", async () => {
  const dataDir = await initializedDataDir();
  const opened = await openPostgres({ dataDir });

  const stranger = childOpener(dataDir, { script, prefix: asOrdinaryUser() });

  expect((await stranger.waitFor('failed')).message).toContain('It belongs to another user');
  await opened.close();
});

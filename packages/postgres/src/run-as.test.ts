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
import { temporaryDataDir, temporaryDirectory } from './testing/temporary.ts';

/** Where any user may read it, wherever the checkout lies. */
const openPlace = await mkdtemp(join(tmpdir(), 'wayfare-postgres-'));
await chmod(openPlace, 0o755);
const script = await cloneInto(openPlace);
afterAll(() => rm(openPlace, { recursive: true, force: true }));

test('an ordinary user keeps a database of its own', async () => {
  const dataDir = await temporaryDataDir();
  await giveToOrdinaryUser(dataDir);

  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser() });
  const { connection } = await opener.heard('opened');

  expect(await ask(connection, 'select current_user as name')).toEqual([{ name: 'wayfare' }]);
  expect((await stat(join(dataDir, 'cluster'))).uid).toBe((await stat(dataDir)).uid);
  opener.tell('close');
  await opener.ended;
});

asRoot('root starts the database as another account, and owns none of its files', async () => {
  const dataDir = await temporaryDataDir();

  const opened = await openPostgres({ dataDir });

  const [postmaster = 0] = await serverProcesses(dataDir);
  expect((await stat(`/proc/${postmaster}`)).uid).not.toBe(0);
  expect((await stat(join(dataDir, 'cluster'))).uid).toBe((await stat(`/proc/${postmaster}`)).uid);
  expect((await stat(dataDir)).uid).toBe(0);
  await opened.close();
});

asRoot('root joins a database that an ordinary user started, and starts it as that user later', async () => {
  const dataDir = await temporaryDataDir();
  await giveToOrdinaryUser(dataDir);
  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser() });
  await opener.heard('opened');

  const joined = await openPostgres({ dataDir });
  opener.tell('close');
  await opener.ended;
  expect(await ask(joined.connection('wayfare'), 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await joined.close();
  const started = await openPostgres({ dataDir });
  await started.close();
  const again = childOpener(dataDir, { script, prefix: asOrdinaryUser() });

  expect([joined.joined, started.joined]).toEqual([true, false]);
  expect((await again.heard('opened')).joined).toBe(false);
  again.tell('close');
  await again.ended;
});

asRoot('a clone and its data below a directory that only root may enter work', async () => {
  const closed = join(await temporaryDirectory(), 'closed');
  await mkdir(closed);
  const closedScript = await cloneInto(closed);
  await chmod(closed, 0o700);
  const dataDir = await temporaryDataDir(closed);

  const first = childOpener(dataDir, { script: closedScript });
  const { connection } = await first.heard('opened');
  await ask(connection, 'create table kept as select 7 as answer');
  await first.kill();
  await untilStopped(dataDir);
  const second = childOpener(dataDir, { script: closedScript });
  await second.heard('opened');

  expect(await ask(connection, 'select answer from kept')).toEqual([{ answer: 7 }]);
  second.tell('close');
  await second.ended;
});

asRoot(
  'where a container withholds the right to read everywhere, the right to write is used to pass',
  async () => {
    const closed = join(await temporaryDirectory(), 'closed');
    await mkdir(closed);
    const closedScript = await cloneInto(closed);
    await chmod(closed, 0o700);
    const dataDir = await temporaryDataDir(closed);

    const opener = childOpener(dataDir, {
      script: closedScript,
      prefix: ['setpriv', '--bounding-set=-all,+chown,+dac_override,+fowner,+kill,+setuid,+setgid,+setpcap'],
    });

    expect((await opener.heard('opened')).joined).toBe(false);
    opener.tell('close');
    await opener.ended;
  },
);

asRoot('where no right to pass can be given, one sentence says what to do', async () => {
  const closed = join(await temporaryDirectory(), 'closed');
  await mkdir(closed, { mode: 0o700 });
  const dataDir = await temporaryDataDir(closed);

  const prefix = ['setpriv', '--bounding-set=-all,+chown,+setuid,+setgid'];
  const opener = childOpener(dataDir, { script, prefix });

  expect(await opener.heard('failed')).toEqual({
    name: 'PostgresWillNotStart',
    message: expect.stringMatching(
      /^PostgreSQL refuses to run as root, and the account it runs as \(user id \d+\) cannot enter .*\/data\. Move the project/,
    ),
  });
});

asRoot('a user without a name on this machine is told so', async () => {
  const dataDir = await temporaryDataDir();
  await giveToOrdinaryUser(dataDir, 54_321);

  const opener = childOpener(dataDir, { script, prefix: asOrdinaryUser(54_321) });

  expect((await opener.heard('failed')).message).toBe(
    'The user id 54321 has no name on this machine, and PostgreSQL insists on one. ' +
      'Start as a user that is listed in /etc/passwd, or set DATABASE_URL to a database elsewhere.',
  );
});

asRoot("another user can neither join nor start root's database, and is told why", async () => {
  const dataDir = await temporaryDataDir();
  const opened = await openPostgres({ dataDir });

  const stranger = childOpener(dataDir, { script, prefix: asOrdinaryUser() });

  expect((await stranger.heard('failed')).message).toContain('It belongs to another user');
  await opened.close();
});

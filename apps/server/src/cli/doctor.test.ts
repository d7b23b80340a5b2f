import { chmod, writeFile } from 'node:fs/promises';
import { request as forward } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { emptyDatabase } from '#adapters/db/testing/test-database.ts';
import { smtpServer } from '#adapters/mail/testing/smtp-server.ts';
import { s3Server } from '#adapters/storage/testing/s3-server.ts';
import { freePort } from '#http/testing/free-port.ts';
import { localServer } from '#http/testing/local-server.ts';
import { certificate } from '#testing/certificate.ts';
import { command, type Settings } from '#testing/command.ts';
import { runningServer } from '#testing/running-server.ts';
import { testFolder } from '#testing/test-folder.ts';

interface Found {
  readonly code: number;
  readonly faults: readonly { readonly about: string; readonly sentence: string }[];
  readonly out: string;
}

/** These are of the machine that the tests run on; what they say is tried beside the checks themselves. */
const ofThisMachine = ['disk', 'connections'];

async function doctor(settings: Settings): Promise<Found> {
  const { code, out, err } = await command(settings, ['doctor', '--json']);
  expect(err).toBe('');
  const { faults } = JSON.parse(out) as Found;
  return { code, out, faults: faults.filter(({ about }) => !ofThisMachine.includes(about)) };
}

const told = ({ faults }: Found): string[] =>
  faults.map(({ about, sentence }) => `${about}: ${sentence}`).toSorted();

const soundSite = `
  insert into homily (date, title, book, chapter, verse, gospel_text, source, copyright, homily_text, published_at)
    select current_date + ahead, 'A title', 'Luke', 20, '27-40', 'A Gospel.', 'A source', '', 'A homily.', now()
      from generate_series(-1, 6) as ahead
    on conflict (date) do nothing;
  update backup_outcome set succeeded_at = now(), file = 'x';`;

/** The provider as far as it is asked here. */
async function paymentProvider() {
  const answer = { url: '', alert: '', status: 'enabled', date: () => new Date() };
  const server = await localServer((request, response) => {
    if (request.url === '/alert')
      return void request.on('data', (part) => (answer.alert += part)).on('end', () => response.end());
    if (request.url?.startsWith('/range/')) return void response.end(`${'0'.repeat(35)}:1`);
    if (request.url?.startsWith('/alert')) return void response.writeHead(404).end();
    response.sendDate = false;
    response.setHeader('date', answer.date().toUTCString());
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        object: 'list',
        has_more: false,
        url: '/v1/webhook_endpoints',
        data: [{ id: 'we_1', object: 'webhook_endpoint', url: answer.url, status: answer.status }],
      }),
    );
  });
  return {
    answer,
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_nobody_else',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody_else',
      STRIPE_API_URL: server.url,
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

test('the doctor passes a healthy site and reports each fault with its fix', async ({ database }) => {
  await using store = await s3Server();
  await using mail = await smtpServer(certificate);
  await using payments = await paymentProvider();
  const DATABASE_URL = connectionUrl(database.connection);
  await using server = await runningServer({ DATABASE_URL });
  await database.query(soundSite);
  const settings: Settings = {
    ...server.settings,
    ...store.settings,
    ...payments.settings,
    SMTP_URL: mail.url.replace('//', '//ada:hush-hush@'),
    BREACHED_PASSWORDS_URL: `${payments.settings.STRIPE_API_URL}/range`,
    ALERT_URL: `${payments.settings.STRIPE_API_URL}/alert`,
    OPERATOR_EMAIL: 'operator@example.org',
    BACKUP_TO: 's3://pictures/kept',
  };
  payments.answer.url = `${server.url}/api/checkout/webhook`;

  const sound = await doctor(settings);
  expect(told(sound)).toEqual([]);
  expect(mail.deliveries.map(({ to }) => to)).toEqual([['operator@example.org']]);
  expect(JSON.parse(payments.answer.alert)).toMatchObject({ event: 'trial' });
  expect(sound.code).toBe(sound.out.includes('"about"') ? 1 : 0);
  // The probe is gone again, and a site without outside parties is as sound.
  const listed = await doctor({ ...server.settings });
  expect(told(listed)).toEqual([]);

  await database.query(`
    delete from homily where date > current_date + 1;
    update backup_outcome set succeeded_at = now() - interval '3 days' where task = 'backup';
    update backup_outcome set failed_at = now() + interval '1 second', failure = 'A checksum is wrong.' where task = 'verification';
    insert into job (name, data, state, finished_at, last_error) values ('x', '{}', 'dead', now(), 'no');
    update search_entry set title = 'Another' where ref = (select min(ref) from search_entry);
    create table doubled (number int); insert into doubled values (1), (1);`);
  await database.query('create unique index concurrently doubled_once on doubled (number)').catch(() => {});
  await chmod(server.home, 0o755);
  const settingsFile = join(server.home, 'wayfare.env');
  await writeFile(settingsFile, '', { mode: 0o644 });
  payments.answer.status = 'disabled';
  payments.answer.date = () => new Date(Date.now() - 600_000);
  mail.answers.set('AUTH', '535 no');
  const broken = await doctor({
    ...settings,
    S3_SECRET_ACCESS_KEY: 'another-hush',
    BREACHED_PASSWORDS_URL: payments.settings.STRIPE_API_URL,
    PUBLIC_URL: payments.settings.STRIPE_API_URL,
    MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
    WAYFARE_SETTINGS: settingsFile,
  });
  expect(broken.code).toBe(1);
  expect(told(broken)).toEqual([
    expect.stringMatching(/^address: Another site answers at .+ \(200\): point its name/),
    expect.stringMatching(
      /^backup: Backups cannot be stored: s3:.+ the store refuses the key: check .+ \(SignatureDoesNotMatch 403\)/,
    ),
    expect.stringMatching(/^backup: The last backup could not be restored: .+ A checksum is wrong\.$/),
    expect.stringMatching(/^backup: The last backup is 3 days old: run wayfare backup create/),
    expect.stringMatching(/^files: .+ can be read by every user of this machine: .+ chmod o-rw /),
    expect.stringMatching(
      /^files: .+\/wayfare\.env can be read by every user .+ chmod o-rw .+\/wayfare\.env\.$/,
    ),
    expect.stringMatching(/^homilies: There is no homily for \d{4}-\d\d-\d\d: write and publish one/),
    expect.stringMatching(/^indexes: The index doubled_once is invalid/),
    expect.stringMatching(/^jobs: One job failed, no retries left, the last because: no/),
    expect.stringMatching(
      /^mail server: No mail can be sent: the mail server does not take the name and password/,
    ),
    expect.stringMatching(/^master key: The master key is not the one of this database: put back/),
    expect.stringMatching(
      /^passwords: New passwords cannot be checked at .+ or remove BREACHED_PASSWORDS_URL\.$/,
    ),
    expect.stringMatching(/^payments: No payment events arrive: .+ stripe setup\.$/),
    expect.stringMatching(/^payments: The clock of this machine is (599|60\d) seconds ahead of the clock of/),
    expect.stringMatching(
      /^pictures: Pictures cannot be stored in the bucket pictures: .+ the store refuses the key: check/,
    ),
    expect.stringMatching(
      /^search: 1 of \d+ published texts are missing from search or outdated there: .+ rebuild\.$/,
    ),
  ]);
  expect(broken.out).not.toMatch(/hush|nobody_else/);
});

test('the doctor reports a database with other settings or another schema', async ({ database }) => {
  const home = await testFolder();
  const settings = { DATA_DIR: home, PORT: '1', DATABASE_URL: connectionUrl(database.connection) };
  // The database says of itself what these functions of its own say.
  await database.query(`
    create function clock_timestamp() returns timestamptz language sql
      as $$ select pg_catalog.clock_timestamp() + interval '10 minutes' $$;
    create function timezone(text, timestamptz) returns timestamp language sql
      as $$ select pg_catalog.timezone($1, $2) + interval '1 hour' $$;
    create function current_setting(text) returns text language sql
      as $$ select case $1 when 'max_connections' then '3' else pg_catalog.current_setting($1) end $$;
    update schema_migration set checksum = 'another' where version = 3;`);
  await database.query(
    "do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$",
  );
  const { faults, out, code } = await doctor(settings);
  expect(code).toBe(1);
  expect(told({ faults, out, code })).toEqual([
    expect.stringMatching(/^address: No server answers at http:\/\/localhost:1 /),
    expect.stringMatching(
      /^clock: The clock of this machine is (599|60\d) seconds behind the clock of the database/,
    ),
    expect.stringMatching(
      /^schema: The migration 003_\w+\.sql was changed after it had been applied: put it back/,
    ),
    expect.stringMatching(
      /^time zone: In America\/New_York it is .+ by Node\.js and .+ by the database: update/,
    ),
  ]);
  expect(out).toMatch(/\d+ of the 3 database connections are in use/);

  await database.query(
    'delete from schema_migration where version = (select max(version) from schema_migration)',
  );
  await database.query("update schema_migration set checksum = 'another' where version = 3");
  await using empty = await emptyDatabase();
  const pending = await doctor({ ...settings, DATABASE_URL: connectionUrl(empty.connection) });
  expect(told(pending)).toContainEqual(
    expect.stringMatching(/^schema: The database is at schema 0, and this version brings \d+ changes: see/),
  );
  const away = await doctor({
    ...settings,
    DATABASE_URL: 'postgres://wayfare:hush@127.0.0.1:1/wayfare',
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  expect(told(away)).toEqual([
    expect.stringMatching(/^address: /),
    expect.stringMatching(/^database: The database cannot be reached/),
    expect.stringMatching(/^mail server: No mail can be sent: nothing answers there/),
  ]);
  expect(away.out).not.toContain('hush');
});

/** Forwards to a site and takes no body of more than a megabyte, as nginx does unless it is told otherwise. */
async function smallProxy(port: () => number) {
  const proxy = await localServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    if (Number(headers['content-length'] ?? 0) > 1024 ** 2) {
      incoming.resume();
      return void outgoing.writeHead(413).end();
    }
    const onward = forward({ host: '127.0.0.1', port: port(), method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  return { ...proxy, url: `http://localhost:${proxy.port}` };
}

test('the doctor reports faults of durability, disk, proxy, mail, alerts and files', async ({ database }) => {
  await using mail = await smtpServer();
  await using payments = await paymentProvider();
  const port = await freePort();
  await using proxy = await smallProxy(() => port);
  const DATABASE_URL = connectionUrl(database.connection);
  await using server = await runningServer({ DATABASE_URL, PORT: String(port), PUBLIC_URL: proxy.url });
  await database.query(soundSite);
  await database.query(`
    insert into upload (key, type, file_name, created_at, finished_at, width, height, sha256)
      values ('images/0b7c9c0e-1111-4222-8333-444455556666/main.webp', 'image/png', 'a.png', now(), now(), 300, 200, 'x');
    create function current_setting(text) returns text language sql
      as $$ select case $1 when 'fsync' then 'off' else pg_catalog.current_setting($1) end $$;`);
  await database.query(
    "do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$",
  );
  mail.answers.set('RCPT', '550 5.1.1 no such user');
  const broken = await doctor({
    ...server.settings,
    SMTP_URL: mail.url,
    OPERATOR_EMAIL: 'nobody@example.org',
    ALERT_URL: `${payments.settings.STRIPE_API_URL}/alert-of-before`,
    BACKUP_TO: '/dev/null/backups',
  });
  expect(told(broken)).toEqual([
    expect.stringMatching(/^alerts: ALERT_URL does not accept alerts \(ALERT_URL answered 404\)/),
    expect.stringMatching(/^backup: Backups cannot be stored: \/dev\/null\/backups cannot be used: /),
    expect.stringMatching(/^durability: .+ \(fsync = off\)/),
    expect.stringMatching(
      /^mail server: No mail reaches OPERATOR_EMAIL\. .+ does not take mail to this address/,
    ),
    expect.stringMatching(
      /^pictures: 2 of 2 files of pictures and recordings are missing from .+\/uploads, such as images\//,
    ),
    expect.stringMatching(
      /^pictures: The proxy of http:\/\/localhost:\d+ refuses a picture of 10 MB \(413\)/,
    ),
  ]);

  mail.answers.delete('RCPT');
  const DKIM_KEY_FILE = join(server.home, 'nowhere.pem');
  const unsigned = await doctor({
    ...server.settings,
    SMTP_URL: mail.url,
    DKIM_SELECTOR: 'a',
    DKIM_KEY_FILE,
  });
  expect(told(unsigned)).toContainEqual(
    `mail signature: DKIM_KEY_FILE names ${DKIM_KEY_FILE}, which cannot be read: put the key there, and let the server's user read it.`,
  );
});

test('the doctor reports a database without free connections once', async ({ database }) => {
  const settings = { DATA_DIR: tmpdir(), PORT: '1', DATABASE_URL: connectionUrl(database.connection) };
  // This test holds one of them, so that the doctor gets one or none.
  await database.query('select 1');
  for (const limit of [1, 2]) {
    await database.query(
      `do $$ begin execute format('alter database %I connection limit ${limit}', current_database()); end $$`,
    );
    const about = told(await doctor(settings)).filter((each) => !/^(address|files): /.test(each));
    expect(about).toContainEqual(
      'database: The database has no free connection: end what else is connected to it, or raise its max_connections.',
    );
    expect(about.filter((each) => /could not be looked at|cannot be reached/.test(each))).toEqual([]);
  }
});

test('settings that would keep the server from starting are findings', async () => {
  const wrong = await doctor({
    DATA_DIR: tmpdir(),
    PORT: 'hush',
    SMPT_URL: 'smtp://hush',
    SITE_TIME_ZONE: 'Mars',
  });
  expect(wrong.code).toBe(1);
  expect(told(wrong)).toEqual([
    expect.stringMatching(/^settings: PORT must /),
    expect.stringMatching(/^settings: SITE_TIME_ZONE must /),
    expect.stringMatching(/^settings: SMPT_URL is not a setting: did you mean SMTP_URL\?$/),
  ]);
  expect(wrong.out).not.toContain('hush');
});

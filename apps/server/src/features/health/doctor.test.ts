import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:tls';
import { expect } from 'vitest';
import { test } from '#adapters/db/testing/database-test.ts';
import { setReadOnly } from '#adapters/db/testing/set-read-only.ts';
import { startQuietMode } from '#features/backup/backup-queries.ts';
import { localServer } from '#http/testing/local-server.ts';
import { certificate } from '#testing/certificate.ts';
import { listenLocally } from '../../http/testing/free-port.ts';
import { findClockFault, writesCheck } from './checks/database.ts';
import {
  dkimCheck,
  mailServerCheck,
  type ResolveTxt,
  senderDomainCheck,
  senderHostCheck,
} from './checks/mail.ts';
import { addressCheck, certificateCheck } from './checks/outside.ts';
import { findDiskFault, nodeCheck, quietCheck } from './checks/site.ts';
import { type Check, runChecks } from './doctor.ts';

type Expected = RegExp | string | null;

async function expectFaults(check: Check, ...expected: readonly Expected[]): Promise<void> {
  const faults = await runChecks([check]);
  expect(faults.map(({ sentence }) => sentence)).toEqual(
    expected
      .filter((each) => each !== null)
      .map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
  );
}

test('a check that throws or times out is a fault, and hides no other fault', async () => {
  const faults = await runChecks(
    [
      { about: 'well', run: () => null },
      { about: 'failed', run: () => Promise.reject(new Error('It broke.')) },
      {
        about: 'thrown',
        run: () => {
          throw new Error('At once.');
        },
      },
      { about: 'hanging', run: () => new Promise(() => {}) },
      { about: 'faulty', run: () => ['One.', 'Two.'] },
    ],
    50,
  );
  expect(faults.map(({ about, sentence }) => `${about}: ${sentence}`)).toEqual([
    'failed: This check failed: It broke.',
    'thrown: This check failed: At once.',
    'hanging: This took longer than 0.05 seconds and was canceled.',
    'faulty: One.',
    'faulty: Two.',
  ]);
});

test('an outdated Node.js is a fault', async () => {
  await expectFaults(nodeCheck('24.1.0', '>=20'));
  await expectFaults(
    nodeCheck('18.19.1', '>=20'),
    'This is Node.js 18.19.1, and the site needs 20 or newer: install it, and restart the site.',
  );
});

test('a disk needs a free share, and room for three times the database', () => {
  expect(findDiskFault({ free: 16e9, size: 100e9 }, 1e9)).toBeNull();
  expect(findDiskFault({ free: 14e9, size: 100e9 }, 1e9)).toMatch(
    /^14\.0 GB are free .+, 14% of it: free space/,
  );
  expect(findDiskFault({ free: 60e9, size: 100e9 }, 21e9)).toMatch(
    /less than three times the database \(21\.0 GB\)/,
  );
});

test('a clock may differ by a minute', () => {
  const at = Date.parse('2027-03-04T05:06:07Z');
  expect(findClockFault('the database', new Date(at + 59_000), at, at + 200)).toBeNull();
  expect(findClockFault('the database', new Date(at - 61_000), at, at)).toMatch(/is 61 seconds ahead of/);
});

const namesWith =
  (names: Readonly<Record<string, readonly string[]>>): ResolveTxt =>
  async (name) => {
    const record = names[name];
    if (record === undefined)
      throw Object.assign(new Error(`queryTxt ENOTFOUND ${name}`), { code: 'ENOTFOUND' });
    // A long text comes in parts.
    return record.map((text) => [text.slice(0, 5), text.slice(5)]);
  };

const policy = { '_dmarc.example.org': ['v=DMARC1; p=none'] };

test.each([
  ['with correct records', { 'example.org': ['other', 'v=spf1 mx -all'], ...policy }, []],
  ['without records', {}, [/has no SPF record: add/, /has no DMARC record: there must be one/]],
  [
    'with two SPF records',
    { 'example.org': ['v=spf1 mx -all', 'v=spf1 a ~all'], ...policy },
    [/has 2 SPF records/],
  ],
  [
    'that allows every server to send',
    { 'example.org': ['v=spf1 +all'], ...policy },
    [/allows every server to send/],
  ],
])('a domain %s', async (_, names, sentences) => {
  await expectFaults(senderDomainCheck('example.org', namesWith(names)), ...sentences);
});

test('a subdomain inherits the DMARC policy of its parent domain', async () => {
  const names = namesWith({ 'mail.example.org': ['v=spf1 mx -all'], ...policy });
  await expectFaults(senderDomainCheck('mail.example.org', names));
});

test('an unreachable name server is not a missing record', async () => {
  const away: ResolveTxt = () =>
    Promise.reject(Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' }));
  await expectFaults(senderDomainCheck('example.org', away), 'This check failed: queryTxt ETIMEOUT');
});

test('a mail server without TLS or with an expiring certificate is a fault', async () => {
  const now = new Date('2027-03-04T05:06:07Z');
  const well = { refusal: null, isEncrypted: true, certificateEnds: new Date('2027-09-01') };
  const check = (look: object, isLocalhost = false) =>
    mailServerCheck(async () => ({ ...well, ...look }), { now, isLocalhost, sendTrial: null });
  const open = { isEncrypted: false, certificateEnds: null };
  await expectFaults(check({}));
  await expectFaults(check(open), /offers no TLS/);
  await expectFaults(check(open, true));
  const ending = (date: string) => check({ certificateEnds: new Date(date) });
  const sentence = 'The certificate of the mail server';
  await expectFaults(ending('2027-03-10'), `${sentence} ends in 5 days: renew it there.`);
  await expectFaults(ending('2027-03-01'), `${sentence} has expired: renew it there.`);
});

test('an expiring certificate of the site is a fault', async () => {
  const ends = new Date(new X509Certificate(certificate.cert).validTo);
  const proxy = createServer(certificate);
  const url = `https://localhost:${await listenLocally(proxy)}`;
  const check = (at: string, daysBefore: number) =>
    certificateCheck(at, new Date(ends.getTime() - daysBefore * 86_400_000));
  await expectFaults(check(url, 14.1));
  await expectFaults(check(url, 13.5), `The certificate of ${url} ends in 13 days: renew it there.`);
  await expectFaults(check(url, 1), `The certificate of ${url} ends in one day: renew it there.`);
  await expectFaults(check(url, -1), `The certificate of ${url} has expired: renew it there.`);
  proxy.close();
  // Plain HTTP has no certificate, and an unreachable site is reported by another check.
  await expectFaults(check(url.replace('https', 'http'), -1));
  await expectFaults(check(url, -1));
});

test.each([
  [200, 'each', null],
  [200, 'spoofable', /^Visitors can forge the address .+\$proxy_add_x_forwarded_for;\), and set TRUST_PROXY/],
  [200, 'shared', /^All visitors share one address, .+ and set TRUST_PROXY/],
  [421, '', /^The proxy in front does not pass the host of .+ \(nginx: proxy_set_header Host \$http_host;\)/],
  [502, '', /^Another site answers at .+ \(502\)/],
])('a proxy that answers %i and passes visitor addresses %s', async (status, seen, sentence) => {
  await using proxy = await localServer((_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-wayfare-visitors': seen });
    response.end('{}');
  });
  await expectFaults(
    addressCheck(proxy.url, () => true),
    sentence,
  );
});

test.each([
  [
    'is missing',
    {},
    /is not published: there must be one TXT record at s\._domainkey\.example\.org: .+ p=abc$/,
  ],
  [
    'has another key',
    { 's._domainkey.example.org': ['v=DKIM1; p=abd'] },
    /is not the key that mails are signed with/,
  ],
  ['is correct', { 's._domainkey.example.org': ['v=DKIM1; k=rsa; p=a bc'] }, null],
])('a DKIM record: %s', async (_, names, sentence) => {
  const about = { domain: 'example.org', selector: 's', publicKey: async () => 'abc' };
  await expectFaults(dkimCheck(about, namesWith(names)), sentence);
});

test.each([
  ['no name', [], true],
  ['a name that leads elsewhere', ['other.example'], true],
  ['a name that leads back', ['other.example', 'mail.example.org'], false],
])('a mail host whose address has %s', async (_, names, isFault) => {
  const addresses: Record<string, string[]> = {
    'example.org': ['203.0.113.7'],
    'mail.example.org': ['203.0.113.7'],
    'other.example': ['203.0.113.8'],
  };
  const resolvePtr = async (name: string) => (name === '7.113.0.203.in-addr.arpa' ? [...names] : []);
  const host = { resolve4: async (name: string) => addresses[name] ?? [], resolvePtr };
  const sentence = /^The address 203\.0\.113\.7, .+ \(PTR\): ask .+ example\.org\.$/;
  await expectFaults(senderHostCheck('example.org', host), isFault ? sentence : null);
});

test('quiet mode is a fault that names how to end it', async ({ database: db }) => {
  await expectFaults(quietCheck(db, false));
  await expectFaults(quietCheck(db, true), /sends no mail\. .+ restart it without QUIET\.$/);
  await startQuietMode(db);
  await expectFaults(quietCheck(db, false), /sends no mail\. .+ run wayfare quiet off and restart it\.$/);
});

test('a read-only database is a fault', async ({ database: db }) => {
  await expectFaults(writesCheck(db));
  await setReadOnly(db.connection, true);
  // The first one may meet a session that was ended.
  await runChecks([writesCheck(db)]);
  await expectFaults(
    writesCheck(db),
    'The database is read-only (default_transaction_read_only is on): look in its log for the cause, and run alter database … reset default_transaction_read_only; when its disk has room.',
  );
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { visit } from '#testing/browser.ts';
import { openOwnSandbox } from '#testing/test-sandbox.ts';

const folder = await mkdtemp(join(tmpdir(), 'pay-sandbox-mailbox-'));
const outbox = join(folder, 'outbox');
const own = await openOwnSandbox({ outbox });
const mailbox = `${own.sandbox.url}/mailbox`;
afterAll(async () => {
  expect(own.errors).toEqual([]);
  await own[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const put = async (name: string, ...lines: string[]): Promise<void> => {
  await mkdir(outbox, { recursive: true });
  await writeFile(join(outbox, name), lines.join('\r\n'));
};

const alternatives = (html: string): readonly string[] => [
  'From: Wayfare <hello@wayfare.example>',
  'To: =?UTF-8?Q?Ruth_M=C3=B6ab?= <ruth@example.org>',
  'Subject: =?UTF-8?Q?Please_confirm_=E2=80=93?=',
  ' =?UTF-8?Q?_one_step?=',
  'Date: Sat, 21 Nov 2026 08:00:00 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative;',
  ' boundary="--edge"',
  '',
  '----edge',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Gr=C3=BC=C3=9Fe, follow http://localhost:3000/confirm?token=3Dabc&email=3Dr%40=',
  'example.org.',
  '',
  '----edge',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(html).toString('base64'),
  '',
  '----edge--',
  '',
];

test('a missing outbox is empty', async () => {
  expect((await visit(mailbox)).text).toContain('No mail has gone out yet.');
});

test('without an outbox the page says so', async () => {
  await using bare = await openOwnSandbox();
  const page = await visit(`${bare.sandbox.url}/mailbox`);
  expect([page.status, page.text.includes('Mails are not stored here')]).toEqual([200, true]);
  expect((await visit(`${bare.sandbox.url}/mailbox/a.eml`)).status).toBe(404);
});

test('a mail is decoded, and its links can be followed', async () => {
  await put('2026-11-21T08-00-00.000Z-m1.eml', ...alternatives('<p>Hello</p>'));
  const list = await visit(mailbox);
  expect(list.text).toContain('Ruth Möab <ruth@example.org> Please confirm – one step Sat, 21 Nov 2026');
  const mail = await visit(`${mailbox}/2026-11-21T08-00-00.000Z-m1.eml`);
  expect([mail.heading, mail.text.includes('Grüße, follow')]).toEqual(['Please confirm – one step', true]);
  const link = 'http://localhost:3000/confirm?token=abc&email=r%40example.org';
  expect(mail.links).toContainEqual({ label: link, address: link });
});

test('the HTML of a mail is shown in a sandboxed frame', async () => {
  const evil =
    '<!doctype html><html><head><base target="_self"></head><body><script>alert(1)</script><p>Hi</p></body>';
  await put('2026-11-21T08-10-00.000Z-m2.eml', ...alternatives(evil));
  const mail = await visit(`${mailbox}/2026-11-21T08-10-00.000Z-m2.eml`);
  const [, source = '', sandbox] =
    /<iframe title="The mail" src="([^"]+)" sandbox="([^"]*)"/.exec(mail.source) ?? [];
  expect(sandbox).toBe('allow-top-navigation-by-user-activation');
  expect(mail.source).not.toContain('alert(1)');
  const frame = await visit(new URL(source, mailbox).href);
  expect(frame.source.startsWith('<!doctype html><base target="_top">')).toBe(true);
  const policy = frame.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sandbox allow-top-navigation-by-user-activation');
  expect(policy).not.toMatch(/script|img-src|allow-same-origin/);
});

test('the newest hundred mails are listed, and older ones by recipient', async () => {
  for (let number = 0; number < 102; number += 1) {
    const to = number === 1 ? 'naomi@example.org' : 'many@example.org';
    await put(`2033-05-18-${100 + number}.eml`, `To: ${to}`, `Subject: Number ${number}`, '', 'x');
  }
  const listSubjects = async (address: string) =>
    (await visit(address)).links
      .filter(({ address }) => address.startsWith('/mailbox/'))
      .map(({ label }) => label);
  expect(await listSubjects(mailbox)).toEqual(
    Array.from({ length: 100 }, (_, index) => `Number ${101 - index}`),
  );
  expect(await listSubjects(`${mailbox}?to=NAOMI%40`)).toEqual(['Number 1']);
  expect((await visit(`${mailbox}?to=nobody`)).text).toContain('No mail has gone to nobody.');
});

test('files outside the folder cannot be read', async () => {
  await writeFile(join(folder, 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
  await put('.hidden.eml', 'Subject: secret', '', 'secret');
  await put('half.eml.part', 'Subject: secret', '', 'secret');
  expect((await visit(mailbox)).text).not.toContain('secret');
  for (const name of ['..%2fsecret.eml', '%2e%2e%2fsecret.eml', '.hidden.eml', 'half.eml.part']) {
    const page = await visit(`${mailbox}/${name}`);
    expect([name, page.status, page.text.includes('secret')]).toEqual([name, 404, false]);
  }
});

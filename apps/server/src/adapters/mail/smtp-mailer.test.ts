import { expect, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { certificate } from '#testing/certificate.ts';
import { type Mailer, MailNotSent, RecipientRefused } from './mail.ts';
import { smtpLimits, smtpMailer, smtpOptions } from './smtp-mailer.ts';
import { buildMail, mailerCases, testSender } from './testing/mailer-cases.ts';
import { smtpServer } from './testing/smtp-server.ts';

const longLimits = { connectMs: 5_000, replyMs: 5_000, totalMs: 10_000 };
const shortLimits = { connectMs: 300, replyMs: 300, totalMs: 500 };

async function smtp({ credentials = '', limits = longLimits } = {}) {
  const server = await smtpServer();
  const url = server.url.replace('//', `//${credentials}`);
  const mailer = smtpMailer(partFrom({ SMTP_URL: url, MAIL_FROM: testSender }, 'mail', 'smtp'), limits);
  return {
    server,
    mailer,
    messages: async () => server.deliveries.map(({ message }) => message),
    async [Symbol.asyncDispose]() {
      await mailer.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

async function sendFailing(mailer: Mailer): Promise<MailNotSent> {
  const failure = await mailer.send(buildMail()).catch((error: unknown) => error);
  if (!(failure instanceof MailNotSent)) throw new Error(`Not a failure to send: ${String(failure)}`);
  return failure;
}

mailerCases('SMTP', smtp);

test('many mails share two connections', async () => {
  await using site = await smtp();
  const ids = Array.from({ length: 20 }, (_, at) => `<${at}@wayfare.example>`);
  await Promise.all(ids.map((messageId) => site.mailer.send(buildMail({ messageId }))));
  expect(site.server.deliveries).toHaveLength(20);
  expect(site.server.connections.count).toBeLessThanOrEqual(2);
});

test.each([
  [
    'RCPT',
    '550 5.1.1 <ruth@example.org> is not known here',
    'the mail server does not take mail to this address (EENVELOPE 550 RCPT TO)',
  ],
  [
    'MAIL',
    '553 5.7.1 <post@wayfare.example> is not yours',
    'the mail server does not take mail from MAIL_FROM (EENVELOPE 553 MAIL FROM)',
  ],
  [
    'message',
    '554 ruth@example.org does not want this',
    'the mail server does not take this mail (EMESSAGE 554 DATA)',
  ],
  [
    'AUTH',
    '535 5.7.8 post:secret is not known',
    'the mail server does not take the name and password in SMTP_URL (EAUTH 535 AUTH PLAIN)',
  ],
  [
    'RCPT',
    '450 4.2.0 come back later',
    'the mail server puts the mail off for now: it is tried again by itself (EENVELOPE 450 RCPT TO)',
  ],
  [
    'connect',
    'HTTP/1.1 400 Bad Request',
    'what answers there is no mail server: check the host and the port in SMTP_URL (EPROTOCOL CONN)',
  ],
] as const)(
  'a refused %s is reported with its codes, without address or password',
  async (command, answer, reason) => {
    await using site = await smtp({ credentials: 'post:secret@' });
    site.server.answers.set(command, answer);
    const failure = await sendFailing(site.mailer);
    expect(failure.message).toBe(`The mail could not be handed over: ${reason}.`);
    expect(failure.cause).toBeUndefined();
    expect(site.server.deliveries).toEqual([]);
    site.server.answers.clear();
    await site.mailer.send(buildMail());
    expect(site.server.deliveries).toMatchObject([
      { from: 'post@wayfare.example', to: ['ruth@example.org'] },
    ]);
  },
);

test.each(['connect', 'EHLO', 'MAIL', 'DATA', 'message'] as const)(
  'a server that stops answering at %s times out',
  async (command) => {
    await using site = await smtp({ limits: shortLimits });
    site.server.answers.set(command, 'silence');
    expect((await sendFailing(site.mailer)).message).toContain('did not answer in time');
  },
);

test('an endless reply times out, and the next mail is sent', async () => {
  await using site = await smtp({ limits: { ...longLimits, totalMs: 2_000 } });
  site.server.answers.set('MAIL', 'dribble');
  expect((await sendFailing(site.mailer)).message).toContain('did not answer in time');
  site.server.answers.clear();
  await site.mailer.send(buildMail());
  expect(site.server.deliveries).toHaveLength(1);
});

test('a stopped server is reported, and used again when it is back', async () => {
  await using site = await smtp();
  await site.mailer.send(buildMail());
  await site.server.down();
  expect((await sendFailing(site.mailer)).message).toMatch(
    /: nothing answers there: see that the mail server runs, and check SMTP_URL \(.*ECONNREFUSED.*\)\.$/,
  );
  await site.server.up();
  await site.mailer.send(buildMail());
  expect(site.server.deliveries).toHaveLength(2);
});

test.each([
  ['smtp://post:secret@mail.example.org', true],
  ['smtp://post:secret@mail.example.org:587', true],
  ['smtp://mail.example.org', false],
  ['smtp://post:secret@127.0.0.1:2525', false],
  ['smtp://post:secret@localhost:2525', false],
  ['smtps://post:secret@mail.example.org', false],
])('TLS to %s is required: %s', (url, isRequired) => {
  expect(smtpOptions(url, shortLimits).requireTLS).toBe(isRequired);
});

test.each([
  // Debian's Postfix listens on no other port.
  ['smtp://localhost', 'smtp://localhost:25'],
  ['smtp://[::1]?ignoreTLS=true', 'smtp://[::1]:25?ignoreTLS=true'],
  ['smtp://localhost:587', 'smtp://localhost:587'],
  ['smtp://post:secret@mail.example.org', 'smtp://post:secret@mail.example.org:587'],
  ['smtps://mail.example.org', 'smtps://mail.example.org:465'],
])('%s gets its default port: %s', (url, expected) => {
  expect(smtpOptions(url, shortLimits).url).toBe(expected);
});

async function getFailure(url: string): Promise<string> {
  const mailer = smtpMailer(partFrom({ SMTP_URL: url, MAIL_FROM: testSender }, 'mail', 'smtp'), longLimits);
  const { message } = await sendFailing(mailer);
  await mailer.close();
  return message;
}

test('a self-signed certificate is accepted only from localhost with STARTTLS', async () => {
  await using local = await smtpServer(certificate);
  const settings = { SMTP_URL: local.url, MAIL_FROM: testSender };
  const mailer = smtpMailer(partFrom(settings, 'mail', 'smtp'), longLimits);
  await mailer.send(buildMail());
  await mailer.close();
  expect(local.deliveries).toMatchObject([{ isEncrypted: true }]);
  await using strict = await smtpServer(certificate, { implicitTls: true });
  expect(await getFailure(strict.url)).toMatch(
    /: the mail server’s certificate is not signed by an authority that this machine trusts: set NODE_EXTRA_CA_CERTS to the file of its authority \(.*DEPTH_ZERO_SELF_SIGNED_CERT.*\)\.$/,
  );
  expect(strict.deliveries).toEqual([]);
  for (const [url, isVerified] of [
    ['smtp://localhost', false],
    ['smtp://mail.example.org', true],
    ['smtps://localhost', true],
  ] as const)
    expect(smtpOptions(url, shortLimits).tls).toEqual({ rejectUnauthorized: isVerified });
});

test('a wrong SMTP_URL is reported with a remedy', async () => {
  await using plain = await smtpServer();
  expect(await getFailure(plain.url.replace('smtp:', 'smtps:'))).toContain('let SMTP_URL begin with smtp://');
  expect(await getFailure('smtp://mail.invalid')).toContain('no machine of that name is known');
});

const bulkMail = {
  subject: 'Peace',
  html: '<p>mark_</p>',
  text: 'mark_',
  headers: {},
  token: 'mark_',
};
const copy = {
  to: { address: 'ruth@example.org' },
  messageId: '<1@wayfare.example>',
  writtenAt: new Date('2026-11-21T11:00:00Z'),
  token: 'ABCDE',
};

test.each([
  ['RCPT', '550 no such user', true],
  ['RCPT', '550 5.1.1 <ruth@example.org> is not known here', true],
  ['RCPT', '550 5.1.10 null MX', true],
  ['RCPT', '550 5.2.1 this mailbox is closed', true],
  ['RCPT', '553 no such name', true],
  ['RCPT', '550 5.7.1 we do not like your network', false],
  ['RCPT', '550 5.1.8 bad sender', false],
  ['RCPT', '552 5.2.2 the mailbox is full', false],
  ['RCPT', '450 4.2.1 try again', false],
  ['RCPT', '554 no', false],
  ['MAIL', '550 5.1.1 not you', false],
  ['message', '554 5.7.1 looks like spam', false],
] as const)('a refused %s with the reply %j is permanent: %s', async (command, answer, isPermanent) => {
  await using site = await smtp();
  site.server.answers.set(command, answer);
  const { send } = await site.mailer.openBulkMail(bulkMail);
  const failure = await send(copy).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailNotSent);
  expect(failure instanceof RecipientRefused).toBe(isPermanent);
  expect(String(failure)).not.toContain('example.org');
  site.server.answers.clear();
  await send(copy);
  expect(site.server.deliveries).toMatchObject([{ from: 'post@wayfare.example', to: ['ruth@example.org'] }]);
});

test('copies use five connections, and a single mail does not wait for them', async () => {
  // Sixty copies at once wait for each other.
  await using site = await smtp({ limits: smtpLimits });
  const { send } = await site.mailer.openBulkMail(bulkMail);
  const copies = Array.from({ length: 60 }, (_, at) =>
    send({ ...copy, messageId: `<${at}@wayfare.example>` }),
  );
  await site.mailer.send(buildMail());
  await Promise.all(copies);
  expect(site.server.deliveries).toHaveLength(61);
  expect(site.server.connections.count).toBe(6);
});

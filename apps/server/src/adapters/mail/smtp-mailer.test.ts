import { expect, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { type Mailer, MailNotSent, RecipientRefused } from './mail.ts';
import { smtpMailer, smtpOptions } from './smtp-mailer.ts';
import { buildMail, mailerCases, testSender } from './testing/mailer-cases.ts';
import { smtpServer } from './testing/smtp-server.ts';

const brief = { connectMs: 300, answerMs: 300, wholeMs: 500 };

async function smtp(credentials = '') {
  const server = await smtpServer();
  const url = server.url.replace('//', `//${credentials}`);
  const mailer = smtpMailer(partFrom({ SMTP_URL: url, MAIL_FROM: testSender }, 'mail', 'smtp'), brief);
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

async function failureOf(mailer: Mailer): Promise<MailNotSent> {
  const failure = await mailer.send(buildMail()).catch((error: unknown) => error);
  if (!(failure instanceof MailNotSent)) throw new Error(`Not a failure to send: ${String(failure)}`);
  return failure;
}

mailerCases('a mail server', smtp);

test('the envelope names the one who sends and the one who receives', async () => {
  await using site = await smtp();
  await site.mailer.send(buildMail());
  expect(site.server.deliveries).toMatchObject([{ from: 'post@wayfare.example', to: ['ruth@example.org'] }]);
});

test('many mails share a connection or two', async () => {
  await using site = await smtp();
  const ids = Array.from({ length: 20 }, (_, at) => `<${at}@wayfare.example>`);
  await Promise.all(ids.map((messageId) => site.mailer.send(buildMail({ messageId }))));
  expect(site.server.deliveries).toHaveLength(20);
  expect(site.server.connections.count).toBeLessThanOrEqual(2);
});

test.each([
  ['RCPT', '550 5.1.1 <ruth@example.org> is not known here', 'EENVELOPE 550 RCPT TO'],
  ['message', '554 ruth@example.org does not want this', 'EMESSAGE 554 DATA'],
  ['AUTH', '535 5.7.8 post:secret is not known', 'EAUTH 535 AUTH PLAIN'],
] as const)('a no to %s is told by codes, without address or password', async (command, answer, codes) => {
  await using site = await smtp('post:secret@');
  site.server.answers.set(command, answer);
  const failure = await failureOf(site.mailer);
  expect(failure.message).toBe(`The mail could not be handed over: ${codes}.`);
  expect(failure.cause).toBeUndefined();
  expect(site.server.deliveries).toEqual([]);
  site.server.answers.clear();
  await site.mailer.send(buildMail());
  expect(site.server.deliveries).toHaveLength(1);
});

test.each(['connect', 'EHLO', 'MAIL', 'DATA', 'message'] as const)(
  'a server that falls silent at %s is given up in time',
  async (command) => {
    await using site = await smtp();
    site.server.answers.set(command, 'silence');
    const began = performance.now();
    await failureOf(site.mailer);
    expect(performance.now() - began).toBeLessThan(1_500);
  },
);

test('a server that never comes to the end of its answer is given up in time, and the next mail goes out', async () => {
  await using site = await smtp();
  site.server.answers.set('MAIL', 'dribble');
  const began = performance.now();
  await failureOf(site.mailer);
  expect(performance.now() - began).toBeLessThan(1_500);
  site.server.answers.clear();
  await site.mailer.send(buildMail());
  expect(site.server.deliveries).toHaveLength(1);
});

test('a server that is down is told, and found again when it is up', async () => {
  await using site = await smtp();
  await site.mailer.send(buildMail());
  await site.server.down();
  expect((await failureOf(site.mailer)).message).toMatch(/ECONNREFUSED|ESOCKET|ECONNECTION/);
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
])('over %s TLS is insisted upon: %s', (url, isInsisted) => {
  expect(smtpOptions(url, brief).requireTLS).toBe(isInsisted);
});

const circular = {
  subject: 'Peace',
  html: '<p>mark_</p>',
  text: 'mark_',
  headers: {},
  mark: 'mark_',
};
const copy = {
  to: { address: 'ruth@example.org' },
  messageId: '<1@wayfare.example>',
  writtenAt: new Date('2026-11-21T11:00:00Z'),
  mark: 'ABCDE',
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
] as const)('a no to %s in the words %j is for good: %s', async (command, answer, isForGood) => {
  await using site = await smtp();
  site.server.answers.set(command, answer);
  const { send } = await site.mailer.openCircular(circular);
  const failure = await send(copy).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MailNotSent);
  expect(failure instanceof RecipientRefused).toBe(isForGood);
  expect(String(failure)).not.toContain('example.org');
  site.server.answers.clear();
  await send(copy);
  expect(site.server.deliveries).toMatchObject([{ from: 'post@wayfare.example', to: ['ruth@example.org'] }]);
});

test('copies go through five connections, and a link to somebody who waits does not stand behind them', async () => {
  await using site = await smtp();
  const { send } = await site.mailer.openCircular(circular);
  const copies = Array.from({ length: 60 }, (_, at) =>
    send({ ...copy, messageId: `<${at}@wayfare.example>` }),
  );
  await site.mailer.send(buildMail());
  await Promise.all(copies);
  expect(site.server.deliveries).toHaveLength(61);
  expect(site.server.connections.count).toBe(6);
});

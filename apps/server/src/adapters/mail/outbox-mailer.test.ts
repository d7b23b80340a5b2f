import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partFrom } from '#config/testing/part-from.ts';
import { testFolder } from '#testing/test-folder.ts';
import { MailNotSent } from './mail.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { buildMail, mailerCases, testSender } from './testing/mailer-cases.ts';

async function outbox() {
  const home = await testFolder();
  const settings = partFrom({ DATA_DIR: join(home, 'data'), MAIL_FROM: testSender }, 'mail', 'outbox');
  const { directory } = settings;
  const mailer = outboxMailer(settings);
  const names = async () => (await readdir(directory).catch(() => [])).toSorted();
  return {
    home,
    directory,
    mailer,
    names,
    messages: async () => Promise.all((await names()).map((name) => readFile(join(directory, name), 'utf8'))),
    async [Symbol.asyncDispose]() {
      await mailer.close();
    },
  };
}

mailerCases('outbox', outbox);

test('file names sort by time, and only the owner can read the files', async () => {
  await using box = await outbox();
  const times = ['2026-11-21T09:00:00.500Z', '2026-11-21T10:00:00Z', '2026-11-22T08:00:00Z'];
  const mails = times.map((time, at) =>
    buildMail({ writtenAt: new Date(time), messageId: `<id-${at}@wayfare.example>` }),
  );
  await Promise.all(mails.toReversed().map((mail) => box.mailer.send(mail)));
  expect(await box.names()).toEqual([
    '2026-11-21T09-00-00.500Z-id-0.eml',
    '2026-11-21T10-00-00.000Z-id-1.eml',
    '2026-11-22T08-00-00.000Z-id-2.eml',
  ]);
  const { mode } = await stat(join(box.directory, '2026-11-21T10-00-00.000Z-id-1.eml'));
  expect(mode & 0o777).toBe(0o600);
});

test('a retried mail is stored once', async () => {
  await using box = await outbox();
  await box.mailer.send(buildMail());
  await box.mailer.send(buildMail());
  expect(await box.names()).toHaveLength(1);
});

test('a message id cannot escape the folder', async () => {
  await using box = await outbox();
  await box.mailer.send(buildMail({ messageId: '</../../escaped@wayfare.example>' }));
  expect(await box.names()).toEqual(['2026-11-21T09-00-00.000Z-_.._.._escaped.eml']);
});

test('a write error does not reveal the address', async () => {
  await using box = await outbox();
  await writeFile(join(box.home, 'data'), 'in the way');
  await expect(box.mailer.send(buildMail())).rejects.toThrow(MailNotSent);
  await expect(box.mailer.send(buildMail())).rejects.toThrow(/^[^@]*outbox cannot be written \(ENOTDIR\)\.$/);
});

import { createHash, createVerify, generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testFolder } from '#testing/test-folder.ts';
import { openDkim, readPublicKey } from './dkim.ts';
import { smtpLimits, smtpMailer } from './smtp-mailer.ts';
import { buildMail, testSender } from './testing/mailer-cases.ts';
import { smtpServer } from './testing/smtp-server.ts';

const pem = (bits: number) =>
  generateKeyPairSync('rsa', { modulusLength: bits }).privateKey.export({ type: 'pkcs1', format: 'pem' });

async function writeKeyFile(text: string | Buffer): Promise<string> {
  const path = join(await testFolder(), 'dkim.pem');
  await writeFile(path, text);
  return path;
}

/** The signed headers. Null if the signature is wrong. An independent implementation of RFC 6376, relaxed/relaxed. */
function verifySignature(message: string, publicKey: string): string[] | null {
  const end = message.indexOf('\r\n\r\n');
  const heads = message
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const relaxed = (line: string): string => {
    const colon = line.indexOf(':');
    return `${line.slice(0, colon).trim().toLowerCase()}:${line
      .slice(colon + 1)
      .replaceAll(/[ \t]+/g, ' ')
      .trim()}`;
  };
  const body = message
    .slice(end + 4)
    .split('\r\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
    .join('\r\n')
    .replace(/(?:\r\n)*$/, '\r\n');
  const line = heads.map(relaxed).find((each) => each.startsWith('dkim-signature:')) ?? '';
  const tag = (name: string): string =>
    (new RegExp(`[:;] ?${name}=([^;]*)`).exec(line)?.[1] ?? '').replaceAll(' ', '');
  if (tag('bh') !== createHash('sha256').update(body).digest('base64')) return null;
  const names = tag('h').toLowerCase().split(':');
  const remaining = heads.map(relaxed);
  const covered = names.flatMap((name) => {
    const at = remaining.findLastIndex((each) => each.startsWith(`${name}:`));
    return at < 0 ? [] : remaining.splice(at, 1);
  });
  const unsigned = line.replace(/([:;] ?)b=[^;]*/, '$1b=');
  const isValid = createVerify('sha256')
    .update([...covered, unsigned].join('\r\n'))
    .verify({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' }, tag('b'), 'base64');
  return isValid ? names : null;
}

test('every mail is signed, including the unsubscribe headers, and a change breaks the signature', async () => {
  const keyFile = await writeKeyFile(pem(2_048));
  await using server = await smtpServer();
  const dkim = await openDkim({ selector: 'wayfare', keyFile }, 'wayfare.example');
  const mailer = smtpMailer({ url: server.url, from: testSender }, smtpLimits, dkim);
  await mailer.send(buildMail({ subject: 'Łódź  and   more' }));
  const token = 'any-token-of-some-length';
  const bulk = await mailer.openBulkMail({
    subject: 'Today',
    html: `<p>A day.  </p><a href="https://x/${token}">stop</a>`,
    text: 'A day.\n\n\n',
    headers: {
      'List-Unsubscribe': `<https://x/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    token,
  });
  await bulk.send({
    to: { name: 'Ruth Łódź', address: 'ruth@example.org' },
    messageId: '<1@wayfare.example>',
    writtenAt: new Date(0),
    token: 'the-token-of-this-reader',
  });
  await mailer.close();
  const publicKey = await readPublicKey(keyFile);
  const [first = '', copy = ''] = server.deliveries.map(({ message }) => message);
  expect(first).toMatch(/^DKIM-Signature: .*d=wayfare\.example;.*s=wayfare;/ms);
  expect(verifySignature(first, publicKey)).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date']),
  );
  expect(verifySignature(copy, publicKey)).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'message-id']),
  );
  expect(verifySignature(copy.replace('of-this-reader', 'of-that-reader'), publicKey)).toBeNull();
});

test.each([
  ['no key', 'hush'],
  ['a key that is too short', pem(512)],
  [
    'a key of another kind',
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
  ],
])('%s stops the start without revealing the file', async (_, text) => {
  const keyFile = await writeKeyFile(text);
  const opened = openDkim({ selector: 'wayfare', keyFile }, 'wayfare.example');
  await expect(opened).rejects.toThrow(/^DKIM_KEY_FILE must name an RSA key of at least 1024 bits/);
  await expect(opened).rejects.not.toThrow(/hush/);
});

test('a missing key file stops the start', async () => {
  await expect(openDkim({ selector: 'a', keyFile: '/no/such.pem' }, 'x')).rejects.toThrow(
    /^DKIM_KEY_FILE names \/no\/such\.pem, which cannot be read/,
  );
});

import { expect, test } from 'vitest';
import { type BulkMail, type BulkMailCopy, InvalidMailError } from '../mail.ts';
import type { MailerUnderTest } from './mailer-cases.ts';
import { readMessage } from './read-message.ts';

const tokenLength = 43;
const placeholder = 'token'.padEnd(tokenLength, '_');
const createToken = (letter: string): string => letter.repeat(tokenLength);

const buildBulkMail = (overrides: Partial<BulkMail> = {}): BulkMail => ({
  subject: 'Friede sei mit dir, 平和',
  html: `<p>Grüße 平和 🕊 <a href="https://wayfare.example/u/${placeholder}">stop</a></p>`,
  text: `Grüße 平和\n\n.\n.. a line of dots\nStop: https://wayfare.example/u/${placeholder}`,
  headers: { 'List-Unsubscribe': `<https://wayfare.example/u/${placeholder}>` },
  token: placeholder,
  ...overrides,
});

const buildCopy = (overrides: Partial<BulkMailCopy> = {}): BulkMailCopy => ({
  to: { name: 'Ruth', address: 'ruth@example.org' },
  messageId: '<2026-11-21.1@wayfare.example>',
  writtenAt: new Date('2026-11-21T11:00:00Z'),
  token: createToken('r'),
  ...overrides,
});

const names = [
  'Ruth',
  "O'Brien",
  'Mary-Ann',
  'Søren Æbelø',
  '平和 "the Elder", O\'Brien',
  '🕊'.repeat(30),
  'رُوث',
  'a <b@c> d',
  'Ruth (the first)',
];

const injections = [
  '\r\nBcc: eve@example.net',
  '\nBcc: eve@example.net',
  '\r',
  '\0',
  '\u0085',
  '\u2028',
  '\v',
  '\uD800',
];

export function bulkMailCases(open: () => Promise<MailerUnderTest>): void {
  test('each copy of a bulk mail has its own recipient, id and token', async () => {
    await using outbox = await open();
    const { send } = await outbox.mailer.openBulkMail(buildBulkMail());
    for (const [at, letter] of ['r', 'n'].entries()) {
      const to = { name: `Reader ${letter}`, address: `${letter}@example.org` };
      await send(
        buildCopy({ to, messageId: `<2026-11-21.${at}@wayfare.example>`, token: createToken(letter) }),
      );
    }
    const mails = (await outbox.messages()).map(readMessage);
    for (const [at, letter] of ['r', 'n'].entries()) {
      const mail = mails[at];
      const link = `https://wayfare.example/u/${createToken(letter)}`;
      expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
        from: 'Wayfare <post@wayfare.example>',
        to: `"Reader ${letter}" <${letter}@example.org>`,
        subject: 'Friede sei mit dir, 平和',
        date: 'Sat, 21 Nov 2026 11:00:00 +0000',
        'message-id': `<2026-11-21.${at}@wayfare.example>`,
        'auto-submitted': 'auto-generated',
        'list-unsubscribe': `<${link}>`,
        'mime-version': '1.0',
      });
      expect(mail?.html.trim()).toBe(`<p>Grüße 平和 🕊 <a href="${link}">stop</a></p>`);
      expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(
        `Grüße 平和\n\n.\n.. a line of dots\nStop: ${link}`,
      );
    }
  });

  test('a token may be anywhere in a line, and no line is too long', async () => {
    await using outbox = await open();
    const lengths = Array.from({ length: 90 }, (_, length) => length);
    const html = lengths.map((length) => `<p>${'é'.repeat(length)}${placeholder}</p>`).join('\n');
    const text = lengths.map((length) => `${'x'.repeat(length)}${placeholder}é`).join('\n');
    const { send } = await outbox.mailer.openBulkMail(buildBulkMail({ html, text }));
    await send(buildCopy({ token: createToken('Q') }));
    const [raw = ''] = await outbox.messages();
    const mail = readMessage(raw);
    expect(mail.html.replaceAll('\r\n', '\n').trim()).toBe(html.replaceAll(placeholder, createToken('Q')));
    expect(mail.text.replaceAll('\r\n', '\n').trim()).toBe(text.replaceAll(placeholder, createToken('Q')));
    const body = raw.slice(raw.indexOf('\r\n\r\n'));
    expect(Math.max(...body.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(76);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test.each(names)('a copy to %s keeps all characters of the name', async (reader) => {
    await using outbox = await open();
    const { send } = await outbox.mailer.openBulkMail(buildBulkMail());
    await send(buildCopy({ to: { name: reader, address: 'ruth@example.org' } }));
    const [raw = ''] = await outbox.messages();
    expect(readMessage(raw).headers.get('to')?.replaceAll('"', '')).toBe(
      `${reader.replaceAll('"', '')} <ruth@example.org>`,
    );
    const [to = ''] = raw.split('\r\nMessage-ID');
    expect(Math.max(...to.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  });

  test.each(injections)('%j in a copy is refused', async (injection) => {
    await using outbox = await open();
    const { send } = await outbox.mailer.openBulkMail(buildBulkMail());
    for (const wrong of [
      { to: { name: `Ruth${injection}`, address: 'ruth@example.org' } },
      { to: { address: `ruth@example.org${injection}` } },
      { messageId: `<1${injection}@wayfare.example>` },
      { token: injection.padEnd(tokenLength, 'x') },
    ]) {
      await expect(send(buildCopy(wrong))).rejects.toThrow(InvalidMailError);
    }
    await expect(
      outbox.mailer.openBulkMail(buildBulkMail({ headers: { 'List-Id': `x${injection}` } })),
    ).rejects.toThrow(InvalidMailError);
    await expect(outbox.mailer.openBulkMail(buildBulkMail({ subject: `x${injection}` }))).rejects.toThrow(
      InvalidMailError,
    );
    expect(await outbox.messages()).toEqual([]);
  });

  test('a token of another length is refused', async () => {
    await using outbox = await open();
    const { send } = await outbox.mailer.openBulkMail(buildBulkMail());
    await expect(send(buildCopy({ token: 'short' }))).rejects.toThrow('does not fit');
    expect(await outbox.messages()).toEqual([]);
  });
}

import { describe, expect, test } from 'vitest';
import { InvalidMailError, type Mail, type Mailer } from '../mail.ts';
import { bulkMailCases } from './bulk-mail-cases.ts';
import { readMessage } from './read-message.ts';

export interface MailerUnderTest extends AsyncDisposable {
  readonly mailer: Mailer;
  /** Raw messages in the order of sending. */
  messages(): Promise<string[]>;
}

export const testSender = 'Wayfare <post@wayfare.example>';

export const buildMail = (overrides: Partial<Mail> = {}): Mail => ({
  to: { name: 'Ruth', address: 'ruth@example.org' },
  subject: 'Confirm your address',
  html: '<p>Peace be with you.</p>',
  text: 'Peace be with you.',
  messageId: '<1@wayfare.example>',
  writtenAt: new Date('2026-11-21T09:00:00Z'),
  ...overrides,
});

const lineBreaks = ['\r\nBcc: eve@example.net', '\nBcc: eve@example.net', '\rBcc: eve@example.net', '\0'];
const separators = ['\u0085', '\u2028', '\u2029', '\v', '\u001B[2J'];
const injections = [...lineBreaks, ...separators, '\uD800'];

const invalidAddresses = [
  'ruth@example.org, eve@example.net',
  'ruth@example.org,eve@example.net',
  'ruth@example.org;eve@example.net',
  'ruth@example.org eve@example.net',
  'ruth@example.org\r\nRCPT TO:<eve@example.net>',
  'ruth@example.org\0',
  'ruth@example.org>',
  'Ruth <ruth@example.org>',
  'friends: ruth@example.org;',
  '"ruth@example.org"@example.net',
  'ruth(eve@example.net)@example.org',
  'ruth@@example.org',
  'ruth',
  '@example.org',
  'ruth@',
  '',
  `${'r'.repeat(250)}@example.org`,
];

export const mailerCases = (name: string, open: () => Promise<MailerUnderTest>) =>
  describe(name, () => {
    const send = async (mail: Mail) => {
      await using outbox = await open();
      await outbox.mailer.send(mail);
      const [raw = ''] = await outbox.messages();
      return { raw, ...readMessage(raw) };
    };

    const expectRefusal = async (mail: Mail, message: RegExp) => {
      await using outbox = await open();
      const refusal = await outbox.mailer.send(mail).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(InvalidMailError);
      expect(refusal).toMatchObject({ message: expect.stringMatching(message) });
      expect(String(refusal)).not.toContain('@example');
      expect(await outbox.messages()).toEqual([]);
    };

    test('a mail has its headers and both bodies', async () => {
      const mail = await send(buildMail({ headers: { 'List-Id': 'daily.wayfare.example' } }));
      expect(Object.fromEntries(mail.headers)).toMatchObject({
        from: 'Wayfare <post@wayfare.example>',
        to: 'Ruth <ruth@example.org>',
        subject: 'Confirm your address',
        date: 'Sat, 21 Nov 2026 09:00:00 +0000',
        'message-id': '<1@wayfare.example>',
        'list-id': 'daily.wayfare.example',
        'auto-submitted': 'auto-generated',
        'content-type': expect.stringMatching(/^multipart\/alternative/),
      });
      expect(mail.text.trim()).toBe('Peace be with you.');
      expect(mail.html.trim()).toBe('<p>Peace be with you.</p>');
    });

    test('every line ends with CR LF', async () => {
      const { raw } = await send(buildMail());
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    });

    test('names, subjects and texts keep all characters', async () => {
      const name = 'Søren Æbelø 平和 "the Elder", O\'Brien';
      const subject = 'Friede sei mit dir, Мир вам, 平和 – 🕊';
      const text = `Grüße\n\n.\n.. a line of dots\nFrom the beginning\n${'a long line '.repeat(40)}\nПокой 平和`;
      const html = `<p>Grüße 平和 🕊 ${'long '.repeat(300)}</p>`;
      const mail = await send(buildMail({ to: { name, address: 'ruth@example.org' }, subject, text, html }));
      expect(mail.headers.get('to')?.replaceAll('\\', '')).toContain(name);
      expect(mail.headers.get('to')).toMatch(/<ruth@example\.org>$/);
      expect(mail.headers.get('subject')).toBe(subject);
      expect(mail.text.replaceAll('\r\n', '\n').trim()).toBe(text);
      expect(mail.html.replaceAll('\r\n', '\n').trim()).toBe(html);
    });

    test('the name of the recipient is optional', async () => {
      const mail = await send(buildMail({ to: { address: 'ruth@example.org' } }));
      expect(mail.headers.get('to')).toBe('ruth@example.org');
    });

    test.each(injections)('%j in a header is refused', async (injection) => {
      const line = `Peace${injection}`;
      await expectRefusal(buildMail({ subject: line }), /subject must be one line/);
      await expectRefusal(
        buildMail({ to: { name: line, address: 'ruth@example.org' } }),
        /name must be one line/,
      );
      await expectRefusal(buildMail({ headers: { 'List-Id': line } }), /List-Id must be one line/);
      await expectRefusal(
        buildMail({ messageId: `<1${injection}@wayfare.example>` }),
        /id must be of the form/,
      );
      await expectRefusal(buildMail({ headers: { [`X-${injection}`]: 'peace' } }), /invalid name/);
    });

    test.each(invalidAddresses)('%j is refused as an address', async (address) => {
      await expectRefusal(buildMail({ to: { address } }), /must be exactly one/);
    });

    test('a list of addresses is refused', async () => {
      const list = ['ruth@example.org', 'eve@example.net'] as unknown as string;
      await expectRefusal(buildMail({ to: { address: list } }), /goes to one address/);
    });

    test.each(['Bcc', 'CC', 'to', 'Reply-To', 'Content-Type', 'Message-ID', 'DKIM-Signature'])(
      'the header %s cannot be set',
      async (header) => {
        await expectRefusal(buildMail({ headers: { [header]: 'eve@example.net' } }), /set by the mailer/);
      },
    );

    bulkMailCases(open);

    test('a mail without a subject or without one of its bodies is refused', async () => {
      await expectRefusal(buildMail({ subject: ' ' }), /needs a subject/);
      await expectRefusal(buildMail({ text: '' }), /plain text is empty/);
      await expectRefusal(buildMail({ html: '' }), /html is empty/);
      await expectRefusal(buildMail({ text: 'Peace\0' }), /invalid characters/);
    });
  });

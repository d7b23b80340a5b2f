import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { isCalendarDate } from '@wayfare/contracts/rules/calendar-date';
import * as z from 'zod/mini';
import { parseBackupAddress, parseRetention } from './backup-shapes.ts';
import { isLoopback } from './public-url.ts';

/** Each shape parses one setting; its message completes the sentence 'NAME must …'. */

const text = (isValid: (text: string) => boolean, message: string) =>
  z.string().check(z.refine(isValid, message));

export const wholeNumber = (from: number, to: number) =>
  z.pipe(
    text(
      (digits) => /^\d{1,9}$/.test(digits) && Number(digits) >= from && Number(digits) <= to,
      `be a whole number from ${from} to ${to}`,
    ),
    z.transform((digits: string) => Number(digits)),
  );

export const port = wholeNumber(1, 65_535);

export const line = z.string().check(z.regex(/^[^\p{Cc}]+$/u, 'be one line of text'));

/** For headings and buttons. */
export const shortName = z
  .string()
  .check(z.regex(/^[^\p{Cc}]{1,60}$/u, 'be one line of at most 60 characters'));

export const matching = (pattern: RegExp, expected: string) =>
  z.string().check(z.regex(pattern, `be ${expected}`));

export const oneOf = <const Choice extends string>(...choices: [Choice, ...Choice[]]) =>
  z.enum(choices, `be one of ${choices.join(', ')}`);

export const yesOrNo = z.pipe(
  z.enum(['0', '1'], 'be 1 (yes) or 0 (no)'),
  z.transform((text: '0' | '1') => text === '1'),
);

export const day = text(isCalendarDate, 'be a day, such as 2027-01-18');

export const file = text((path) => isAbsolute(path) && !/\p{Cc}/u.test(path), 'be the whole path of a file');

export const program = text(
  (path) => path === 'off' || isAbsolute(path),
  'be the whole path of a program, such as /usr/bin/ffmpeg, or off',
);

export const mailAddress = matching(
  /^[^\s@<>",;]+@[^\s@<>",;][^\s@<>",;.]*\.[^\s@<>",;]+$/,
  'a mail address, such as help@example.org',
);

export const sender = matching(
  /^(?:[^\p{Cc}<>",;]+ <[^\s@<>",;]+@[^\s@<>",;]+>|[^\s@<>",;]+@[^\s@<>",;]+)$/u,
  "an address, alone or after a name: 'Wayfare <post@example.org>'",
);

/** Scheme and host only, the form in which browsers compare origins. */
export const origin = z.pipe(
  text(
    (address) => isWebAddress(address) && /^https?:\/\/[^/]+$/i.test(address),
    'be an address that ends at its host, with no slash or path after it: https://wayfare.example',
  ),
  z.transform((address: string) => new URL(address).origin),
);

/** An http or https URL. Trailing slashes are removed, so that paths can be appended. */
export const webAddress = z.pipe(
  text(isWebAddress, 'be an address that begins with http:// or https://, without ? or #'),
  z.transform((address: string) => new URL(address).href.replace(/(?<!\/)\/+$/, '')),
);

/** For URLs that are secret or get secret content. */
export const callAddress = text(
  isCallAddress,
  'be an address that begins with https:// (on this machine http:// will do), without a name or password before the host',
);

const sandboxUrl = 'be an address on loopback that ends at its port, such as http://127.0.0.1:12111';
/** For replacements of Stripe: no real payments or passwords may go there. */
export const loopbackOrigin = origin.check(
  z.refine((text) => text.startsWith('http:') && isLoopback(text), sandboxUrl),
);

/** A list of addresses or networks. */
export const peers = z.pipe(
  text(
    (list) => list.split(',').every((part) => isPeer(part.trim())),
    'be addresses or networks, with commas between them, such as 10.0.0.5 or 10.0.0.0/8',
  ),
  z.transform((list: string) => list.split(',').map((part) => part.trim())),
);

export const databaseAddress = text((address) => {
  // With a Unix socket the host is empty: postgres://user@/database?host=/run/postgresql
  const written = address.replace('@/', '@localhost/');
  return /^postgres(ql)?:$/.test(URL.parse(written)?.protocol ?? '');
}, 'be an address such as postgres://user:password@host/database');

export const mailServerAddress = text((address) => {
  const { protocol, hostname } = URL.parse(address) ?? { protocol: '', hostname: '' };
  return /^smtps?:$/.test(protocol) && hostname !== '';
}, 'be an address such as smtps://user:password@mail.example.org');

export const secretBytes = (length: number) =>
  z.pipe(
    text(
      (base64) => /^[A-Za-z0-9+/]+={0,2}$/.test(base64) && Buffer.from(base64, 'base64').length === length,
      `be ${length} bytes in base64`,
    ),
    z.transform((base64: string): Uint8Array => Buffer.from(base64, 'base64')),
  );

export const backupAddress = parsedBy(
  parseBackupAddress,
  'be a folder, or a bucket with a prefix, such as s3://my-backups/wayfare',
);

export const retention = parsedBy(
  parseRetention,
  'be how many days, weeks and months are kept, such as 7d,4w,12m',
);

export const timeOfDay = matching(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time of day, such as 03:30');

function parsedBy<T>(parse: (text: string) => T | null, expected: string) {
  return z.pipe(
    text((written) => parse(written) !== null, expected),
    z.transform((written: string): T => {
      const value = parse(written);
      if (value === null) throw new RangeError(expected);
      return value;
    }),
  );
}

export const timeZone = text(isTimeZone, 'be the name of a time zone, such as America/New_York');

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, search, hash } = new URL(address);
  return (
    /^https?:$/.test(protocol) && username === '' && search === '' && hash === '' && !/[?#]/.test(address)
  );
}

function isCallAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { origin: base, protocol, username, password } = new URL(address);
  return username + password === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(base)));
}

function isPeer(peer: string): boolean {
  const [address = '', length, ...more] = peer.split('/');
  const kind = isIP(address);
  if (kind === 0 || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (kind === 4 ? 32 : 128));
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

import * as z from 'zod/mini';
import { isZoneName } from '../rules/zone-name.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

/** How often a reader wants the homily by mail. */
export const mailRhythms = ['daily', 'sundays', 'none'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** Who never chose gets it every day at this hour, in the site's zone. */
export const usualMailHour = 6;

/** '6:00 a.m.', which no line breaks in two; the two hours that people mix up are named besides. */
export function hourInWords(hour: number): string {
  const time = `${hour % 12 || 12}:00\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
  if (hour === 0) return `${time} (midnight)`;
  return hour === 12 ? `${time} (noon)` : time;
}

export const mailPreference = z.object({
  rhythm: z.enum(mailRhythms, 'Choose every day, Sundays only, or no mail.'),
  /** From this full hour on, by the clock on the reader's wall. */
  hour: z
    .int('The hour is not a whole number.')
    .check(z.gte(0, 'The hours go from 0 to 23.'), z.lte(23, 'The hours go from 0 to 23.')),
  /** Where the reader's clock hangs, such as America/New_York. */
  zone: z.string().check(z.refine(isZoneName, 'This is not the name of a time zone.')),
});
export type MailPreference = z.infer<typeof mailPreference>;

/** Why no homily goes to an address, whatever its reader chose. */
export const mailStops = ['refused', 'complained'] as const;
export type MailStop = (typeof mailStops)[number];

const preferenceView = z.extend(mailPreference, {
  /** Where the mails go: the address of the account. */
  address: z.string(),
  /** refused: the mailbox took no mail. complained: a mail was reported as unwanted. Support can lift either. */
  stopped: z.nullable(z.enum(mailStops)),
  /** Only subscribers are written to; others may choose all the same, for when they are. */
  isSubscriber: z.boolean(),
});
export type MailPreferenceView = z.infer<typeof preferenceView>;

/** How the caller wants the homily by mail: what was chosen, or what goes for whoever never did. 401 without a token. */
export const getMailPreference = contract({
  service: 'homily',
  method: 'GET',
  path: '/mail-preference',
  response: preferenceView,
  errors: [],
});

/**
 * All three at once. An hour that is past today still brings today's homily, if it was not sent: one of the morning until
 * noon, a later one until the day ends.
 */
export const setMailPreference = contract({
  service: 'homily',
  method: 'PUT',
  path: '/mail-preference',
  body: mailPreference,
  response: preferenceView,
  errors: [],
});

const dateParams = z.object({ date: homilyDate });

/**
 * For members of `homily-admin`: the mail as the saved draft makes it, whatever is still missing. The html is a whole
 * document: show it in a frame that may run no script. 404 where nothing is written for the date.
 */
export const previewHomilyMail = contract({
  service: 'homily',
  method: 'GET',
  path: '/editor/homilies/:date/mail',
  params: dateParams,
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: ['homily_unknown'],
});
export type HomilyMailPreview = z.infer<typeof previewHomilyMail.response>;

/** The same mail to the editor who asks, and to nobody else; it leaves within a few seconds. 429 after twenty an hour. */
export const sendTestMail = contract({
  service: 'homily',
  method: 'POST',
  path: '/editor/homilies/:date/test-mail',
  params: dateParams,
  response: z.object({ to: z.string() }),
  errors: ['homily_unknown'],
});

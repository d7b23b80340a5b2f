import * as z from 'zod/mini';
import { isTimeZone } from '../rules/time-zone.ts';
import { homily } from './contract.ts';
import { homilyDate } from './homily.ts';

export const mailRhythms = ['daily', 'sundays', 'none'] as const;
export type MailRhythm = (typeof mailRhythms)[number];

/** In the site's time zone. */
export const defaultMailHour = 6;

/** '6:00 a.m.' with a non-breaking space. Noon and midnight are named, because people confuse them. */
export function formatHour(hour: number): string {
  const time = `${hour % 12 || 12}:00\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
  if (hour === 0) return `${time} (midnight)`;
  return hour === 12 ? `${time} (noon)` : time;
}

export const mailPreference = z.object({
  rhythm: z.enum(mailRhythms, 'Choose every day, Sundays only, or no mail.'),
  /** In `zone`. */
  hour: z
    .int('The hour is not a whole number.')
    .check(z.gte(0, 'The hours go from 0 to 23.'), z.lte(23, 'The hours go from 0 to 23.')),
  /** 'America/New_York' */
  zone: z.string().check(z.refine(isTimeZone, 'This is not the name of a time zone.')),
});
export type MailPreference = z.infer<typeof mailPreference>;

export const mailSuppressions = ['refused', 'complained'] as const;
export type MailSuppression = (typeof mailSuppressions)[number];

const preferenceView = z.extend(mailPreference, {
  /** Email address of the account. */
  email: z.string(),
  /** No mail is sent because the mailbox refused one, or one was reported as spam. Support can undo it. */
  suppression: z.nullable(z.enum(mailSuppressions)),
  /** Only subscribers get mails. Others can set a preference for later. */
  isSubscriber: z.boolean(),
});
export type MailPreferenceView = z.infer<typeof preferenceView>;

/** The caller's preference, or the default. */
export const getMailPreference = homily.get('/mail-preference', { response: preferenceView });

/**
 * If the new hour is already past, today's homily is still sent if it was not: until noon for an hour before noon,
 * otherwise until midnight.
 */
export const setMailPreference = homily.put('/mail-preference', {
  body: mailPreference,
  response: preferenceView,
});

const dateParams = z.object({ date: homilyDate });

/**
 * For homily-admins: the mail of the saved draft, which may be incomplete. Show the HTML document in a frame without
 * scripts.
 */
export const previewHomilyMail = homily.get('/editor/homilies/:date/mail', {
  params: dateParams,
  response: z.object({ subject: z.string(), html: z.string() }),
  errors: ['homily_not_found'],
});
export type HomilyMailPreview = z.infer<typeof previewHomilyMail.response>;

/** Sends the mail only to the caller. 429 after twenty an hour. */
export const sendTestMail = homily.post('/editor/homilies/:date/test-mail', {
  params: dateParams,
  response: z.object({ to: z.string() }),
  errors: ['homily_not_found'],
});

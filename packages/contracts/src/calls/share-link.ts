import * as z from 'zod/mini';
import { maxShareMessageLength } from '../rules/share-link.ts';
import { homily } from './contract.ts';
import { homilyDate } from './homily.ts';

/** Control characters, and characters that are invisible or change the text direction. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

const normalizeMessage = (typed: string): string =>
  typed.toWellFormed().normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(invisible, '').trim();

/** For subscribers. Creates a link that opens one published day to a friend; at most `maxShareLinksPerDay`. */
export const createShareLink = homily.post('/share-links', {
  body: z.object({
    date: homilyDate,
    /** One line from the subscriber; '' for none. */
    message: z.pipe(
      z.pipe(z.string(), z.transform(normalizeMessage)),
      z
        .string()
        .check(
          z.maxLength(maxShareMessageLength, `Please write at most ${maxShareMessageLength} characters.`),
        ),
    ),
  }),
  response: z.object({
    url: z.string(),
    /** The last date, in the site's time zone. */
    expiresOn: z.string(),
  }),
  errors: ['subscription_required', 'homily_not_found', 'sharing_off', 'too_many_requests'],
});

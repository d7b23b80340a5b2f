import * as z from 'zod/mini';
import { homily } from './contract.ts';
import { homilyDate } from './homily.ts';

export const maxPodcastFeeds = 10;

export const maxFeedNameLength = 40;

export const normalizeFeedName = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

const feed = z.object({
  feedId: z.string(),
  /** The owner's name for the app that uses the feed. */
  name: z.string(),
  createdOn: homilyDate,
  /** The last day an app requested it; null if none has. */
  lastUsedOn: z.nullable(homilyDate),
});

/** The caller's feeds, oldest first. Without their URLs, because the server keeps only hashes. */
export const listPodcastFeeds = homily.get('/podcast-feeds', {
  response: z.object({
    feeds: z.array(feed),
    /** False if a feed would still be empty. */
    hasRecordings: z.boolean(),
  }),
});

/** For subscribers. The response is the only one that contains the URL. */
export const createPodcastFeed = homily.post('/podcast-feeds', {
  body: z.object({
    name: z.pipe(
      z.pipe(z.string(), z.transform(normalizeFeedName)),
      z
        .string()
        .check(
          z.minLength(1, 'Please give it a name.'),
          z.maxLength(maxFeedNameLength, `At most ${maxFeedNameLength} characters, please.`),
        ),
    ),
  }),
  response: z.object({ feed, url: z.string() }),
  errors: ['subscription_required', 'podcast_feeds_full', 'too_many_requests'],
});

/** The URL of the feed and the recording URLs in it stop working at once. */
export const deletePodcastFeed = homily.delete('/podcast-feeds/:feedId', {
  params: z.object({ feedId: z.uuid() }),
  response: z.object({}),
  errors: ['podcast_feed_not_found'],
});

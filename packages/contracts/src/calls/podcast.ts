import * as z from 'zod/mini';
import { feedNameMaxLength, tidyFeedName } from '../rules/podcast.ts';
import { contract } from './contract.ts';
import { homilyDate } from './homily.ts';

const feed = z.object({
  feedId: z.string(),
  /** The app that has it, as its owner calls it. */
  name: z.string(),
  madeOn: homilyDate,
  /** The last day on which an app asked for it; null where none has yet. */
  usedOn: z.nullable(homilyDate),
});

/** The podcast feeds of the caller, oldest first. Their addresses are not told: nobody here has them. */
export const listPodcastFeeds = contract({
  service: 'homily',
  method: 'GET',
  path: '/podcast-feeds',
  response: z.object({
    feeds: z.array(feed),
    /** Whether an app would find anything yet. */
    hasRecordings: z.boolean(),
  }),
  errors: [],
});

/** One more, for one app, for subscribers alone. Its address is told here once, and never again. */
export const makePodcastFeed = contract({
  service: 'homily',
  method: 'POST',
  path: '/podcast-feeds',
  body: z.object({
    name: z.pipe(
      z.pipe(z.string(), z.transform(tidyFeedName)),
      z
        .string()
        .check(
          z.minLength(1, 'Please give it a name.'),
          z.maxLength(feedNameMaxLength, `At most ${feedNameMaxLength} characters, please.`),
        ),
    ),
  }),
  response: z.object({ feed, address: z.string() }),
  errors: ['subscription_required', 'podcast_feeds_full', 'too_many_requests'],
});

/** From this moment the address opens nothing, and so does every address of a recording that it has told. */
export const closePodcastFeed = contract({
  service: 'homily',
  method: 'DELETE',
  path: '/podcast-feeds/:feedId',
  params: z.object({ feedId: z.uuid() }),
  response: z.object({}),
  errors: ['podcast_feed_unknown'],
});

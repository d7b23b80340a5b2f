import type { ResponseOf } from '@wayfare/contracts/calls/contract';
import type { listPodcastFeeds } from '@wayfare/contracts/calls/podcast';

/** What is told of one: never its address. */
export type PodcastFeed = ResponseOf<typeof listPodcastFeeds>['feeds'][number];

/** The one time that it is. */
export interface MadeFeed extends PodcastFeed {
  readonly url: string;
}

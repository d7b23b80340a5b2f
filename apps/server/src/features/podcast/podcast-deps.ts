import type { Storage } from '#adapters/storage/storage.ts';
import type { AppDeps } from '#app-deps.ts';
import type { EpisodeTokens } from './episode-tokens.ts';
import type { HashNetwork } from './network-hash.ts';

export interface PodcastDeps
  extends Pick<AppDeps, 'db' | 'clock' | 'identity' | 'isSubscriber' | 'limits' | 'publicUrl' | 'timeZone'> {
  readonly storage: { readonly recordings: Pick<Storage['recordings'], 'open'> };
  readonly episodeTokens: EpisodeTokens;
  readonly hashNetwork: HashNetwork;
  /** Quiet mode: no mails. */
  readonly isQuiet: boolean;
}

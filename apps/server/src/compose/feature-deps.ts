import { join } from 'node:path';
import { createSignedIds } from '#adapters/master-key/master-key.ts';
import type { MailData } from '#emails/mail-data.ts';
import type { AccountDeps } from '../features/account/delete-account.ts';
import { cachedSubscriberCheck } from '../features/billing/access-queries.ts';
import { createAddressHash, createCardHash } from '../features/billing/trials.ts';
import type { BlogDeps } from '../features/blog/blog-deps.ts';
import { listPostsBetween, listPublishedAmong } from '../features/blog/post-queries.ts';
import { type BookmarkDeps, createNoteKeys } from '../features/bookmarks/note-keys.ts';
import type { HomilyDeps } from '../features/homily/homily-deps.ts';
import type { ShareLinkDeps } from '../features/homily/share-links.ts';
import type { MorningMailDeps } from '../features/morning-mail/morning-mail-deps.ts';
import { loadMailStates } from '../features/morning-mail/progress-queries.ts';
import { createEpisodeTokens } from '../features/podcast/episode-tokens.ts';
import { createNetworkHash } from '../features/podcast/network-hash.ts';
import type { PodcastDeps } from '../features/podcast/podcast-deps.ts';
import { createRecordingLinks } from '../features/recording/recording-links.ts';
import { createAnswerSearch } from '../features/search/answer-search.ts';
import { createDaysByChapter } from '../features/search/chapter-queries.ts';
import type { SearchDeps } from '../features/search/routes.ts';
import { createRateLimits } from '../http/guards/rate-limit.ts';
import type { Parts } from './compose.ts';

/** The dependencies of all features. Each feature declares the part that it uses. */
export type FeatureDeps = AccountDeps &
  BlogDeps &
  HomilyDeps &
  MorningMailDeps &
  ShareLinkDeps &
  BookmarkDeps &
  PodcastDeps &
  SearchDeps;

/** Call once per process: the caches inside are shared by all features. */
export function featureDeps(parts: Parts & Partial<Pick<FeatureDeps, 'fonts'>>): FeatureDeps {
  const { config, database: db, clock, billingClock, siteSecret } = parts;
  const { site, organization } = config;
  return {
    ...parts,
    db,
    recordingLinks: createRecordingLinks(siteSecret),
    workFolder: join(config.dataDir, 'recordings-at-work'),
    siteName: site.name,
    postsBetween: (from, to) => listPostsBetween(db, { from, to, timeZone: site.timeZone }),
    mailStates: (from, to) => loadMailStates({ db, clock, timeZone: site.timeZone }, from, to),
    publishedPosts: (ids) => listPublishedAmong(db, ids),
    limits: createRateLimits({ db, clock, secret: siteSecret, loadTestKey: config.loadTestKey }),
    isSubscriber: cachedSubscriberCheck({ db, clock, billingClock }),
    addressHash: createAddressHash(siteSecret),
    cardHash: createCardHash(siteSecret),
    unsubscribeTokens: createSignedIds(siteSecret, 'unsubscribe tokens'),
    noteKeys: createNoteKeys(siteSecret),
    episodeTokens: createEpisodeTokens(siteSecret),
    hashNetwork: createNetworkHash(siteSecret),
    isQuiet: config.isQuiet,
    publicUrl: config.publicUrl,
    mediaBase: config.mediaBase,
    timeZone: site.timeZone,
    answerSearch: createAnswerSearch({ db, clock, timeZone: site.timeZone }),
    daysByChapter: createDaysByChapter({ db, clock, timeZone: site.timeZone }),
    mailData: toMailData(config),
    operator: { name: site.name, address: config.operatorEmail ?? site.supportEmail },
    donationPriceId: config.donationPriceId,
    isSample: organization.isSample,
    testMode: config.testMode,
    fonts: parts.fonts ?? [],
    mailsPerSecond: config.mailsPerSecond,
    warmUpFrom: config.warmUpFrom,
    eventsSecret: config.mailEventsSecret,
    canShare: config.canShare,
  };
}

export const toMailData = ({ site, organization, publicUrl }: Parts['config']): MailData => ({
  siteName: site.name,
  supportEmail: site.supportEmail,
  organization,
  publicUrl,
  timeZone: site.timeZone,
});

import { createHash } from 'node:crypto';
import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { getHomilyName } from '@wayfare/contracts/rules/homily-name';
import { formatColor } from '@wayfare/contracts/rules/liturgical-day';
import {
  getSearchDescription,
  getSearchTitle,
  getShareText,
} from '@wayfare/contracts/rules/post-sharing-fields';
import type { LinkPreview, PreviewImage } from '@wayfare/web/site';
import type { CardData, PostCard } from '#adapters/cards/cards.ts';
import type { AppDeps } from '#app-deps.ts';
import type { CachedResponse } from '#http/responses/cached-response.ts';
import { findSharePicture } from '../blog/present.ts';
import { findPostByAnySlug } from '../blog/stored-post-queries.ts';
import { getDay } from '../calendar/days-between.ts';
import { findHomily, todayIn } from '../homily/homily-queries.ts';

export interface CardDeps
  extends Pick<AppDeps, 'db' | 'clock' | 'calendar' | 'timeZone' | 'siteName' | 'mediaBase'> {
  /** Holds the illustrations of posts. */
  readonly site: { find(path: string): CachedResponse | undefined };
}

export interface CardPicture {
  readonly data: CardData;
  /** A hash of what the card shows. */
  readonly key: string;
}

/** Public only: nothing for subscribers. */
export interface Card extends LinkPreview, CardPicture {}

export const toLinkPreview = ({ data: _data, key: _key, ...heading }: Card): LinkPreview => heading;

/** Increase when the layout of cards changes. */
const layoutVersion = 1;

export const hashCard = (data: CardData): string =>
  createHash('sha256')
    .update(JSON.stringify([layoutVersion, data]))
    .digest('base64url')
    .slice(0, 12);

const formatDate = (date: string, options: Intl.DateTimeFormatOptions = {}): string =>
  new Intl.DateTimeFormat('en-US', {
    ...options,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** Null for invalid dates, future days, and days without a homily. */
export async function findDayCard(
  deps: Omit<CardDeps, 'site' | 'mediaBase'>,
  date: string,
): Promise<Card | null> {
  const { db, clock, calendar, timeZone, siteName } = deps;
  if (!isHomilyDate(date) || date > todayIn(timeZone, clock)()) return null;
  const homily = await findHomily(db, date);
  if (homily === null) return null;
  const day = await getDay(db, calendar, date);
  const dateText = formatDate(date, { weekday: 'long' });
  const data: CardData = {
    kind: 'day',
    siteName,
    color: day.color,
    figure: String(Number(date.slice(8))),
    date: dateText,
    colorLabel: formatColor(day),
    feast: day.celebration,
    title: homily.title,
  };
  const key = hashCard(data);
  return {
    data,
    key,
    path: `/dashboard/homilies/${date}`,
    locked: { kind: 'homily', date, author: homily.author },
    title: getHomilyName(homily),
    description: `${day.celebration}. ${dateText}.`,
    preview: {
      path: `/cards/day/${date}.png?v=${key}`,
      alt: `${dateText}: ${day.celebration}. ${formatColor(day)}.`,
    },
  };
}

/** Finds a published post by its current or a former slug. Null if there is none. */
export async function findPostCard(deps: CardDeps, requestedSlug: string): Promise<Card | null> {
  const { db, siteName, site } = deps;
  if (!/^[a-z0-9-]{1,200}$/.test(requestedSlug)) return null;
  const post = await findPostByAnySlug(db, requestedSlug, false);
  if (post === null) return null;
  const { slug } = post;
  const plate = site.find(post.heroImageUrl) ?? site.find('/plates/contour.svg');
  const dateText = formatDate(post.date);
  const data: CardData = {
    kind: 'post',
    siteName,
    kicker: `The ${siteName} blog`,
    category: post.category,
    title: post.title,
    byLine: dateText,
    picture: plate?.variants.identity.body.toString() ?? '',
  };
  const key = hashCard(data);
  const fallback = `From the ${siteName} blog, ${dateText}.`;
  return {
    data,
    key,
    path: `/dashboard/blog/${slug}`,
    locked: {
      kind: 'post',
      date: post.date,
      author: post.author,
      updatedAt: post.updatedAt.toISOString(),
    },
    title: getSearchTitle(post),
    description: getSearchDescription(post) || fallback,
    shareText: getShareText(post) || fallback,
    canonicalUrl: post.canonicalUrl,
    preview: (await findSharePicture(deps, post)) ?? {
      path: `/cards/post/${slug}.png?v=${key}`,
      alt: `The ${siteName} blog: ${post.title}`,
    },
  };
}

/** The illustration is added when the card is drawn, because the site is rendered before illustrations exist. */
export function getBlogCard(siteName: string): {
  readonly data: Omit<PostCard, 'picture'>;
  readonly plate: string;
  readonly key: string;
  readonly preview: PreviewImage;
} {
  const data = {
    kind: 'post',
    siteName,
    kicker: `The ${siteName} blog`,
    category: '',
    title: 'Longer than a morning',
    byLine: 'Essays on the four virtues, on Thursdays',
  } as const;
  const plate = 'page';
  const key = hashCard({ ...data, picture: plate });
  const preview = {
    path: `/cards/blog.png?v=${key}`,
    alt: `The ${siteName} blog: essays on the four virtues, on Thursdays`,
  };
  return { data, plate, key, preview };
}

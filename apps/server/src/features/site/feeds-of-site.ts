import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { PostPreview } from '@wayfare/web/site';
import type { HomilyNews } from '../homily/front-page.ts';
import { type Feed, type FeedEntry, jsonFeedOf, rssOf } from './public-feeds.ts';

interface Told {
  readonly siteName: string;
  readonly zone: string;
  readonly homilies: readonly HomilyNews[];
  readonly posts: readonly PostPreview[];
}

/** Of posts there may be many, and who follows has seen the older ones. */
const mostPosts = 30;

const ofHomily = ({ date, title, reference, author, excerpt, publishedAt }: HomilyNews): FeedEntry => ({
  id: `homily:${date}`,
  path: `/dashboard/homilies/${date}`,
  title,
  opening: title === reference ? excerpt : [`${reference}.`, excerpt].join(' '),
  publishedAt,
  author,
});

const ofPost = ({ id, slug, title, excerpt, date, author }: PostPreview, zone: string): FeedEntry => ({
  id: `post:${id}`,
  path: `/dashboard/blog/${slug}`,
  title,
  opening: excerpt,
  publishedAt: startOfDay(date, zone).toISOString(),
  author,
});

/** Everybody's feeds, as path, body and type. */
export function feedFiles({ siteName, zone, homilies, posts }: Told, publicUrl: string) {
  const feeds: Readonly<Record<string, Feed>> = {
    homilies: {
      title: `${siteName}: homilies`,
      description: 'How the reflection of each day begins.',
      page: '/homily_preview',
      entries: homilies.map(ofHomily),
    },
    blog: {
      title: `${siteName}: blog`,
      description: 'What is new on the blog.',
      page: '/blog_preview',
      entries: posts.slice(0, mostPosts).map((post) => ofPost(post, zone)),
    },
  };
  return Object.entries(feeds).flatMap(([name, feed]) => {
    const [rss, json] = [`/feeds/${name}.xml`, `/feeds/${name}.json`];
    return [
      [rss, rssOf(feed, publicUrl, rss), 'application/rss+xml; charset=utf-8'],
      [json, jsonFeedOf(feed, publicUrl, json), 'application/feed+json; charset=utf-8'],
    ] as const;
  });
}

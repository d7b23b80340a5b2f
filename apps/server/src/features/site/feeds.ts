import { startOfDay } from '@wayfare/contracts/rules/calendar-date';
import type { PostPreview } from '@wayfare/web/site';
import { escapeXml } from '#http/responses/escape-xml.ts';
import type { HomilySummary } from '../homily/front-page.ts';

/** The public part of a text. */
interface FeedEntry {
  /** Stable, even if the URL changes. */
  readonly id: string;
  /** Path on this site. */
  readonly path: string;
  readonly title: string;
  readonly opening: string;
  readonly publishedAt: string;
  readonly author: string;
}

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  readonly entries: readonly FeedEntry[];
}

const forSubscribers = 'The whole text is for subscribers.';

const formatSummary = ({ opening }: FeedEntry): string => [opening, forSubscribers].filter(Boolean).join(' ');

const element = (name: string, text: string, attributes = ''): string =>
  text === '' ? '' : `<${name}${attributes}>${escapeXml(text)}</${name}>`;

/** RSS 2.0. Equal entries give equal bytes, so that ETags work. */
export function renderRss(
  { title, description, page, entries }: Feed,
  publicUrl: string,
  path: string,
): string {
  const items = entries.map((entry) =>
    [
      '<item>',
      element('title', entry.title),
      element('link', publicUrl + entry.path),
      element('guid', entry.id, ' isPermaLink="false"'),
      element('pubDate', new Date(entry.publishedAt).toUTCString()),
      element('dc:creator', entry.author),
      element('description', formatSummary(entry)),
      '</item>',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  const newest = entries[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', publicUrl + page),
    `<atom:link href="${escapeXml(publicUrl + path)}" rel="self" type="application/rss+xml"/>`,
    element('description', description),
    '<language>en-us</language>',
    ...(newest === undefined ? [] : [element('lastBuildDate', new Date(newest).toUTCString())]),
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** JSON Feed 1.1. */
export const renderJsonFeed = (
  { title, description, page, entries }: Feed,
  publicUrl: string,
  path: string,
): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: publicUrl + page,
    feed_url: publicUrl + path,
    description,
    language: 'en-US',
    items: entries.map((entry) => ({
      id: entry.id,
      url: publicUrl + entry.path,
      title: entry.title,
      content_text: formatSummary(entry),
      date_published: entry.publishedAt,
      ...(entry.author === '' ? {} : { authors: [{ name: entry.author }] }),
    })),
  });

interface FeedSource {
  readonly siteName: string;
  readonly zone: string;
  readonly homilies: readonly HomilySummary[];
  readonly posts: readonly PostPreview[];
}

const maxPosts = 30;

const toHomilyEntry = ({
  date,
  title,
  reference,
  author,
  excerpt,
  publishedAt,
}: HomilySummary): FeedEntry => ({
  id: `homily:${date}`,
  path: `/dashboard/homilies/${date}`,
  title,
  opening: title === reference ? excerpt : [`${reference}.`, excerpt].join(' '),
  publishedAt,
  author,
});

const toPostEntry = ({ id, slug, title, excerpt, date, author }: PostPreview, zone: string): FeedEntry => ({
  id: `post:${id}`,
  path: `/dashboard/blog/${slug}`,
  title,
  opening: excerpt,
  publishedAt: startOfDay(date, zone).toISOString(),
  author,
});

/** Public feeds, as path, body and type. */
export function feedFiles({ siteName, zone, homilies, posts }: FeedSource, publicUrl: string) {
  const feeds: Readonly<Record<string, Feed>> = {
    homilies: {
      title: `${siteName}: homilies`,
      description: 'How the reflection of each day begins.',
      page: '/homily_preview',
      entries: homilies.map(toHomilyEntry),
    },
    blog: {
      title: `${siteName}: blog`,
      description: 'What is new on the blog.',
      page: '/blog_preview',
      entries: posts.slice(0, maxPosts).map((post) => toPostEntry(post, zone)),
    },
  };
  return Object.entries(feeds).flatMap(([name, feed]) => {
    const [rss, json] = [`/feeds/${name}.xml`, `/feeds/${name}.json`];
    return [
      [rss, renderRss(feed, publicUrl, rss), 'application/rss+xml; charset=utf-8'],
      [json, renderJsonFeed(feed, publicUrl, json), 'application/feed+json; charset=utf-8'],
    ] as const;
  });
}

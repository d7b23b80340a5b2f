import { escapeXml } from '#http/responses/escape-xml.ts';

export interface FeedSite {
  readonly siteName: string;
  readonly publicUrl: string;
  readonly organization: string;
}

export interface FeedEpisode {
  readonly date: string;
  readonly title: string;
  readonly reference: string;
  /** Empty if unknown. */
  readonly readerName: string;
  readonly publishedAt: Date;
  readonly ms: number;
  readonly bytes: number;
  /** See `EpisodeRef`. */
  readonly hash: string;
  readonly hasChapters: boolean;
}

export interface FeedData {
  readonly site: FeedSite;
  readonly episodes: readonly FeedEpisode[];
  /** Null if the subscription has ended. */
  readonly episodeUrl: ((episode: FeedEpisode, kind: 'mp3' | 'json') => string) | null;
  /** The item shown first if the subscription has ended. */
  readonly ended: { readonly since: Date; readonly bytes: number; readonly ms: number };
}

export const artworkPath = '/cards/podcast.png';
export const endedSoundPath = '/audio/subscription-ended.mp3';

/** Apps recognize episodes by the guid, so it must never change. */
const createGuid = (date: string): string => `homily:${date}`;

const namespaces = [
  ['itunes', 'http://www.itunes.com/dtds/podcast-1.0.dtd'],
  ['podcast', 'https://podcastindex.org/namespace/1.0'],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['atom', 'http://www.w3.org/2005/Atom'],
];

type Attributes = Readonly<Record<string, string | number>>;

function element(name: string, text: string, attributes: Attributes = {}): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return text === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${escapeXml(text)}</${name}>`;
}

/** A private feed: it asks directories not to list it, and does not contain its own token. */
export function feedXml({ site, episodes, episodeUrl, ended }: FeedData): string {
  const { siteName, publicUrl, organization } = site;
  const about = `The homilies of ${siteName}, read aloud. This feed is yours alone: please keep its address to yourself.`;
  const items = episodes.map((episode) => toItem(episode, site, episodeUrl));
  if (episodeUrl === null) items.unshift(createEndedItem(site, ended));
  const xmlns = namespaces.map(([name, address]) => ` xmlns:${name}="${address}"`).join('');
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0"${xmlns}>`,
    '<channel>',
    element('title', `${siteName}, read aloud`),
    element('link', publicUrl),
    element('description', about),
    element('language', 'en-us'),
    element('copyright', organization),
    element('atom:link', '', {
      href: `${publicUrl}/feed/homilies.xml`,
      rel: 'self',
      type: 'application/rss+xml',
    }),
    element('itunes:author', siteName),
    element('itunes:type', 'episodic'),
    element('itunes:explicit', 'false'),
    element('itunes:block', 'yes'),
    element('podcast:block', 'yes'),
    element('podcast:locked', 'yes'),
    element('itunes:image', '', { href: `${publicUrl}${artworkPath}` }),
    '<itunes:category text="Religion &amp; Spirituality"><itunes:category text="Christianity"/></itunes:category>',
    ...items,
    '</channel>',
    '</rss>',
    '',
  ];
  return lines.join('\n');
}

function toItem(episode: FeedEpisode, { publicUrl }: FeedSite, episodeUrl: FeedData['episodeUrl']): string {
  const { date, title, reference, readerName, publishedAt, ms, bytes, hasChapters } = episode;
  const page = `${publicUrl}/dashboard/homilies/${date}`;
  const about = [reference, readerName && `Read by ${readerName}.`]
    .filter(Boolean)
    .join('. ')
    .replace('..', '.');
  const html = `<p>${escapeXml(about)}</p><p><a href="${escapeXml(page)}">Read along</a></p>`;
  return [
    '<item>',
    element('title', title),
    element('guid', createGuid(date), { isPermaLink: 'false' }),
    element('pubDate', publishedAt.toUTCString()),
    element('link', page),
    element('description', about),
    element('content:encoded', html),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
    element('itunes:duration', String(Math.round(ms / 1_000))),
    ...(episodeUrl === null
      ? []
      : [
          element('enclosure', '', { url: episodeUrl(episode, 'mp3'), length: bytes, type: 'audio/mpeg' }),
          ...(hasChapters
            ? [
                element('podcast:chapters', '', {
                  url: episodeUrl(episode, 'json'),
                  type: 'application/json+chapters',
                }),
              ]
            : []),
        ]),
    '</item>',
  ].join('\n');
}

/** The feed is not answered with 410: apps would drop it, and it works again when the member resubscribes. */
function createEndedItem({ siteName, publicUrl }: FeedSite, { since, bytes, ms }: FeedData['ended']): string {
  const page = `${publicUrl}/dashboard/subscription`;
  const message = `Thank you for having listened. Whenever you subscribe to ${siteName} again, your homilies come back here by themselves: there is nothing to set up.`;
  return [
    '<item>',
    element('title', 'Your subscription has ended'),
    element('guid', `subscription-ended:${since.toISOString().slice(0, 10)}`, { isPermaLink: 'false' }),
    element('pubDate', since.toUTCString()),
    element('link', page),
    element('description', message),
    element(
      'content:encoded',
      `<p>${escapeXml(message)}</p><p><a href="${escapeXml(page)}">Your subscription</a></p>`,
    ),
    element('itunes:episodeType', 'full'),
    element('itunes:explicit', 'false'),
    element('itunes:duration', String(Math.round(ms / 1_000))),
    element('enclosure', '', { url: `${publicUrl}${endedSoundPath}`, length: bytes, type: 'audio/mpeg' }),
    '</item>',
  ].join('\n');
}

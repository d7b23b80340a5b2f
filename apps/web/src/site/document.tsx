import type { DayColor } from '@wayfare/contracts/rules/liturgical-day';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ScriptName, StyleName } from './assets.ts';
import type { PageData, PreviewImage } from './page-data.ts';

const defaultImage: PreviewImage = {
  path: '/social-card.png',
  alt: 'A hill drawn in contour lines, with a dotted way up to a trail mark',
};

export interface DocumentHead {
  /** Null where the address is nobody else's business. */
  path: string | null;
  title: string;
  description: string;
  style: StyleName;
  /** A page without one runs nothing. */
  script?: ScriptName;
  /** Alone in its file, and run before anything is painted. */
  blockingScript?: ScriptName;
  /** Stands in the document itself; its policy must allow exactly this one. */
  inlineScript?: ScriptName;
  /** Pages that make sense only on the way to somewhere are kept out of search engines. */
  indexed: boolean;
  /** What a message says beside the link, where that is not the description. */
  shareText?: string;
  /** Where what the page leads to first appeared, or may be read. */
  canonicalUrl?: string;
  structuredData?: unknown;
  card?: PreviewImage | undefined;
  /** Where the page is of another day than today. */
  color?: DayColor;
}

// Inside a script element only `<` could end it early; escaped, the JSON stays the same JSON.
const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export function JsonBlock({
  id,
  type = 'application/json',
  value,
}: {
  id?: string;
  type?: string;
  value: unknown;
}) {
  return (
    <script
      {...(id ? { id } : {})}
      type={type}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to put JSON, escaped above, into a data block
      dangerouslySetInnerHTML={{ __html: jsonForHtml(value) }}
    />
  );
}

/**
 * What a page loads, as it stands at the beginning of the head. It is written by hand: React would put it into an order
 * of its own, and on a slow line the order is what one waits for.
 */
export function renderResourceTags(
  { style, script, blockingScript, inlineScript }: DocumentHead,
  data: PageData,
): string {
  const { assets, config, day, timeZone } = data;
  const entry = script && assets.script(script);
  // Where the script draws everything, it also asks for the fonts, so that they do not share the line with it.
  const fonts =
    script === 'dashboard'
      ? []
      : assets.fonts.map(
          (font) =>
            `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
        );
  const scripts = entry
    ? [
        ...entry.preloads.map((preload) => `<link rel="modulepreload" href="${preload}"/>`),
        `<script type="module" src="${entry.address}"></script>`,
      ]
    : [];
  return [
    '<meta charset="utf-8"/>',
    entry &&
      renderToStaticMarkup(<JsonBlock id="page-data" value={{ config, today: day.today.date, timeZone }} />),
    // Ahead of the style, for which it would have to wait.
    inlineScript && `<script>${assets.scriptText(inlineScript)}</script>`,
    blockingScript && `<script src="${assets.script(blockingScript).address}"></script>`,
    `<link rel="stylesheet" href="${assets.style(style)}"/>`,
    ...fonts,
    ...scripts,
  ]
    .filter(Boolean)
    .join('');
}

/** What a program that follows sites finds by itself. */
const feeds = [
  { title: 'homilies', path: '/feeds/homilies.xml' },
  { title: 'blog', path: '/feeds/blog.xml' },
];

export function Document({
  head,
  data,
  children,
}: {
  head: DocumentHead;
  data: PageData;
  children: ReactNode;
}) {
  const { names, day, config } = data;
  const url = `${names.publicUrl}${head.path}`;
  const title = head.path === '/' ? `${names.siteName}: ${head.title}` : `${head.title}, ${names.siteName}`;
  const card = head.card ?? defaultImage;
  return (
    <html lang="en" data-day={head.color ?? day.today.color}>
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={head.description} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {head.script === 'dashboard' && <link rel="manifest" href="/site.webmanifest" />}
        {head.indexed &&
          feeds.map(({ title, path }) => (
            <link
              key={path}
              rel="alternate"
              type="application/rss+xml"
              title={`${names.siteName}: ${title}`}
              href={path}
            />
          ))}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f3f7f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1a22" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content={head.indexed ? 'max-image-preview:large' : 'noindex'} />
        {(head.indexed || head.canonicalUrl) && <link rel="canonical" href={head.canonicalUrl ?? url} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={names.siteName} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.shareText ?? head.description} />
        {head.path !== null && <meta property="og:url" content={url} />}
        <meta
          property="og:image"
          content={card.path.startsWith('/') ? names.publicUrl + card.path : card.path}
        />
        <meta property="og:image:width" content={String(card.width ?? 1200)} />
        <meta property="og:image:height" content={String(card.height ?? 630)} />
        <meta property="og:image:alt" content={card.alt} />
        <meta name="twitter:card" content="summary_large_image" />
        {head.structuredData !== undefined && (
          <JsonBlock type="application/ld+json" value={head.structuredData} />
        )}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to the page
        </a>
        {config.testMode && (
          <aside className="strip" aria-label="Test mode">
            Test mode, no real payments
          </aside>
        )}
        {children}
      </body>
    </html>
  );
}

import type { DayColor } from '@wayfare/contracts/rules/liturgical-day';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Assets, LazyPage, ScriptName, StyleName } from './assets.ts';
import type { PageData, PreviewImage } from './page-data.ts';

const defaultImage: PreviewImage = {
  path: '/social-card.png',
  alt: 'A hill drawn in contour lines, with a dotted way up to a trail mark',
};

export interface DocumentHead {
  /** Null if the URL is private. */
  path: string | null;
  title: string;
  description: string;
  style: StyleName;
  script?: ScriptName;
  /** Runs before the first paint. Has no imports. */
  blockingScript?: ScriptName;
  /** Inlined; its hash must be in the Content-Security-Policy. */
  inlineScript?: ScriptName;
  /** What the dashboard opens. */
  opens?: LazyPage | undefined;
  /** In search engines. */
  indexed: boolean;
  /** The description in link previews, if it differs. */
  shareText?: string | undefined;
  canonicalUrl?: string;
  structuredData?: unknown;
  card?: PreviewImage | undefined;
  /** Default: today's. */
  color?: DayColor;
}

// `<` could end the script element.
const jsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function JsonBlock({ id, type, value }: { id?: string; type: string; value: unknown }) {
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
 * The files of the dashboard. They wait in a template until the log-in form works (islands/entries/login.ts). The scripts
 * are compiled as well, so that the dashboard starts sooner.
 */
function renderNextPage(assets: Assets, loaded: readonly string[]): string {
  const entries = [assets.script('dashboard-early-text'), assets.script('dashboard')];
  const scripts = new Set(entries.flatMap(({ address, preloads }) => [...preloads, address]));
  const links = [
    `<link rel="prefetch" href="${assets.style('dashboard')}" as="style"/>`,
    ...[...scripts]
      .filter((script) => !loaded.includes(script))
      .map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low"/>`),
  ];
  return `<template id="next-page">${links.join('')}</template>`;
}

const low = ' fetchpriority="low"';

const listLazyFiles = (assets: Assets, opens: LazyPage | undefined): readonly string[] =>
  opens ? assets.filesOf(opens).filter((file) => file !== assets.script('dashboard-early-post').address) : [];

/** The app loads styles without credentials, and a preload must request the same way. */
const renderPreload = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" href="${file}" as="style" crossorigin="anonymous"${low}/>`
    : `<link rel="modulepreload" href="${file}"${low}/>`;

/** The first tags of the head. Written by hand, because React would reorder them, and the order decides the load time. */
export function renderResourceTags(
  { style, script, blockingScript, inlineScript, opens }: DocumentHead,
  data: PageData,
): string {
  const { assets, config, day, timeZone } = data;
  const entry = script && assets.script(script);
  const early = script === 'dashboard' ? assets.script('dashboard-early-text') : null;
  const earlyFiles = early ? [...early.preloads, early.address] : [];
  const earlyPost = opens === 'post' ? assets.script('dashboard-early-post') : null;
  // The dashboard requests the fonts itself, after its script.
  const fonts =
    script === 'dashboard'
      ? []
      : assets.fonts.map(
          (font) =>
            `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
        );
  // The app must not delay the text that the early script renders, and an editor must not delay the app.
  const priority = early && (!opens || earlyPost) ? low : '';
  const scripts = entry
    ? [
        ...(early?.preloads ?? []).map((preload) => `<link rel="modulepreload" href="${preload}"/>`),
        early && `<script type="module" src="${early.address}"></script>`,
        earlyPost && `<link id="early-post" rel="modulepreload" href="${earlyPost.address}"/>`,
        ...entry.preloads
          .filter((preload) => !earlyFiles.includes(preload))
          .map((preload) => `<link rel="modulepreload" href="${preload}"${priority}/>`),
        early
          ? `<link id="app-script" rel="modulepreload" href="${entry.address}"${priority}/>`
          : `<script type="module" src="${entry.address}"></script>`,
      ]
    : [];
  return [
    '<meta charset="utf-8"/>',
    entry &&
      renderToStaticMarkup(
        <JsonBlock
          id="page-data"
          type="application/json"
          value={{ config, today: day.today.date, timeZone }}
        />,
      ),
    // Before the style sheet, because scripts wait for style sheets above them.
    `<script>${assets.scriptText('preferences-before-paint')}</script>`,
    inlineScript && `<script>${assets.scriptText(inlineScript)}</script>`,
    blockingScript && `<script src="${assets.script(blockingScript).address}"></script>`,
    `<link rel="stylesheet" href="${assets.style(style)}"/>`,
    ...fonts,
    ...scripts,
    ...listLazyFiles(assets, opens).map(renderPreload),
    script === 'login' && entry && renderNextPage(assets, entry.preloads),
  ]
    .filter(Boolean)
    .join('');
}

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
  const { site, day, config } = data;
  const url = `${site.publicUrl}${head.path}`;
  const title = head.path === '/' ? `${site.siteName}: ${head.title}` : `${head.title}, ${site.siteName}`;
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
              title={`${site.siteName}: ${title}`}
              href={path}
            />
          ))}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f3f7f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b1a22" media="(prefers-color-scheme: dark)" />
        <meta name="robots" content={head.indexed ? 'max-image-preview:large' : 'noindex'} />
        {(head.indexed || head.canonicalUrl) && <link rel="canonical" href={head.canonicalUrl ?? url} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.siteName} />
        <meta property="og:title" content={head.title} />
        <meta property="og:description" content={head.shareText ?? head.description} />
        {head.path !== null && <meta property="og:url" content={url} />}
        <meta
          property="og:image"
          content={card.path.startsWith('/') ? site.publicUrl + card.path : card.path}
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
        <a className="skip-link" href="#main">
          Skip to the page
        </a>
        {config.testMode && (
          <aside className="test-mode" aria-label="Test mode">
            Test mode, no real payments
          </aside>
        )}
        {children}
      </body>
    </html>
  );
}

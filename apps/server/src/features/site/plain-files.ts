import type { SiteDetails } from '@wayfare/web/site';
import { escapeXml } from '#http/responses/escape-xml.ts';

export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export function robots(publicUrl: string, isDemonstration: boolean): string {
  if (isDemonstration) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /identity\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** The manifest for installing the dashboard. Public pages do not link it, so browsers do not offer to install. */
export const webManifest = ({ siteName }: Pick<SiteDetails, 'siteName'>): string =>
  JSON.stringify({
    name: siteName,
    short_name: siteName,
    // Must never change, or installed apps are duplicated.
    id: '/dashboard',
    start_url: '/dashboard?from=app',
    scope: '/',
    lang: 'en-US',
    display: 'standalone',
    background_color: '#f3f7f5',
    theme_color: '#f3f7f5',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Today', url: '/dashboard?from=app' },
      { name: 'All homilies', url: '/dashboard/homilies?from=app' },
      { name: 'Search', url: '/dashboard/search?from=app' },
    ],
  });

/**
 * Replaces an installed service worker when offline reading is turned off: deletes all caches and unregisters
 * itself.
 */
export const unregisterWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  ),
);
`;

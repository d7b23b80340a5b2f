import type { SiteNames } from '@wayfare/web/site';
import { escapeXml } from '#http/answers/escape-xml.ts';

export function sitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** A demonstration at a public address is nobody's search result. */
export function robots(publicUrl: string, isDemonstration: boolean): string {
  if (isDemonstration) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nDisallow: /dashboard\nDisallow: /identity\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

export const webManifest = ({ siteName }: SiteNames): string =>
  JSON.stringify({
    name: siteName,
    short_name: siteName,
    start_url: '/dashboard',
    display: 'browser',
    background_color: '#f3f7f5',
    theme_color: '#f3f7f5',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ],
  });

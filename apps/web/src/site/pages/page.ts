import type { ComponentType } from 'react';
import type { ScriptName, StyleName } from '../assets.ts';
import type { SiteDetails } from '../content/site-details.ts';
import type { PageData, PreviewImage } from '../page-data.ts';

/** A page of the public site. */
export interface Page {
  path: string;
  title: string | ((site: SiteDetails) => string);
  description: string | ((site: SiteDetails) => string);
  body: ComponentType<{ data: PageData }>;
  style: StyleName;
  /** Default: enhance. */
  script?: ScriptName;
  /** Runs before the first paint. */
  blockingScript?: ScriptName;
  /** Runs before the first paint, without a request. */
  inlineScript?: ScriptName;
  /** The URL is a secret: it must not be sent as a referrer. */
  isSecret?: boolean;
  /** In search engines and the sitemap. */
  indexed?: boolean | ((data: PageData) => boolean);
  structuredData?: (data: PageData) => unknown;
  /** The picture of link previews. Null for the default. */
  card?: (data: PageData) => PreviewImage | null;
  shareText?: string | undefined;
  /** Default: the page's own URL. */
  canonicalUrl?: string;
}

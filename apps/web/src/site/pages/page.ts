import type { ComponentType } from 'react';
import type { ScriptName, StyleName } from '../assets.ts';
import type { SiteNames } from '../content/site-names.ts';
import type { PageData, PreviewImage } from '../page-data.ts';

/** A page of the site: its address, what draws it, how it is dressed, and the script it may have. */
export interface Page {
  path: string;
  title: string | ((names: SiteNames) => string);
  description: string | ((names: SiteNames) => string);
  body: ComponentType<{ data: PageData }>;
  style: StyleName;
  script: ScriptName;
  /** Before anything is painted. */
  blockingScript?: ScriptName;
  /** The same, within the document: for the page that is in the greatest hurry. */
  inlineScript?: ScriptName;
  /** Its link opens something: no other request may tell it. */
  isSecret?: boolean;
  /** In search engines and the sitemap. */
  indexed?: boolean | ((data: PageData) => boolean);
  structuredData?: (data: PageData) => unknown;
  /** What a link to it shows; null for the card of the site. */
  card?: (data: PageData) => PreviewImage | null;
  shareText?: string | undefined;
  /** Where it is not the page's own address. */
  canonicalUrl?: string;
}

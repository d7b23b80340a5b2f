import { faqGroups } from '../content/faq.ts';
import { sampleHomilies } from '../content/sample-homilies.ts';
import type { SiteNames } from '../content/site-names.ts';
import type { NewestHomily, PageData, PostPreview, PreviewImage } from '../page-data.ts';

/*
 * What machines are told of a page beside its words, in the vocabulary of schema.org. Nothing stands here that a
 * stranger could not read on the page itself, or behind its link before the log-in.
 */

const toGraph = (...things: unknown[]): unknown => ({ '@context': 'https://schema.org', '@graph': things });

const toPublisher = ({ publicUrl, organizationName, supportEmail }: SiteNames) => ({
  '@type': 'NGO',
  '@id': `${publicUrl}/#publisher`,
  name: organizationName,
  url: `${publicUrl}/about`,
  nonprofitStatus: 'https://schema.org/Nonprofit501c3',
  email: supportEmail,
});

/** The address of something on this site, or of a picture that lies elsewhere. */
const absolute = ({ publicUrl }: SiteNames, address: string): string =>
  address.startsWith('/') ? publicUrl + address : address;

interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

const home = ({ siteName }: SiteNames): Breadcrumb => ({ name: siteName, path: '/' });
const blog: Breadcrumb = { name: 'The blog', path: '/blog_preview' };
const homilies: Breadcrumb = { name: 'Daily homilies', path: '/homily_preview' };

const toBreadcrumbs = (names: SiteNames, ...steps: readonly Breadcrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home(names), ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: names.publicUrl + path,
  })),
});

interface Article {
  readonly type: 'Article' | 'BlogPosting';
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly date: string;
  /** '' where none is named: then the organization stands for it. */
  readonly author: string;
  readonly updatedAt?: string | undefined;
  /** Where it first appeared. */
  readonly canonicalUrl?: string | undefined;
  readonly image: string;
  readonly isFree: boolean;
  /** What on its page is for subscribers. */
  readonly lockedPart?: string;
}

const toArticle = (names: SiteNames, written: Article) => ({
  '@type': written.type,
  headline: written.title,
  ...(written.description === '' ? {} : { description: written.description }),
  url: names.publicUrl + written.path,
  mainEntityOfPage: names.publicUrl + written.path,
  datePublished: written.date,
  ...(written.updatedAt === undefined ? {} : { dateModified: written.updatedAt }),
  ...(written.canonicalUrl ? { sameAs: written.canonicalUrl } : {}),
  inLanguage: 'en',
  image: absolute(names, written.image),
  author:
    written.author === ''
      ? { '@type': 'Organization', name: names.organizationName }
      : { '@type': 'Person', name: written.author },
  publisher: toPublisher(names),
  isAccessibleForFree: written.isFree,
  ...(written.lockedPart === undefined
    ? {}
    : {
        hasPart: {
          '@type': 'WebPageElement',
          isAccessibleForFree: false,
          cssSelector: written.lockedPart,
        },
      }),
});

const usualImage = '/social-card.png';

/** Of the landing page: who publishes it, the homily of the day, and the questions it answers. */
export function landingStructuredData({ names, homilies: { newest }, frontCard }: PageData): unknown {
  return toGraph(
    {
      '@type': 'WebSite',
      '@id': `${names.publicUrl}/#site`,
      name: names.siteName,
      url: `${names.publicUrl}/`,
      publisher: { '@id': `${names.publicUrl}/#publisher` },
    },
    toPublisher(names),
    ...(newest === null ? [] : [newestHomily(names, newest, frontCard)]),
    {
      '@type': 'FAQPage',
      mainEntity: faqGroups(names).flatMap(({ entries }) =>
        entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  );
}

const newestHomily = (names: SiteNames, homily: NewestHomily, card: PreviewImage | null) =>
  toArticle(names, {
    type: 'Article',
    path: `/dashboard/homilies/${homily.date}`,
    title: homily.title,
    description: homily.opening,
    date: homily.date,
    author: homily.author,
    image: card?.path ?? usualImage,
    isFree: false,
  });

/** Of the page of the blog: which posts there are. Their texts are for subscribers. */
export const blogStructuredData = ({ names, previews }: PageData): unknown =>
  toGraph(toBreadcrumbs(names, blog), {
    '@type': 'Blog',
    name: `The ${names.siteName} blog`,
    url: names.publicUrl + blog.path,
    publisher: toPublisher(names),
    blogPost: previews.filter(({ noindex }) => !noindex).map((preview) => toBlogPosting(names, preview)),
  });

const toBlogPosting = (names: SiteNames, preview: PostPreview) =>
  toArticle(names, {
    type: 'BlogPosting',
    path: `/dashboard/blog/${preview.slug}`,
    title: preview.title,
    description: preview.description,
    canonicalUrl: preview.canonicalUrl,
    date: preview.date,
    author: preview.author,
    updatedAt: preview.updatedAt,
    image: preview.heroImageUrl || usualImage,
    isFree: false,
  });

/** Of the page with homilies to read whole, by everybody. */
export const samplesStructuredData = ({ names }: PageData): unknown =>
  toGraph(
    toBreadcrumbs(names, homilies),
    ...sampleHomilies.map(({ date, title }) =>
      toArticle(names, {
        type: 'Article',
        path: `${homilies.path}#homily-${date}`,
        title,
        description: '',
        date,
        author: '',
        image: usualImage,
        isFree: true,
      }),
    ),
  );

/** What a link leads to that only subscribers may read. */
export interface LockedText {
  readonly kind: 'homily' | 'post';
  readonly date: string;
  readonly author: string;
  readonly updatedAt?: string;
}

interface LockedArticle extends LockedText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly canonicalUrl?: string | undefined;
  readonly image: string;
}

// As the dashboard draws the two.
const lockedParts = { homily: '.reading .prose', post: '.essay-text' } as const;

export const lockedStructuredData = (names: SiteNames, { kind, ...written }: LockedArticle): unknown =>
  toGraph(
    toBreadcrumbs(names, kind === 'post' ? blog : homilies, { name: written.title, path: written.path }),
    toArticle(names, {
      ...written,
      type: kind === 'post' ? 'BlogPosting' : 'Article',
      isFree: false,
      lockedPart: lockedParts[kind],
    }),
  );

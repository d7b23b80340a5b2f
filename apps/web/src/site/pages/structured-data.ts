import { faqGroups } from '../content/faq.ts';
import { sampleHomilies } from '../content/sample-homilies.ts';
import type { SiteNames } from '../content/site-names.ts';
import type { NewestHomily, PageData, PostPreview, PreviewImage } from '../page-data.ts';

// Structured data by schema.org. It contains nothing that visitors cannot read on the page.

const toGraph = (...things: unknown[]): unknown => ({ '@context': 'https://schema.org', '@graph': things });

const toPublisher = ({ publicUrl, organizationName, supportEmail }: SiteNames) => ({
  '@type': 'NGO',
  '@id': `${publicUrl}/#publisher`,
  name: organizationName,
  url: `${publicUrl}/about`,
  nonprofitStatus: 'https://schema.org/Nonprofit501c3',
  email: supportEmail,
});

/** Pictures may be on another server. */
const toAbsoluteUrl = ({ publicUrl }: SiteNames, address: string): string =>
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
  /** '' for the organization. */
  readonly author: string;
  readonly updatedAt?: string | undefined;
  readonly canonicalUrl?: string | undefined;
  readonly image: string;
  readonly isFree: boolean;
  /** Selector of the part for subscribers. */
  readonly lockedPart?: string;
}

const toArticle = (names: SiteNames, article: Article) => ({
  '@type': article.type,
  headline: article.title,
  description: article.description || undefined,
  url: names.publicUrl + article.path,
  mainEntityOfPage: names.publicUrl + article.path,
  datePublished: article.date,
  dateModified: article.updatedAt,
  sameAs: article.canonicalUrl || undefined,
  inLanguage: 'en',
  image: toAbsoluteUrl(names, article.image),
  author:
    article.author === ''
      ? { '@type': 'Organization', name: names.organizationName }
      : { '@type': 'Person', name: article.author },
  publisher: toPublisher(names),
  isAccessibleForFree: article.isFree,
  hasPart: article.lockedPart && {
    '@type': 'WebPageElement',
    isAccessibleForFree: false,
    cssSelector: article.lockedPart,
  },
});

const defaultImage = '/social-card.png';

/** The publisher, the newest homily and the questions. */
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
    ...(newest === null ? [] : [toNewestHomily(names, newest, frontCard)]),
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

const toNewestHomily = (names: SiteNames, homily: NewestHomily, card: PreviewImage | null) =>
  toArticle(names, {
    type: 'Article',
    path: `/dashboard/homilies/${homily.date}`,
    title: homily.title,
    description: homily.opening,
    date: homily.date,
    author: homily.author,
    image: card?.path ?? defaultImage,
    isFree: false,
  });

/** The list of posts. Their texts are for subscribers. */
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
    image: preview.heroImageUrl || defaultImage,
    isFree: false,
  });

/** The free homilies. */
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
        image: defaultImage,
        isFree: true,
      }),
    ),
  );

/** A text for subscribers. */
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

// Selectors of the texts in the dashboard.
const lockedParts = { homily: '.reading .prose', post: '.essay-text' } as const;

export const lockedStructuredData = (names: SiteNames, { kind, ...article }: LockedArticle): unknown =>
  toGraph(
    toBreadcrumbs(names, kind === 'post' ? blog : homilies, { name: article.title, path: article.path }),
    toArticle(names, {
      ...article,
      type: kind === 'post' ? 'BlogPosting' : 'Article',
      isFree: false,
      lockedPart: lockedParts[kind],
    }),
  );

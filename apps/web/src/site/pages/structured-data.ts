import { faqGroups } from '../content/faq.ts';
import { sampleHomilies } from '../content/sample-homilies.ts';
import type { SiteDetails } from '../content/site-details.ts';
import type { PageData, PostPreview } from '../page-data.ts';

// Structured data by schema.org. It contains nothing that visitors cannot read on the page.

const toGraph = (...things: unknown[]): unknown => ({ '@context': 'https://schema.org', '@graph': things });

const toPublisher = ({ publicUrl, organizationName, supportEmail }: SiteDetails) => ({
  '@type': 'NGO',
  '@id': `${publicUrl}/#publisher`,
  name: organizationName,
  url: `${publicUrl}/about`,
  nonprofitStatus: 'https://schema.org/Nonprofit501c3',
  email: supportEmail,
});

/** Pictures may be on another server. */
const toAbsoluteUrl = ({ publicUrl }: SiteDetails, address: string): string =>
  address.startsWith('/') ? publicUrl + address : address;

interface Breadcrumb {
  readonly name: string;
  readonly path: string;
}

const home = ({ siteName }: SiteDetails): Breadcrumb => ({ name: siteName, path: '/' });
const blog: Breadcrumb = { name: 'The blog', path: '/blog_preview' };
const homilies: Breadcrumb = { name: 'Daily homilies', path: '/homily_preview' };

const toBreadcrumbs = (site: SiteDetails, ...steps: readonly Breadcrumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home(site), ...steps].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: site.publicUrl + path,
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
  readonly isFree?: boolean;
  /** Selector of the part for subscribers. */
  readonly lockedPart?: string;
}

const toArticle = (site: SiteDetails, article: Article) => ({
  '@type': article.type,
  headline: article.title,
  description: article.description || undefined,
  url: site.publicUrl + article.path,
  mainEntityOfPage: site.publicUrl + article.path,
  datePublished: article.date,
  dateModified: article.updatedAt,
  sameAs: article.canonicalUrl || undefined,
  inLanguage: 'en',
  image: toAbsoluteUrl(site, article.image),
  author:
    article.author === ''
      ? { '@type': 'Organization', name: site.organizationName }
      : { '@type': 'Person', name: article.author },
  publisher: toPublisher(site),
  isAccessibleForFree: article.isFree === true,
  hasPart: article.lockedPart && {
    '@type': 'WebPageElement',
    isAccessibleForFree: false,
    cssSelector: article.lockedPart,
  },
});

const defaultImage = '/social-card.png';

/** The publisher, the newest homily and the questions. */
export function landingStructuredData({ site, homilies: { newest }, frontCard }: PageData): unknown {
  return toGraph(
    {
      '@type': 'WebSite',
      '@id': `${site.publicUrl}/#site`,
      name: site.siteName,
      url: `${site.publicUrl}/`,
      publisher: { '@id': `${site.publicUrl}/#publisher` },
    },
    toPublisher(site),
    ...(newest === null
      ? []
      : [
          toArticle(site, {
            ...newest,
            type: 'Article',
            path: `/dashboard/homilies/${newest.date}`,
            description: newest.opening,
            image: frontCard?.path ?? defaultImage,
          }),
        ]),
    {
      '@type': 'FAQPage',
      mainEntity: faqGroups(site).flatMap(({ entries }) =>
        entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      ),
    },
  );
}

/** The list of posts. Their texts are for subscribers. */
export const blogStructuredData = ({ site, previews }: PageData): unknown =>
  toGraph(toBreadcrumbs(site, blog), {
    '@type': 'Blog',
    name: `The ${site.siteName} blog`,
    url: site.publicUrl + blog.path,
    publisher: toPublisher(site),
    blogPost: previews.filter(({ noindex }) => !noindex).map((preview) => toBlogPosting(site, preview)),
  });

const toBlogPosting = (site: SiteDetails, preview: PostPreview) =>
  toArticle(site, {
    ...preview,
    type: 'BlogPosting',
    path: `/dashboard/blog/${preview.slug}`,
    image: preview.heroImageUrl || defaultImage,
  });

/** The free homilies. */
export const samplesStructuredData = ({ site }: PageData): unknown =>
  toGraph(
    toBreadcrumbs(site, homilies),
    ...sampleHomilies.map(({ date, title }) =>
      toArticle(site, {
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

export const lockedStructuredData = (site: SiteDetails, { kind, ...article }: LockedArticle): unknown =>
  toGraph(
    toBreadcrumbs(site, kind === 'post' ? blog : homilies, { name: article.title, path: article.path }),
    toArticle(site, {
      ...article,
      type: kind === 'post' ? 'BlogPosting' : 'Article',
      lockedPart: lockedParts[kind],
    }),
  );

import type { GospelSlug } from '@wayfare/contracts/rules/gospels';

/** The paths of the dashboard. */
export const paths = {
  home: '/dashboard',
  profile: '/dashboard/profile',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  homilies: '/dashboard/homilies',
  homily: (date: string) => `/dashboard/homilies/${date}`,
  writeHomilies: '/dashboard/homilies/edit',
  writeHomily: (date: string) => `/dashboard/homilies/edit/${date}`,
  blog: '/dashboard/blog',
  pictures: '/dashboard/pictures',
  search: '/dashboard/search',
  searchFor: (text: string) => `/dashboard/search?q=${encodeURIComponent(text)}`,
  gospel: '/dashboard/gospel',
  saved: '/dashboard/saved',
  review: '/dashboard/review',
  activity: '/dashboard/activity',
  siteStatus: '/dashboard/site',
} as const;

/** Whether `pathname` is `path` or below it. */
export const isWithin = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

const { blog } = paths;

export const blogPaths = {
  list: blog,
  drafts: `${blog}?view=drafts`,
  bin: `${blog}?view=bin`,
  category: (category: string) => `${blog}?category=${encodeURIComponent(category)}`,
  post: (slug: string) => `${blog}/${encodeURIComponent(slug)}`,
  newPost: `${blog}/edit`,
  edit: (postId: string) => `${blog}/edit/${encodeURIComponent(postId)}`,
} as const;

/** `root` is the path of the public site or of the dashboard. */
export const bookAddress = (root: string, slug: GospelSlug): string => `${root}/${slug}`;

export const chapterAddress = (root: string, slug: GospelSlug, chapter: number, page = 1): string =>
  `${root}/${slug}/${chapter}${page === 1 ? '' : `?page=${page}`}`;

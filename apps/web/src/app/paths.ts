/** Every path of the dashboard, by name. */
export const paths = {
  home: '/dashboard',
  profile: '/dashboard/profile',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  homilies: '/dashboard/homilies',
  homily: (date: string) => `/dashboard/homilies/${date}`,
  writeHomilies: '/dashboard/homilies/edit',
  writeHomily: (date: string) => `/dashboard/homilies/edit/${date}`,
  correctDay: (date: string) => `/dashboard/homilies/edit/${date}/day`,
  blog: '/dashboard/blog',
  pictures: '/dashboard/pictures',
  search: '/dashboard/search',
  searchFor: (text: string) => `/dashboard/search?q=${encodeURIComponent(text)}`,
  review: '/dashboard/review',
  activity: '/dashboard/activity',
  siteStatus: '/dashboard/site',
} as const;

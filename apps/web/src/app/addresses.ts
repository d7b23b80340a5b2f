/** Every address of the dashboard, by name. */
export const addresses = {
  home: '/dashboard',
  profile: '/dashboard/profile',
  subscription: '/dashboard/subscription',
  settings: '/dashboard/settings',
  homilies: '/dashboard/homilies',
  blog: '/dashboard/blog',
} as const;

/** The pages of ours that mails lead to. */
export const places = {
  login: '/login',
  forgot: '/forgot',
  privacy: '/privacy',
  homilies: '/dashboard/homilies',
  subscription: '/dashboard/subscription',
} as const;

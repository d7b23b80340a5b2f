/** Every public address, for whatever looks at all of them. */
export const stillPages = [
  '/',
  '/about',
  '/homily_preview',
  '/blog_preview',
  '/search',
  '/gospel',
  '/gospel/luke',
  '/gospel/luke/20',
  '/terms',
  '/privacy',
  '/reset-expired',
] as const;

export const formPages = [
  '/signup',
  '/login',
  '/homily-email-unsubscribe',
  '/forgot',
  '/confirm',
  '/confirm-error',
  '/welcome',
  '/checkout-success',
] as const;

/** Forms that a visitor without the right link or signup is sent away from. */
export const passingPages = ['/reset', '/subscribe'] as const;

export const unknownPage = '/no/such/page';

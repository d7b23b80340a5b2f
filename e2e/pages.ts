/** Every public address, for tests that look at all of them. */
export const stillPages = [
  '/',
  '/about',
  '/homily_preview',
  '/blog_preview',
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

export const unknownPage = '/no/such/page';

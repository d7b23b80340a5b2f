/** Public pages without a form. With `formPages` and `redirectingPages`, all public pages. */
export const staticPages = [
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

/** Forms that redirect a visitor without a valid link or sign-up. */
export const redirectingPages = ['/reset', '/subscribe'] as const;

export const unknownPage = '/no/such/page';

export const afterLogin = '/dashboard/profile';

/** A place that log-in may lead to: below our own dashboard, and nothing that a browser would read as elsewhere. */
export function safeNext(value: string | null | undefined): string | null {
  if (!value || /[\\\s\p{Cc}]/u.test(value)) return null;
  const ours = 'https://ours.invalid';
  if (!value.startsWith('/') || !URL.canParse(value, ours)) return null;
  const place = new URL(value, ours);
  if (place.origin !== ours) return null;
  // Compared as the browser will resolve it, so that /dashboard/../logout cannot pass.
  if (place.pathname !== '/dashboard' && !place.pathname.startsWith('/dashboard/')) return null;
  return `${place.pathname}${place.search}${place.hash}`;
}

export const afterLogin = '/dashboard/profile';

/** A redirect target after a log-in: null unless it is below our dashboard, as browsers resolve it. */
export function safeNext(value: string | null | undefined): string | null {
  if (!value || /[\\\s\p{Cc}]/u.test(value)) return null;
  const ours = 'https://ours.invalid';
  if (!value.startsWith('/') || !URL.canParse(value, ours)) return null;
  const url = new URL(value, ours);
  if (url.origin !== ours) return null;
  // Checked after resolving, so that /dashboard/../logout is rejected.
  if (url.pathname !== '/dashboard' && !url.pathname.startsWith('/dashboard/')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

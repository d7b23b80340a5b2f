import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each(['/dashboard', '/dashboard/blog', '/dashboard/homilies?page=2', '/dashboard/blog/edit/a_b-1#top'])(
  '%s is a safe target',
  (place) => expect(safeNext(place)).toBe(place),
);

test.each([
  null,
  undefined,
  '',
  '/',
  '/login',
  '/dashboards',
  'dashboard/blog',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '\\/evil.example/dashboard',
  '/dashboard\\..\\..',
  'https://evil.example/dashboard',
  'https://ours.invalid/dashboard',
  'javascript:alert(1)//dashboard',
  '/dashboard/../signup',
  '/dashboard/%2e%2e/signup',
  ' /dashboard',
  '/\t/evil.example/dashboard',
  '/dash\nboard',
])('%j is refused', (place) => expect(safeNext(place)).toBeNull());

test('every accepted target stays on this site and below the dashboard', () => {
  const prefix = fc.constantFrom('/dashboard', '/dashboard/', '/', '//', '/\\', 'https:', '');
  const tail = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.constantFrom('/..', '/../..', '/%2e%2e/x', '@evil.example'),
  );
  fc.assert(
    fc.property(prefix, tail, (start, end) => {
      const place = safeNext(start + end);
      if (place === null) return;
      const seen = new URL(place, 'https://site.example');
      expect(seen.origin).toBe('https://site.example');
      expect(seen.pathname === '/dashboard' || seen.pathname.startsWith('/dashboard/')).toBe(true);
      expect(safeNext(place)).toBe(place);
    }),
  );
});

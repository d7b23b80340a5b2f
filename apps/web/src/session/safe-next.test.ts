import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeNext } from './safe-next.ts';

test.each(['/dashboard', '/dashboard/blog', '/dashboard/homilies?page=2', '/dashboard/blog/edit/a_b-1#top'])(
  '%s is a safe target',
  (target) => expect(safeNext(target)).toBe(target),
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
])('%j is refused', (target) => expect(safeNext(target)).toBeNull());

test('every accepted target stays on this site and below the dashboard', () => {
  const prefix = fc.constantFrom('/dashboard', '/dashboard/', '/', '//', '/\\', 'https:', '');
  const tail = fc.oneof(
    fc.string(),
    fc.webPath(),
    fc.constantFrom('/..', '/../..', '/%2e%2e/x', '@evil.example'),
  );
  fc.assert(
    fc.property(prefix, tail, (start, end) => {
      const target = safeNext(start + end);
      if (target === null) return;
      const url = new URL(target, 'https://site.example');
      expect(url.origin).toBe('https://site.example');
      expect(url.pathname === '/dashboard' || url.pathname.startsWith('/dashboard/')).toBe(true);
      expect(safeNext(target)).toBe(target);
    }),
  );
});

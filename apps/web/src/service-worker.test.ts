import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The worker's answer to opening a page while nothing can be fetched. */
async function openOffline(path: string): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined;
  vi.stubGlobal('shell', { name: 'shell-1', files: [] });
  vi.stubGlobal('location', { origin: 'https://wayfare.example' });
  vi.stubGlobal('caches', { match: async () => new Response('the dashboard') });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    const request = { method: 'GET', mode: 'navigate', url: `https://wayfare.example${path}` };
    if (name === 'fetch') listener({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  });
  vi.resetModules();
  await vi.importActual('./service-worker.ts');
  return answer;
}

test('a public page that cannot be fetched shows the offline page', async () => {
  const answer = await openOffline('/');
  expect(answer?.status).toBe(503);
  expect(await answer?.text()).toContain('There is no connection');
});

test('a dashboard page that cannot be fetched comes from the cache', async () => {
  expect(await (await openOffline('/dashboard/homilies'))?.text()).toBe('the dashboard');
});

import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The worker's response to a navigation while offline. */
async function openOffline(path: string): Promise<Response | undefined> {
  let response: Promise<Response> | undefined;
  vi.stubGlobal('shell', { name: 'shell-1', files: [] });
  vi.stubGlobal('location', { origin: 'https://wayfare.example' });
  vi.stubGlobal('caches', { match: async () => new Response('the dashboard') });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('addEventListener', (name: string, listener: (event: object) => void) => {
    const request = { method: 'GET', mode: 'navigate', url: `https://wayfare.example${path}` };
    if (name === 'fetch')
      listener({ request, respondWith: (promise: Promise<Response>) => (response = promise) });
  });
  vi.resetModules();
  await vi.importActual('./service-worker.ts');
  return response;
}

test('a public page that cannot be fetched shows the offline page', async () => {
  const response = await openOffline('/');
  expect(response?.status).toBe(503);
  expect(await response?.text()).toContain('There is no connection');
});

test('a dashboard page that cannot be fetched comes from the cache', async () => {
  expect(await (await openOffline('/dashboard/homilies'))?.text()).toBe('the dashboard');
});

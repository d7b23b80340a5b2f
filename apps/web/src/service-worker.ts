// Serves the files of the dashboard offline. The pages cache the texts (see app/offline); this worker does not. It has no
// imports: the server prepends `shell`.

/** The files that reading needs. The name changes with them. */
declare const shell: { readonly name: string; readonly files: readonly string[] };

interface WorkerEvent {
  waitUntil(task: Promise<unknown>): void;
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
declare function addEventListener(
  name: 'install' | 'activate' | 'fetch',
  listener: (event: WorkerEvent) => void,
): void;

/** The same document for every path of the dashboard. */
const pageFile = '/dashboard';
const timeoutMs = 5_000;

async function cacheShell(): Promise<void> {
  const files = await caches.open(shell.name);
  await files.addAll([pageFile, ...shell.files].map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Runs on activation, when no page of an earlier build is open. */
async function deleteOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith('shell-') && name !== shell.name)
      .map((name) => caches.delete(name)),
  );
}

const findCached = (file: string): Promise<Response | undefined> =>
  caches.match(file, { cacheName: shell.name });

const offlinePage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>No connection</title><style>:root{color-scheme:light dark}body{max-width:32rem;margin:3rem auto;padding:0 1.5rem;font:1.125rem/1.5 sans-serif}</style>
<h1>There is no connection</h1><p>This page opens when you are online again.
<p><a href="${pageFile}">Read what is on this device</a>`;

/** Pages outside the dashboard are not cached. */
async function fetchPublicPage(request: Request): Promise<Response> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- the response is forwarded unchanged
    return await fetch(request);
  } catch {
    return new Response(offlinePage, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  }
}

async function fetchDashboardPage(request: Request): Promise<Response> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, timeoutMs));
  try {
    // oxlint-disable-next-line no-restricted-globals -- the response is forwarded unchanged
    const response = await Promise.race([fetch(request), timeout]);
    if (response.status < 500) return response;
    return (await findCached(pageFile)) ?? response;
  } catch {
    return (await findCached(pageFile)) ?? Response.error();
  }
}

addEventListener('install', (event) => event.waitUntil(cacheShell()));
addEventListener('activate', (event) => event.waitUntil(deleteOldShells()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const isDashboard = pathname === pageFile || pathname.startsWith(`${pageFile}/`);
  if (request.mode === 'navigate')
    event.respondWith(isDashboard ? fetchDashboardPage(request) : fetchPublicPage(request));
  else if (shell.files.includes(pathname))
    // oxlint-disable-next-line no-restricted-globals -- the same
    event.respondWith(findCached(pathname).then((file) => file ?? fetch(request)));
});

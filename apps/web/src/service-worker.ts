// Runs beside the readers' pages, for whoever keeps days on their device: it hands out the pages' own files where there is
// no line. It knows no text and no reader; what is to be read is kept by the pages (see app/offline), and never here.
// It stands by itself: what it needs of the build is written before it by the server.

/** The files that the pages need to read with, and a name for this set of them. */
declare const shell: { readonly name: string; readonly files: readonly string[] };

/** What a worker hears of, as far as it is needed here. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
declare function addEventListener(
  name: 'install' | 'activate' | 'fetch',
  hear: (event: WorkerEvent) => void,
): void;

/** One document is as good as another: what it shows is drawn by its address. */
const pageFile = '/dashboard';
/** A line that lets one wait so long is none. */
const timeoutMs = 5_000;

async function cacheShell(): Promise<void> {
  const files = await caches.open(shell.name);
  await files.addAll([pageFile, ...shell.files].map((file) => new Request(file, { cache: 'no-cache' })));
}

/** Of the builds before. Nobody has a page of theirs open any more when this is asked for. */
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

/** Every page outside the dashboard: none of them is kept. */
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
  const late = new Promise<never>((_, giveUp) => setTimeout(giveUp, timeoutMs));
  try {
    // oxlint-disable-next-line no-restricted-globals -- the response is forwarded unchanged
    const answer = await Promise.race([fetch(request), late]);
    if (answer.status < 500) return answer;
    return (await findCached(pageFile)) ?? answer;
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

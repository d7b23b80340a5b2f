import { request } from 'node:http';
import { expect } from 'vitest';
import { connectionUrl } from '#adapters/db/testing/connection-url.ts';
import { test } from '#adapters/db/testing/database-test.ts';
import { requestTimes } from '#http/server/request-times.ts';
import { runningServer } from '#testing/running-server.ts';

const token = 'a-collector-that-nobody-knows';

function ask(port: number, headers: Record<string, string>, path = '/metrics') {
  return new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: String(response.headers['content-type']), body }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Reads the text format as its specification says, and nothing else: a line that does not fit throws. */
function read(text: string) {
  expect(text.endsWith('\n')).toBe(true);
  const kinds = new Map<string, string>();
  const samples = new Map<string, number>();
  for (const line of text.trimEnd().split('\n')) {
    const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) ([a-z_:][a-z0-9_:]*) (.+)$/.exec(line) ?? [];
    if (kind === 'TYPE') {
      expect(kinds.has(name)).toBe(false);
      kinds.set(name, rest);
    }
    if (kind !== undefined) continue;
    const [, sample = '', labels = '', value = ''] =
      /^([a-z_:][a-z0-9_:]*)(\{(?:[a-z_]+="(?:[^"\\\n]|\\["\\n])*",?)+\})? (-?[0-9.e+-]+|NaN|\+Inf)$/.exec(
        line,
      ) ?? [];
    if (sample === '') throw new Error(`This is no sample: ${line}`);
    expect([...kinds.keys()].some((name) => sample === name || sample.startsWith(`${name}_`))).toBe(true);
    expect(samples.has(sample + labels)).toBe(false);
    samples.set(sample + labels, Number(value));
  }
  return { kinds, samples };
}

test('metrics need a local request or the token, and one server reports the site', async ({ database }) => {
  const DATABASE_URL = connectionUrl(database.connection);
  const snapshot = {
    DATABASE_URL,
    TRUST_PROXY: '1',
    METRICS_TOKEN: token,
    MASTER_KEY: Buffer.alloc(32, 3).toString('base64'),
  };
  await using first = await runningServer(snapshot);
  await using second = await runningServer(snapshot);
  const port = Number(first.settings['PORT']);
  const host = `localhost:${port}`;

  await ask(port, { host }, '/');
  await ask(port, { host }, '/api/homily/homily-feed');
  const answer = await ask(port, { host });
  expect(answer).toMatchObject({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' });
  const { kinds, samples } = read(answer.body);
  expect(kinds.get('wayfare_http_request_duration_seconds')).toBe('histogram');
  const ofFront =
    'wayfare_http_request_duration_seconds_bucket{route="/",method="GET",status_class="2xx",le="+Inf"}';
  expect(samples.get(ofFront)).toBe(1);
  expect(samples.get('wayfare_homily_days_ahead')).toBeGreaterThan(0);
  expect(samples.get('wayfare_jobs{state="dead"}')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(samples.get('wayfare_db_pool{state="waiting"}')).toBe(0);
  expect(samples.get('wayfare_mail_delivery_total{outcome="failed"}')).toBe(0);
  expect(kinds.get('wayfare_reconcile_drift_total')).toBe('counter');
  const other = Number(second.settings['PORT']);
  const ofSecond = read((await ask(other, { host: `localhost:${other}` })).body).samples;
  expect(ofSecond.has('process_resident_memory_bytes')).toBe(true);
  expect(ofSecond.has('wayfare_homily_days_ahead')).toBe(false);

  // Through the proxy, which connects from this machine too, and by whatever name a visitor makes up.
  for (const headers of [
    { host, 'x-forwarded-for': '203.0.113.7' },
    { host, via: '1.1 proxy' },
    { host: 'evil.example' },
    { host, 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer of-somebody-else-entirely' },
  ])
    expect([headers, (await ask(port, headers)).status]).toEqual([headers, 404]);
  const far = { host, 'x-forwarded-for': '203.0.113.7', authorization: `Bearer ${token}` };
  expect((await ask(port, far)).status).toBe(200);
});

test('unknown paths create no metric series, and a million requests use constant memory', () => {
  const times = requestTimes();
  times.observe('/posts/:slug', 'GET', 200, 0.004);
  const before = times.lines().length;
  for (let count = 0; count < 1_000_000; count += 1) times.observe('/posts/:slug', 'GET', 204, count / 1e5);
  const lines = times.lines();
  expect(lines).toHaveLength(before);
  expect(lines.at(-1)).toBe(
    'wayfare_http_request_duration_seconds_count{route="/posts/:slug",method="GET",status_class="2xx"} 1000001',
  );
});

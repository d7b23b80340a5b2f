import type { FastifyInstance } from 'fastify';

/** Up to so many seconds each; what took longer falls into none. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Times {
  readonly labels: string;
  /** How many fell into each, the last for what took longer than all. */
  readonly counts: Float64Array;
  sum: number;
}

/** How long requests took, by the pattern of their route: what `/metrics` tells of them. */
export interface RequestTimes {
  observe(route: string, method: string, status: number, seconds: number): void;
  /** In the text format of Prometheus. */
  lines(): string[];
  /** Since the start. */
  counts(): RequestCounts;
}

export interface RequestCounts {
  readonly all: number;
  /** Where the fault was ours. */
  readonly failed: number;
}

const name = 'wayfare_http_request_duration_seconds';

export function requestTimes(): RequestTimes {
  const all = new Map<string, Times>();
  const answers = { all: 0, failed: 0 };
  return {
    observe(route, method, status, seconds) {
      // A server that starts or stops says so there by a failure, which is none.
      if (route !== '/readyz') {
        answers.all += 1;
        if (status >= 500) answers.failed += 1;
      }
      const key = `${route} ${method} ${Math.floor(status / 100)}`;
      let times = all.get(key);
      if (times === undefined) {
        const labels = `route="${route}",method="${method}",status_class="${Math.floor(status / 100)}xx"`;
        times = { labels, counts: new Float64Array(bounds.length + 1), sum: 0 };
        all.set(key, times);
      }
      let place = 0;
      while (place < bounds.length && seconds > (bounds[place] ?? 0)) place += 1;
      times.counts[place] = (times.counts[place] ?? 0) + 1;
      times.sum += seconds;
    },
    counts: () => ({ ...answers }),
    lines() {
      const lines = [
        `# HELP ${name} From the first byte of a request to the last of its answer.`,
        `# TYPE ${name} histogram`,
      ];
      for (const { labels, counts, sum } of all.values()) {
        let count = 0;
        for (const [place, bound] of bounds.entries()) {
          count += counts[place] ?? 0;
          lines.push(`${name}_bucket{${labels},le="${bound}"} ${count}`);
        }
        count += counts[bounds.length] ?? 0;
        lines.push(
          `${name}_bucket{${labels},le="+Inf"} ${count}`,
          `${name}_sum{${labels}} ${sum}`,
          `${name}_count{${labels}} ${count}`,
        );
      }
      return lines;
    },
  };
}

/** Patterns and known methods only: what strangers make up must not become a series. */
export function measureRequests(app: FastifyInstance, times: RequestTimes): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    const begun = performance.now();
    raw.once('finish', () => {
      const route = request.routeOptions.url ?? 'none';
      times.observe(route, request.raw.method ?? '', raw.statusCode, (performance.now() - begun) / 1000);
    });
    done();
  });
}

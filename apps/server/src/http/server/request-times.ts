/** Upper bounds of the histogram buckets, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

interface Times {
  readonly labels: string;
  /** Requests per bucket; the last is for those above all bounds. */
  readonly counts: Float64Array;
  sum: number;
}

/** Durations by route pattern, for `/metrics`. */
export type RequestTimes = ReturnType<typeof requestTimes>;

export interface RequestCounts {
  readonly all: number;
  /** With a status of 500 or more. */
  readonly failed: number;
}

const name = 'wayfare_http_request_duration_seconds';

export function requestTimes() {
  const all: Times[] = [];
  /** By route, method and class of status: building one key from them costs more than the lookups. */
  const byRoute = new Map<string, Map<string, Times[]>>();
  const answers = { all: 0, failed: 0 };
  return {
    observe(route: string, method: string, status: number, seconds: number): void {
      // `/readyz` fails during start and stop, which is normal.
      if (route !== '/readyz') {
        answers.all += 1;
        if (status >= 500) answers.failed += 1;
      }
      const statusClass = Math.floor(status / 100);
      let times = byRoute.get(route)?.get(method)?.[statusClass];
      if (times === undefined) {
        const labels = `route="${route}",method="${method}",status_class="${statusClass}xx"`;
        times = { labels, counts: new Float64Array(bounds.length + 1), sum: 0 };
        all.push(times);
        const byMethod = byRoute.get(route) ?? new Map<string, Times[]>();
        const byClass = byMethod.get(method) ?? [];
        byClass[statusClass] = times;
        byRoute.set(route, byMethod.set(method, byClass));
      }
      let bucket = 0;
      while (bucket < bounds.length && seconds > (bounds[bucket] ?? 0)) bucket += 1;
      times.counts[bucket] = (times.counts[bucket] ?? 0) + 1;
      times.sum += seconds;
    },
    /** Since the process started. */
    counts: (): RequestCounts => ({ ...answers }),
    /** In the Prometheus text format. */
    lines(): string[] {
      const lines = [
        `# HELP ${name} From the first byte of a request to the last of its answer.`,
        `# TYPE ${name} histogram`,
      ];
      for (const { labels, counts, sum } of all) {
        let count = 0;
        for (const [bucket, bound] of bounds.entries()) {
          count += counts[bucket] ?? 0;
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

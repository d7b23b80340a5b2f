export type Phase = 'starting' | 'ready' | 'outdated' | 'stopping';

/** Where the server stands between its start and its end; load balancers read it from the health checks. */
export interface Lifecycle {
  phase(): Phase;
  becomeReady(): void;
  /** A newer server has changed the database: this one still reads, and writes nothing. */
  becomeOutdated(): void;
  beginStopping(): void;
}

export function lifecycle(): Lifecycle {
  let phase: Phase = 'starting';
  return {
    phase: () => phase,
    becomeReady() {
      // A signal may come before the start is over, and stopping is final.
      if (phase === 'starting') phase = 'ready';
    },
    becomeOutdated() {
      if (phase !== 'stopping') phase = 'outdated';
    },
    beginStopping() {
      phase = 'stopping';
    },
  };
}

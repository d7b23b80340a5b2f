// Two servers of one site behind nginx, with the manual's files: one is killed under load, then each is replaced in turn, as
// at an upgrade.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { freePort } from '../../apps/server/src/http/testing/free-port.ts';
import { certificate } from '../../apps/server/src/testing/certificate.ts';
import { hasNginx, runningNginx } from '../../apps/server/src/testing/nginx.ts';
import { freePorts, startSite } from '../running-site.ts';
import { memberPages, openPages } from './readers.ts';
import type { Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

export async function* servers(isShort: boolean): Rows {
  if (!hasNginx) {
    yield { what: 'two servers behind nginx', notRun: 'nginx is not installed' };
    return;
  }
  const usual = getCACertificates('default');
  setDefaultCACertificates([...usual, certificate.cert.toString()]);
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfare-servers-'));
  const [https, http] = [await freePort(), await freePort()];
  const [here, there] = [await freePorts(), await freePorts()];
  const url = `https://localhost:${https}`;
  const start = (ports: typeof here) =>
    startSite({
      dataDir,
      ports,
      settings: { LOAD_TEST_KEY: loadTestKey, PUBLIC_URL: url, TRUST_PROXY: '1' },
    });
  try {
    let one = await start(here);
    let other = await start(there);
    await using nginx = await runningNginx({ https, http, servers: [here.port, there.port] });
    void nginx;
    const said = () => one.said() + other.said();
    const behind = { url, dataDir, said };
    const pages = [...openPages, ...(await memberPages({ url, said }))].filter(
      // It is for the machine itself.
      ({ path }) => path !== '/healthz',
    );
    yield await underLoad(behind, {
      what: 'one of two servers killed, and started again',
      pages,
      mayCut: /store-signup was answered 502/,
      // Whoever was cut tries again, and waits for the turn of the dead server to end.
      longestMs: 6_000,
      make: async () => {
        await other.kill();
        await pause(isShort ? 1_000 : 5_000);
        other = await start(there);
      },
    });
    yield await underLoad(behind, {
      what: 'each of two servers replaced in turn',
      pages,
      make: async () => {
        await one.stop();
        one = await start(here);
        await other.stop();
        other = await start(there);
      },
    });
    await Promise.all([one.stop(), other.stop()]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
    setDefaultCACertificates(usual);
  }
}

// The server's clock goes forward to the next day and then back by an hour, as if somebody had set it; the database's
// stays as it is, as on another machine. Wants libfaketime, which comes with Debian.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../running-site.ts';
import { openPages, signedIn } from './readers.ts';
import type { Row, Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { loadTestKey } from './writers.ts';

const libraries = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
);
const hour = 3_600_000;
const day = 24 * hour;
/** So long the timetable may take to notice what is due. */
const noticedWithinMs = 90_000;

export async function* clock(isShort: boolean): Rows {
  const library = libraries.find((path) => existsSync(path));
  if (library === undefined) {
    yield { what: 'the clock set', notRun: 'libfaketime is not installed' };
    return;
  }
  const home = mkdtempSync(join(tmpdir(), 'wayfare-clock-'));
  const setting = join(home, 'clock');
  const setTo = (ms: number): void =>
    writeFileSync(setting, `${ms < 0 ? '' : '+'}${Math.round(ms / 1_000)}\n`);
  setTo(0);
  const laterBy = (ms: number): Date => new Date(Date.now() + ms);
  const site = await startSite({
    settings: {
      LOAD_TEST_KEY: loadTestKey,
      SITE_TIME_ZONE: 'UTC',
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: setting,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
  });
  try {
    const before = await signedIn(site);
    // Half past seven in New York: the morning mail of that day is due, and an hour earlier it was as well.
    const now = Date.now();
    const forward = Math.floor(now / day) * day + day + 12.5 * hour - now;
    const ahead = await underLoad(site, {
      what: 'the clock forward to the next day',
      pages: openPages,
      make: async () => {
        setTo(forward);
        await pause(isShort ? 2_000 : noticedWithinMs);
      },
    });
    const old = await statusFor(site.url, before);
    const fresh = await statusFor(site.url, await signedIn(site, laterBy(forward)));
    // Who signed up and did not pay is forgotten after a day, and that is a day later.
    const { kept: _, ...aheadWithout } = ahead;
    yield {
      ...aheadWithout,
      figure: `${ahead.figure}; a token of the day before is answered ${old}, a new one ${fresh}`,
      faults: [
        ...(ahead.faults ?? []),
        ...(old === 401 ? [] : ['a token of the day before is still good']),
        ...(fresh === 200 ? [] : ['nobody can sign in']),
      ],
    };
    const after = await signedIn(site, laterBy(forward));
    const back = await underLoad(site, {
      what: 'the clock back by an hour',
      pages: openPages,
      make: async () => {
        setTo(forward - hour);
        await pause(isShort ? 2_000 : noticedWithinMs);
      },
    });
    const kept = await statusFor(site.url, after);
    const again = await statusFor(site.url, await signedIn(site, laterBy(forward - hour)));
    yield withMails(
      {
        ...back,
        figure: `${back.figure}; a token of before is answered ${kept}, a new one ${again}`,
        faults: [...(back.faults ?? []), ...(again === 200 ? [] : ['nobody can sign in'])],
      },
      join(site.dataDir, 'outbox'),
    );
  } finally {
    await site.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

const statusFor = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}/api/subscription/user-sub-status`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

/** Nobody gets the mail of one morning twice. */
function withMails(row: Row, outbox: string): Row {
  const mails = (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => /^List-Unsubscribe:/im.test(mail))
    .map((mail) => `${/^To: (.+)$/im.exec(mail)?.[1]} ${/^Subject: (.+)$/im.exec(mail)?.[1]}`);
  const doubled = mails.length - new Set(mails).size;
  return {
    ...row,
    figure: `${row.figure}; ${mails.length} morning mails`,
    faults: [...(row.faults ?? []), ...(doubled > 0 ? [`${doubled} morning mails went out twice`] : [])],
  };
}

// The mail server down, hanging, slow and answering HTML, while members ask for mails: each comes, once.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { smtpServer } from '../../apps/server/src/adapters/mail/testing/smtp-server.ts';
import { root } from '../run.ts';
import { startSite } from '../running-site.ts';
import { Ledger } from './ledger.ts';
import { inSeconds, type Rows } from './row.ts';
import { underLoad } from './under-load.ts';
import { moods, wayTo } from './way.ts';
import { loadTestKey } from './writers.ts';

/** While a mail waits, the mail server is felt for every five minutes. */
const mailWithinMs = 330_000;

export async function* mail(isShort: boolean): Rows {
  await using open = new AsyncDisposableStack();
  const post = open.use(await smtpServer());
  const way = open.use(await wayTo(Number(new URL(post.url).port), { greets: true }));
  const settings = { LOAD_TEST_KEY: loadTestKey, SMTP_URL: `smtp://127.0.0.1:${way.port}` };
  const site = await startSite({ settings });
  open.defer(() => site.stop());
  const wanted = isShort ? (['answering HTML'] as const) : moods;
  const members = wanted.map((_, number) => `member-${number}@example.org`);
  for (const email of members)
    execFileSync(
      process.execPath,
      [
        join(root, 'apps/server/dist/wayfare.js'),
        'user',
        'create',
        '--email',
        email,
        '--name',
        'Ruth',
        '--password-stdin',
      ],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: site.dataDir, SMTP_URL: settings.SMTP_URL },
        input: 'Barley-Field-7\n',
        stdio: ['pipe', 'ignore', 'inherit'],
      },
    );
  const ledger = new Ledger();
  const isFor = (email: string) => post.deliveries.filter(({ to }) => to.includes(email));
  for (const [number, mood] of wanted.entries())
    yield await underLoad(site, {
      what: `mail server ${mood}`,
      make: async () => {
        await way.become(mood);
        await ledger.ask(`${site.url}/api/reset/request-reset`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: members[number] }),
        });
        await pause(isShort ? 2_000 : 15_000);
        await way.become(null);
      },
    });
  const began = performance.now();
  const areThere = () => members.every((email) => isFor(email).length > 0);
  while (!areThere() && performance.now() - began < mailWithinMs) await pause(100);
  const afterMs = performance.now() - began;
  await pause(2_000);
  const lost = members.filter((email) => isFor(email).length === 0).length;
  const again = members.filter((email) => isFor(email).length > 1).length;
  const ids = (email: string) =>
    new Set(isFor(email).map(({ message }) => /^Message-ID: (.+)$/im.exec(message)?.[1])).size;
  yield {
    what: 'the mails that were asked for meanwhile',
    seen: ledger.seen(),
    figure: `all there ${inSeconds(afterMs)} after the last trouble; the same mail again ${again} times`,
    isHealed: lost === 0,
    kept: { written: members.length, lost, doubled: members.filter((email) => ids(email) > 1).length },
  };
}

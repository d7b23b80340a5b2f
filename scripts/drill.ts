// What may happen to a site, made to happen to one on this machine. `npm run drill` lists the drills, `npm run drill -- NAME`
// performs one, `all` performs each. A row for each thing done; exit code 1 where a promise did not hold, 2 where
// something was missing here to try it.
import { backup } from './drills/backup.ts';
import { clock } from './drills/clock.ts';
import { crowd } from './drills/crowd.ts';
import { disk } from './drills/disk.ts';
import { keys } from './drills/keys.ts';
import { mail } from './drills/mail.ts';
import { morning } from './drills/morning.ts';
import { orders } from './drills/orders.ts';
import { outside } from './drills/outside.ts';
import { payments } from './drills/payments.ts';
import { postgres } from './drills/postgres.ts';
import { faultsOf, head, inWords, type Rows } from './drills/row.ts';
import { servers } from './drills/servers.ts';

interface Drill {
  readonly says: string;
  /** What it takes on two cores; after three times as long it has failed. */
  readonly minutes: number;
  readonly perform: (isShort: boolean) => Rows;
}

const drills: Readonly<Record<string, Drill>> = {
  postgres: {
    says: 'PostgreSQL killed, restarted, paused, out of connections',
    minutes: 2,
    perform: postgres,
  },
  outside: {
    says: 'identity, payments and the store of images down, hanging, slow, answering HTML',
    minutes: 10,
    perform: outside,
  },
  mail: { says: 'the mail server down, hanging, slow, answering HTML', minutes: 7, perform: mail },
  servers: {
    says: 'two servers behind nginx, one killed, then both replaced one after the other',
    minutes: 2,
    perform: servers,
  },
  crowd: {
    says: '2,000 slow sockets, descriptors short, memory short, a flood of webhooks',
    minutes: 4,
    perform: crowd,
  },
  keys: { says: 'each key changed while members read', minutes: 2, perform: keys },
  disk: { says: 'the disk full and with room again', minutes: 2, perform: disk },
  clock: { says: 'the clock forward by a day and back by an hour', minutes: 4, perform: clock },
  payments: {
    says: 'the server killed while people pay, now and then with its database',
    minutes: 2,
    perform: payments,
  },
  morning: { says: 'senders of the morning mail killed', minutes: 3, perform: morning },
  backup: {
    says: 'backups, verifications and restores on a clean machine killed',
    minutes: 4,
    perform: backup,
  },
  orders: {
    says: "a subscription's events in each order, and the embedded database opened and killed at once",
    minutes: 1,
    perform: orders,
  },
};

function list(): void {
  console.log('npm run drill -- NAME [--short], or all:\n');
  for (const [name, { says, minutes }] of Object.entries(drills))
    console.log(`  ${name.padEnd(12)} ${says} (about ${minutes} min)`);
}

async function perform(name: string, { minutes, perform: rowsOf }: Drill, isShort: boolean): Promise<void> {
  const alarm = setTimeout(() => {
    console.error(`${name} did not end within ${minutes * 3} minutes.`);
    process.exit(1);
  }, minutes * 180_000);
  try {
    for await (const row of rowsOf(isShort)) {
      console.log(inWords(row));
      const faults = 'notRun' in row ? [] : faultsOf(row);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0) process.exitCode = 1;
      else if ('notRun' in row) process.exitCode ??= 2;
    }
  } catch (error) {
    console.error(`${name} broke off:`, error);
    process.exitCode = 1;
  }
  clearTimeout(alarm);
}

// What it started ends with it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const words = process.argv.slice(2);
const isShort = words.includes('--short');
const names = words.filter((word) => !word.startsWith('--'));
const wanted = names.includes('all') ? Object.keys(drills) : names;
const unknown = wanted.filter((name) => drills[name] === undefined);
if (wanted.length === 0) list();
else if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}. \`npm run drill\` lists them.`);
  process.exitCode = 1;
} else {
  console.log(head);
  for (const name of wanted) {
    const drill = drills[name];
    if (drill !== undefined) await perform(name, drill, isShort);
  }
}

// Fault-injection drills against a site on this machine. `npm run drill` lists them, `npm run drill -- NAME` runs one,
// `all` runs each. Prints one row per fault; the exit code is 1 if a promise was broken.
import { morning } from './drills/morning.ts';
import { payments } from './drills/payments.ts';
import { postgres } from './drills/postgres.ts';
import { faultsOf, head, inWords, type Rows } from './drills/row.ts';

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
  payments: {
    says: 'the server killed while people pay, now and then with its database',
    minutes: 2,
    perform: payments,
  },
  morning: { says: 'senders of the morning mail killed', minutes: 3, perform: morning },
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
      const faults = faultsOf(row);
      for (const fault of faults) console.error(fault);
      if (faults.length > 0) process.exitCode = 1;
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

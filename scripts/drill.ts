// Fault-injection drills against a site on this machine. `npm run drill` lists them, `npm run drill -- NAME` runs one,
// `all` runs each. Prints one row per fault; the exit code is 1 if a promise was broken.
import { morning } from './drills/morning.ts';
import { payments } from './drills/payments.ts';
import { postgres } from './drills/postgres.ts';
import { findFailures, formatRow, type Rows, tableHead } from './drills/row.ts';

interface Drill {
  readonly description: string;
  /** Usual duration on two cores. The drill fails after three times as long. */
  readonly minutes: number;
  readonly perform: (isShort: boolean) => Rows;
}

const drills: Readonly<Record<string, Drill>> = {
  postgres: {
    description: 'PostgreSQL killed, restarted, paused, out of connections',
    minutes: 2,
    perform: postgres,
  },
  payments: {
    description: 'the server killed during payments, sometimes with its database',
    minutes: 2,
    perform: payments,
  },
  morning: { description: 'senders of the morning mail killed', minutes: 3, perform: morning },
};

function list(): void {
  console.log('npm run drill -- NAME [--short], or all:\n');
  for (const [name, { description, minutes }] of Object.entries(drills))
    console.log(`  ${name.padEnd(12)} ${description} (about ${minutes} min)`);
}

async function perform(name: string, { minutes, perform: start }: Drill, isShort: boolean): Promise<void> {
  const alarm = setTimeout(() => {
    console.error(`${name} did not finish within ${minutes * 3} minutes.`);
    process.exit(1);
  }, minutes * 180_000);
  try {
    for await (const row of start(isShort)) {
      console.log(formatRow(row));
      const failures = findFailures(row);
      for (const failure of failures) console.error(failure);
      if (failures.length > 0) process.exitCode = 1;
    }
  } catch (error) {
    console.error(`${name} failed:`, error);
    process.exitCode = 1;
  }
  clearTimeout(alarm);
}

// The servers that a drill started end with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const args = process.argv.slice(2);
const isShort = args.includes('--short');
const names = args.filter((arg) => !arg.startsWith('--'));
const selected = names.includes('all') ? Object.keys(drills) : names;
const unknown = selected.filter((name) => drills[name] === undefined);
if (selected.length === 0) list();
else if (unknown.length > 0) {
  console.error(`Unknown drill: ${unknown.join(', ')}. \`npm run drill\` lists them.`);
  process.exitCode = 1;
} else {
  console.log(tableHead);
  for (const name of selected) {
    const drill = drills[name];
    if (drill !== undefined) await perform(name, drill, isShort);
  }
}

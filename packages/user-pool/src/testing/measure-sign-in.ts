// What one sign-in costs this process, against the bare cost of its arithmetic: npm run measure -w @wayfare/user-pool
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { fromBytes, g, power } from '#srp/group.ts';
import { postgresStore } from '#store/postgres-store.ts';
import { type Begun, begin, proofOf, respond } from './srp-client.ts';
import { temporaryPostgres } from './temporary-postgres.ts';
import { aMember, password, testPool } from './test-pool.ts';

const rounds = 300;

async function cpuMsOf(count: number, work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / count;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

await using database = await temporaryPostgres();
const test = testPool({
  store: postgresStore(database),
  config: { addressLimit: { uses: 1e9, windowMs: 1e9 } },
});
const members = await Promise.all(Array.from({ length: rounds }, () => aMember(test)));

interface Times {
  readonly begin: number[];
  readonly respond: number[];
}

/** Every member and every nobody in turn, so that whatever else the machine does meets both alike. */
async function measured(names: readonly string[], password: string) {
  const times: Times[] = names.map(() => ({ begin: [], respond: [] }));
  const timed = async <T>(into: number[] | undefined, work: () => Promise<T>): Promise<T> => {
    const at = performance.now();
    const outcome = await work();
    into?.push(performance.now() - at);
    return outcome;
  };
  const begun: Begun[] = [];
  const begins = await cpuMsOf(names.length, async () => {
    for (const [at, name] of names.entries())
      begun.push(await timed(times[at]?.begin, () => begin(test, name)));
  });
  const proofs = begun.map((each) => proofOf(each, password, test.now()));
  const responds = await cpuMsOf(names.length, async () => {
    for (const [at, proof] of proofs.entries()) await timed(times[at]?.respond, () => respond(test, proof));
  });
  return { cpu: begins + responds, times };
}

/** How often a member's answer came later than a nobody's: 0.5 where nobody could tell. */
function chanceOfSlower(times: readonly Times[], half: keyof Times): string {
  const members = times.flatMap((each, at) => (at % 2 === 0 ? each[half] : []));
  const nobodies = times.flatMap((each, at) => (at % 2 === 1 ? each[half] : []));
  const slower = members.map((member) => nobodies.filter((nobody) => member > nobody).length);
  const chance = slower.reduce((sum, count) => sum + count, 0) / (members.length * nobodies.length);
  return `member ${median(members).toFixed(2)} ms, nobody ${median(nobodies).toFixed(2)} ms, member slower ${chance.toFixed(2)}`;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const exponents = Array.from({ length: rounds }, () => fromBytes(randomBytes(32)));
const bases = exponents.map((exponent) => power(g, exponent));
const powers = await cpuMsOf(rounds, () => {
  for (const [at, base] of bases.entries()) power(base, exponents[at] ?? 3n);
});
const signatures = await cpuMsOf(rounds, () => {
  for (let i = 0; i < rounds; i += 1) sign('sha256', randomBytes(900), privateKey);
});
// The client of `begin` also raises g once, which is not the server's to pay.
const clientPower = await cpuMsOf(rounds, () => {
  for (const exponent of exponents) power(g, exponent);
});

const emails = members.map(({ email }) => email);
await measured(emails, password);
const whole = (await measured(emails, password)).cpu - clientPower;
const bare = 3 * powers + 2 * signatures;
const mixed = emails.flatMap((email, at) => [email, `nobody-${at}@example.org`]);
const { times } = await measured(mixed, 'Wr0ng!password');
const say = (line: string) => process.stdout.write(`${line}\n`);
say(
  `one power ${powers.toFixed(3)} ms, one signature ${signatures.toFixed(3)} ms, bare sign-in ${bare.toFixed(2)} ms`,
);
say(`whole sign-in ${whole.toFixed(2)} ms of CPU, ${Math.round(1_000 / whole)} a second on one core`);
say(`bare share of the whole ${(bare / whole).toFixed(2)}`);
say(`begin (with the client's power): ${chanceOfSlower(times, 'begin')}`);
say(`wrong proof: ${chanceOfSlower(times, 'respond')}`);

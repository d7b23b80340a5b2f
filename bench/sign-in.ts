// What one sign-in costs the server, over HTTP and all, beside the bare arithmetic that it cannot do without, in one
// run and turn about, so that only the ratio is believed. And whether the time of an answer tells members from
// strangers. `node bench/sign-in.ts`, after a build.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { fromBytes, g, power } from '../packages/user-pool/src/srp/group.ts';
import { adminClient, adminKey, makeMember } from '../packages/user-pool/src/testing/admin-client.ts';
import { startSite } from '../scripts/running-site.ts';
import { cpuMs, median } from './figures.ts';
import { type Prepared, poolCalls } from './pool-calls.ts';

const rounds = 7;
const signInsARound = 120;
/** Until the engine has compiled what every sign-in goes through. */
const warmingRounds = 15;
const members = 60;
/** One fewer than the wrong proofs that are followed by a pause. */
const guessesAtEach = 4;
const atOnce = 8;
const password = 'Passw0rd!x';

function ownCpuMs(count: number, work: () => void): number {
  const before = process.cpuUsage();
  for (let index = 0; index < count; index++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What the protocol wants of the server: three powers and two signatures. */
function bareMs(): { power: number; signature: number; all: number } {
  const exponent = fromBytes(randomBytes(32));
  const base = power(g, exponent);
  const claims = randomBytes(900);
  const ofGenerator = ownCpuMs(signInsARound, () => power(g, exponent));
  const ofBase = ownCpuMs(signInsARound, () => power(base, exponent));
  const signature = ownCpuMs(signInsARound, () => sign('sha256', claims, privateKey));
  return { power: ofBase, signature, all: ofGenerator + 2 * ofBase + 2 * signature };
}

/** So many workers take turns at a list. */
async function inTurns<T, Outcome>(
  items: readonly T[],
  work: (item: T) => Promise<Outcome>,
): Promise<Outcome[]> {
  const waiting = items.values();
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (const item of waiting) outcomes.push(await work(item));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

const loadTestKey = randomBytes(24).toString('hex');
const site = await startSite({
  settings: {
    LOAD_TEST_KEY: loadTestKey,
    POOL_ADMIN_KEY_ID: adminKey.accessKeyId,
    POOL_ADMIN_SECRET: adminKey.secretAccessKey,
  },
});
const pool = poolCalls(`${site.url}/identity`, loadTestKey);
const administrator = adminClient(`${site.url}/identity`);
const emails = Array.from({ length: members }, (_, at) => `member-${at}@example.org`);
for (const email of emails) await makeMember(administrator, email, password);
administrator.destroy();

/**
 * The client's own arithmetic is done before and between, in this process, while the server rests: two that calculate at
 * the same time slow each other down on most machines, and the bare arithmetic is measured alone as well.
 */
async function signIns(count: number): Promise<{ cpu: number; perSecond: number }> {
  const prepared = Array.from({ length: count }, (_, at) => pool.prepare(emails[at % members] ?? ''));
  const before = { cpu: cpuMs(site.pid), at: performance.now() };
  const begun = await inTurns(prepared, pool.begin);
  const between = performance.now();
  const proofs = begun.map((each) => pool.proofFor(each, password));
  const pausedMs = performance.now() - between;
  await inTurns(proofs, (proof) => pool.accepted(proof));
  return {
    cpu: (cpuMs(site.pid) - before.cpu) / count,
    perSecond: (count * 1000) / (performance.now() - before.at - pausedMs),
  };
}

for (let round = 0; round < warmingRounds; round++) await signIns(signInsARound);
const figures: { cpu: number; perSecond: number; bare: ReturnType<typeof bareMs> }[] = [];
for (let round = 0; round < rounds; round++) {
  figures.push({ ...(await signIns(signInsARound)), bare: bareMs() });
}
const whole = median(figures.map(({ cpu }) => cpu));
const bare = median(figures.map((each) => each.bare.all));
const share = median(figures.map((each) => each.bare.all / each.cpu));
const reached = median(figures.map(({ perSecond }) => perSecond));
const onePower = median(figures.map((each) => each.bare.power));
const oneSignature = median(figures.map((each) => each.bare.signature));

console.log(
  `${rounds} rounds of ${signInsARound} sign-ins of ${members} members, ${atOnce} at a time; medians.\n`,
);
console.log('| what | figure | wanted |\n|---|---|---|');
console.log(`| CPU of a whole sign-in, ms | ${whole.toFixed(2)} | at most 5 |`);
console.log(`| bare: three powers and two signatures, ms | ${bare.toFixed(2)} | |`);
console.log(`| one power, ms | ${onePower.toFixed(3)} | |`);
console.log(`| one signature, ms | ${oneSignature.toFixed(3)} | |`);
console.log(`| bare share of the whole | ${share.toFixed(2)} | at least 0.6 |`);
console.log(`| sign-ins a second on one core | ${Math.round(1000 / whole)} | |`);
console.log(`| sign-ins a second reached, the clients' arithmetic aside | ${Math.round(reached)} | |`);

/** Every member and every stranger in turn, so that whatever else the machine does meets both alike. */
interface Times {
  readonly begin: number[];
  readonly proof: number[];
}

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const outcome = await work();
  into.push(performance.now() - started);
  return outcome;
}

async function guess(prepared: Prepared, times: Times): Promise<void> {
  const begun = await timed(times.begin, () => pool.begin(prepared));
  const proof = pool.proofFor(begun, 'Wr0ng!password');
  await timed(times.proof, () => pool.refused(proof));
}

const ofMembers: Times = { begin: [], proof: [] };
const ofStrangers: Times = { begin: [], proof: [] };
for (let round = 0; round < guessesAtEach; round++) {
  for (const [at, email] of emails.entries()) {
    await guess(pool.prepare(email), ofMembers);
    await guess(pool.prepare(`stranger-${at}@example.org`), ofStrangers);
  }
}

/** How often a member's answer came later than a stranger's: 0.5 where nobody could tell. */
function chanceOfSlower(half: keyof Times): string {
  const strangers = ofStrangers[half];
  const slower = ofMembers[half].map((member) => strangers.filter((stranger) => member > stranger).length);
  const chance = slower.reduce((sum, count) => sum + count, 0) / (slower.length * strangers.length);
  return `| ${half} | ${median(ofMembers[half]).toFixed(2)} | ${median(strangers).toFixed(2)} | ${chance.toFixed(2)} |`;
}

console.log(
  '\n| answer | member, ms | stranger, ms | member slower (0.5 tells nothing) |\n|---|---|---|---|',
);
console.log(chanceOfSlower('begin'));
console.log(chanceOfSlower('proof'));
await site.stop();

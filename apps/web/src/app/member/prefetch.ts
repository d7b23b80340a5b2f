import type { Contract, ResponseOf } from '@wayfare/contracts/calls/contract';
import { isHomilyDate, readHomily } from '@wayfare/contracts/calls/homily';
import type { PublicConfig } from '@wayfare/contracts/calls/public-config';
import { getSubscriptionStatus } from '@wayfare/contracts/calls/subscription';
import { call, type Fetch, type Input } from '#api/call.ts';
import { paths } from '#paths.ts';
import type { Person } from '#session/claims.ts';
import type { StoredToken } from '#session/stored-token.ts';

/** What the document asked for before this script was here, in the name of whoever the token speaks for. */
interface PrefetchedResponse {
  readonly address: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
}

declare global {
  var prefetchedResponses: readonly PrefetchedResponse[] | undefined;
}

/** Takes what was asked for at once by the same token, each answer once; anything else is asked for now. */
const fetchOrUsePrefetched: Fetch = (address, init) => {
  const asked = globalThis.prefetchedResponses ?? [];
  const authorization = new Headers(init.headers).get('authorization');
  const found = asked.find((one) => one.address === address && one.authorization === authorization);
  globalThis.prefetchedResponses = asked.filter((one) => one !== found);
  return found?.response ?? fetch(address, init);
};

/** What nobody took grows old. */
export function clearPrefetchedResponses(): void {
  globalThis.prefetchedResponses = undefined;
}

// A day's homily is what most visits are for. It and the subscription are asked for with the token at hand while the
// session is still being validated; each answer is used once, and where one fails it is asked for as ever. The session may
// turn out to be somebody else's, who signed in here in another window: so each answer is for one person only.

const answers = new Map<string, Promise<unknown>>();
const values = new Map<string, unknown>();

const toKey = (sub: string, { service, path }: Contract, input: unknown): string =>
  JSON.stringify([sub, service, path, input]);

/** Null where the address names no day; otherwise the word of the subscription service, which takes no bad token. */
export function prefetchHomily(
  config: Pick<PublicConfig, 'bases'>,
  { token, sub }: Pick<StoredToken, 'token' | 'sub'>,
  pathname: string,
): Promise<unknown> | null {
  const date = pathname.split('/').at(-1) ?? '';
  if (!isHomilyDate(date) || pathname !== paths.homily(date)) return null;
  const ask = <C extends Contract>(contract: C, input: Input<C>) => {
    const answer = call(contract, input, { config, token, fetch: fetchOrUsePrefetched });
    const key = toKey(sub, contract, input);
    answers.set(key, answer);
    answer.then(
      (value) => values.set(key, value),
      () => {},
    );
    return answer;
  };
  const homily = ask(readHomily, { params: { date } });
  const status = ask(getSubscriptionStatus, {});
  // Drawn with both, the page is drawn once; a homily that lets others wait comes after them.
  return Promise.all([status, Promise.race([homily.catch(() => {}), pause(maxHomilyWaitMs)])]);
}

const maxHomilyWaitMs = 300;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What has come early for this person, who is drawn before asking. */
export function getPrefetched<C extends Contract>(
  { sub }: Pick<Person, 'sub'>,
  contract: C,
  input: Input<C>,
): ResponseOf<C> | undefined {
  if (sub === null) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked by this contract, and checked by it
  return values.get(toKey(sub, contract, input)) as ResponseOf<C> | undefined;
}

/** What was asked for early in the name of this person; whatever went wrong with it, it is asked for again. */
export function takePrefetched<C extends Contract>(
  { sub }: Pick<Person, 'sub'>,
  contract: C,
  input: Input<C>,
  ask: () => Promise<ResponseOf<C>>,
): Promise<ResponseOf<C>> {
  if (sub === null) return ask();
  const key = toKey(sub, contract, input);
  const early = answers.get(key);
  answers.delete(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- asked by this contract, and checked by it
  return early === undefined ? ask() : (early as Promise<ResponseOf<C>>).catch(ask);
}

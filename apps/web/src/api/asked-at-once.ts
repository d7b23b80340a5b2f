import type { Fetch } from './call.ts';

/** What the document asked for before this script was here, in the name of whoever the token speaks for. */
export interface AskedAtOnce {
  readonly address: string;
  readonly authorization: string;
  readonly response: Promise<Response>;
}

declare global {
  var askedAtOnce: readonly AskedAtOnce[] | undefined;
}

/** Takes what was asked for at once by the same token, each answer once; anything else is asked for now. */
export const fetchOrTake: Fetch = (address, init) => {
  const asked = globalThis.askedAtOnce ?? [];
  const authorization = new Headers(init.headers).get('authorization');
  const found = asked.find((one) => one.address === address && one.authorization === authorization);
  globalThis.askedAtOnce = asked.filter((one) => one !== found);
  return found?.response ?? fetch(address, init);
};

/** What nobody took grows old. */
export function dropAskedAtOnce(): void {
  globalThis.askedAtOnce = undefined;
}

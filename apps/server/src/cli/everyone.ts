import type { Identity, IdentityAccount } from '#adapters/identity/identity.ts';

/** All accounts, page by page, as the provider gives them. */
export async function* everyAccount(identity: Identity): AsyncIterable<IdentityAccount> {
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<Identity['list']>> = await identity.list({ after, limit: 60 });
    yield* page.accounts;
    after = page.next;
  } while (after !== null);
}

import type { Identity } from '#adapters/identity/identity.ts';

/** The current names of those who saved. Each account is looked up once. */
export async function loadEditorNames(
  { identity }: { readonly identity: Pick<Identity, 'findBySub'> },
  rows: readonly { readonly sub: string | null }[],
): Promise<(sub: string | null) => string | null> {
  const subs = [...new Set(rows.flatMap(({ sub }) => sub ?? []))];
  const accounts = await Promise.all(subs.map((sub) => identity.findBySub(sub)));
  const names = new Map(subs.map((sub, index) => [sub, accounts[index]?.name ?? null]));
  return (sub) => (sub === null ? null : (names.get(sub) ?? null));
}

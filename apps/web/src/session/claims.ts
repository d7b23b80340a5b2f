export interface Person {
  /** The user pool's own name for the account, which no other ever has. */
  readonly sub: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly groups: readonly string[];
}

type Claims = Readonly<{ sub?: unknown; name?: unknown; email?: unknown; 'cognito:groups'?: unknown }>;

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : null);
const textsOf = (claim: unknown) =>
  Array.isArray(claim) && claim.every((each) => typeof each === 'string') ? claim : [];

/** What an id token says of its owner. The server decides by its own reading; the page only mirrors it. */
export function personFrom(payload: Claims): Person {
  return {
    sub: textOf(payload.sub),
    name: textOf(payload.name),
    email: textOf(payload.email),
    groups: textsOf(payload['cognito:groups']),
  };
}

export interface Person {
  /** The user pool's permanent id of the account. */
  readonly sub: string | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly groups: readonly string[];
}

type Claims = Readonly<{ sub?: unknown; name?: unknown; email?: unknown; 'cognito:groups'?: unknown }>;

const toText = (claim: unknown) => (typeof claim === 'string' ? claim : null);
const toTexts = (claim: unknown) =>
  Array.isArray(claim) && claim.every((each) => typeof each === 'string') ? claim : [];

/** Reads an unverified id token. Only the server verifies it. */
export function personFrom(payload: Claims): Person {
  return {
    sub: toText(payload.sub),
    name: toText(payload.name),
    email: toText(payload.email),
    groups: toTexts(payload['cognito:groups']),
  };
}

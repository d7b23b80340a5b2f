import * as z from 'zod/mini';

export interface Person {
  readonly name: string | null;
  readonly email: string | null;
  readonly groups: readonly string[];
}

const text = z.catch(z.nullable(z.string()), null);
const claims = z.object({
  name: text,
  email: text,
  'cognito:groups': z.catch(z.array(z.string()), []),
});

/** What an id token says of its owner. The server decides by its own reading; the page only mirrors it. */
export function personFrom(payload: Readonly<Record<string, unknown>>): Person {
  const { name, email, 'cognito:groups': groups } = claims.parse(payload);
  return { name, email, groups };
}

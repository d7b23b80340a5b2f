import { sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export function signJwt({ kid, privateKey }: SigningKey, claims: object): string {
  const signed = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

const longestToken = 8_192;
const header = z.object({ kid: z.string().check(z.maxLength(64)), alg: z.literal('RS256') });
const claims = z.record(z.string(), z.unknown());

/** The claims, if one of our keys signed them in the one way that we do. Nothing in a header chooses anything but the key. */
export async function readJwt(keys: SigningKeys, token: string): Promise<Record<string, unknown> | null> {
  if (token.length > longestToken) return null;
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !/^[\w-]+$/.test(signature)) return null;
  const read = z.safeParse(header, decode(head));
  const key = read.success ? await keys.find(read.data.kid) : null;
  if (key === null) return null;
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    key.publicKey,
    Buffer.from(signature, 'base64url'),
  );
  const said = isOurs ? z.safeParse(claims, decode(payload)) : null;
  return said?.success ? said.data : null;
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}

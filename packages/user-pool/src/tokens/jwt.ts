import { sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import type { SigningKey, SigningKeys } from './signing-keys.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const headerFor = (kid: string): string => encode({ kid, alg: 'RS256' });

export function signJwt({ kid, privateKey }: SigningKey, claims: object): string {
  const signed = `${headerFor(kid)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), privateKey);
  return `${signed}.${signature.toString('base64url')}`;
}

const longestToken = 8_192;
const header = z.object({ kid: z.string().check(z.maxLength(64)) });
const claims = z.record(z.string(), z.unknown());

/** The claims, if one of our keys signed them in the one way that we do. A header chooses which key, and nothing else. */
export async function readJwt(keys: SigningKeys, token: string): Promise<Record<string, unknown> | null> {
  if (token.length > longestToken) return null;
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  const signatureBytes = Buffer.from(signature, 'base64url');
  if (rest.length > 0 || signatureBytes.toString('base64url') !== signature) return null;
  const read = z.safeParse(header, decode(head));
  // To the letter what we write: whatever else a header says, somebody else wrote it.
  if (!read.success || head !== headerFor(read.data.kid)) return null;
  const key = await keys.find(read.data.kid);
  if (key === null) return null;
  const isOurs = verify('sha256', Buffer.from(`${head}.${payload}`), key.publicKey, signatureBytes);
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

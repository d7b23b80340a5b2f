import {
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  sign,
} from 'node:crypto';
import type { Database } from '@wayfare/postgres/db';
import type { SigningKey } from '#pool.ts';
import { derivePoolSecrets } from '#sealing/crypto.ts';
import { createSigningKeys } from '#tokens/signing-keys.ts';

export interface Forgery {
  readonly label: string;
  readonly token: string;
  /** The expected result of `verifyToken`. */
  readonly status: 'invalid' | 'expired' | 'revoked';
}

interface ForgeryOptions {
  /** Contains the pool's signing key. Tokens signed with it must fail because of their content. */
  readonly database: Database;
  readonly master: Uint8Array;
  readonly poolId: string;
  /** A valid access or id token. Each forgery differs from it in one point. */
  readonly genuine: string;
  /** A URL that a verifier must not fetch. */
  readonly trapUrl: string;
}

interface TokenParts {
  readonly head: string;
  readonly payload: string;
  readonly signature: string;
  readonly header: Readonly<Record<string, unknown>>;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly ours: SigningKey;
  readonly theirs: KeyObject;
}

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

const signToken = (key: KeyObject, header: unknown, claims: unknown, hash = 'sha256'): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign(hash, Buffer.from(text), key).toString('base64url')}`;
};

export async function forgeTokens({
  database,
  master,
  poolId,
  genuine,
  trapUrl,
}: ForgeryOptions): Promise<readonly Forgery[]> {
  const clock = { now: () => new Date() };
  const ours = await createSigningKeys({
    database,
    clock,
    secrets: derivePoolSecrets(master, poolId),
  }).current();
  const [head = '', payload = '', signature = ''] = genuine.split('.');
  // RS256 signatures are deterministic, so this proves that the forgeries differ in one point only.
  if (signToken(ours.privateKey, decode(head), decode(payload)) !== genuine) {
    throw new Error('The genuine token was not signed by this pool.');
  }
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const parts = { head, payload, signature, header: decode(head), claims: decode(payload), ours, theirs };
  const invalid = {
    ...malformedTokens(genuine, parts),
    ...algorithms(parts),
    ...headers(parts, trapUrl),
    ...claimChanges(parts),
  };
  return [
    ...Object.entries(invalid).map(([label, token]) => ({ label, token, status: 'invalid' }) as const),
    ...expiredOrRevoked(parts),
  ];
}

function malformedTokens(
  genuine: string,
  { head, payload, signature, header, claims, ours, theirs }: TokenParts,
) {
  const bytes = Buffer.from(signature, 'base64url');
  const changed = Buffer.from(bytes);
  changed[7] = (changed[7] ?? 0) ^ 1;
  const text = (value: Uint8Array) => Buffer.from(value).toString('base64url');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const withSpareBits = letters[letters.indexOf(signature.at(-1) ?? 'A') + 1] ?? 'A';
  return {
    'an empty string': '',
    'two parts': `${head}.${payload}`,
    'an empty signature': `${head}.${payload}.`,
    'four parts': `${genuine}.x`,
    'leading white space': ` ${genuine}`,
    'a trailing newline': `${genuine}\n`,
    'the prefix Bearer': `Bearer ${genuine}`,
    'JSON serialization': JSON.stringify({ payload, protected: head, signature }),
    'a padded signature': `${genuine}==`,
    'spare bits in the signature': `${head}.${payload}.${signature.slice(0, -1)}${withSpareBits}`,
    'another signature': `${head}.${payload}.${text(changed)}`,
    'a shorter signature': `${head}.${payload}.${text(bytes.subarray(0, -1))}`,
    'a signature of zeros': `${head}.${payload}.${text(Buffer.alloc(256))}`,
    'the signature of another token': `${head}.${payload}.${signToken(ours.privateKey, header, {}).split('.')[2]}`,
    'a changed payload': `${head}.${encode({ ...claims, 'cognito:groups': ['another-group'] })}.${signature}`,
    'a member of the payload twice': `${head}.${encode(`{"sub":"${randomUUID()}",${JSON.stringify(claims).slice(1)}`)}.${signature}`,
    'a payload that is not an object': signToken(ours.privateKey, header, [claims]),
    'a payload that is null': signToken(ours.privateKey, header, 'null'),
    'a payload that is not JSON': signToken(ours.privateKey, header, '{'),
    'a header that is not JSON': `${encode('{')}.${payload}.${signature}`,
    'a header that is a list': signToken(ours.privateKey, [header], claims),
    'a header in other order': signToken(ours.privateKey, { alg: 'RS256', kid: header['kid'] }, claims),
    'a very long token': signToken(theirs, header, { ...claims, padding: 'x'.repeat(200_000) }),
    'a slightly too long token, by our own key': signToken(ours.privateKey, header, {
      ...claims,
      padding: 'x'.repeat(8_000),
    }),
    'many dots': '.'.repeat(100_000),
  };
}

function algorithms({ payload, signature, header, claims, ours, theirs }: TokenParts) {
  const publicKey = createPublicKey(ours.privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const as = (alg: unknown) => `${encode({ ...header, alg })}.${payload}`;
  const keyed = (alg: string, key: string | Uint8Array) => {
    const hash = `sha${alg.slice(2)}`;
    return `${as(alg)}.${createHmac(hash, key).update(as(alg)).digest('base64url')}`;
  };
  const { alg: _, ...withoutAlg } = header;
  return {
    ...Object.fromEntries(
      ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
        [`the algorithm "${alg}" and no signature`, `${as(alg)}.`],
        [`the algorithm "${alg}" and the old signature`, `${as(alg)}.${signature}`],
      ]),
    ),
    ...Object.fromEntries(
      ['HS256', 'HS384', 'HS512'].flatMap((alg) => [
        [`${alg} by our public key`, keyed(alg, publicKey.export({ type: 'spki', format: 'pem' }))],
        [
          `${alg} by our public key in PKCS #1`,
          keyed(alg, publicKey.export({ type: 'pkcs1', format: 'pem' })),
        ],
        [
          `${alg} by the bytes of our public key`,
          keyed(alg, publicKey.export({ type: 'spki', format: 'der' })),
        ],
        [`${alg} by our modulus`, keyed(alg, Buffer.from(jwk.n ?? '', 'base64url'))],
        [`${alg} by our modulus as text`, keyed(alg, jwk.n ?? '')],
        [`${alg} by our published key`, keyed(alg, JSON.stringify(jwk))],
        [`${alg} with an empty key`, keyed(alg, '')],
      ]),
    ),
    ...Object.fromEntries(
      ['RS384', 'RS512', 'PS256', 'ES256', 'EdDSA', 'rs256', null, ['RS256'], 7].map((alg) => [
        `the algorithm ${JSON.stringify(alg)} with the old signature`,
        `${as(alg)}.${signature}`,
      ]),
    ),
    'RS512 by our own key': signToken(ours.privateKey, { ...header, alg: 'RS512' }, claims, 'sha512'),
    'RS512 by our own key, called RS256': signToken(ours.privateKey, header, claims, 'sha512'),
    'no algorithm': `${encode(withoutAlg)}.${payload}.${signature}`,
    'no algorithm, by our own key': signToken(ours.privateKey, withoutAlg, claims),
    'the algorithm twice, none first': `${encode(`{"kid":"${ours.kid}","alg":"none","alg":"RS256"}`)}.${payload}.${signature}`,
    'the algorithm twice, none last': `${encode(`{"kid":"${ours.kid}","alg":"RS256","alg":"none"}`)}.${payload}.`,
    'the algorithm twice, by our own key': signToken(
      ours.privateKey,
      `{"kid":"${ours.kid}","alg":"none","alg":"RS256"}`,
      claims,
    ),
    'another key under our key’s name': signToken(theirs, header, claims),
  };
}

function headers({ header, claims, ours, theirs }: TokenParts, trapUrl: string) {
  const jwk = createPublicKey(theirs).export({ format: 'jwk' });
  const kids: Readonly<Record<string, unknown>> = {
    'an unknown kid': randomBytes(24).toString('base64url'),
    'an empty kid': '',
    'a kid that is a number': 0,
    'a kid that is a list': [ours.kid],
    'a kid that is a path': '../../../../../../dev/null',
    'a kid that is an address': `${trapUrl}/kid`,
    'a kid with an SQL injection': `${ours.kid}' or '1'='1`,
    'a kid with a zero byte': `${ours.kid}\u0000`,
    'a kid in another case': ours.kid.toUpperCase(),
    'a kid named __proto__': '__proto__',
    'a very long kid': 'k'.repeat(5_000),
  };
  const extras: Readonly<Record<string, object>> = {
    jwk: { jwk },
    jku: { jku: `${trapUrl}/jwks.json` },
    x5u: { x5u: `${trapUrl}/chain.pem` },
    x5c: { x5c: [createPublicKey(theirs).export({ type: 'spki', format: 'der' }).toString('base64')] },
    crit: { crit: ['exp'] },
    b64: { b64: false, crit: ['b64'] },
    zip: { zip: 'DEF' },
    iss: { iss: trapUrl },
  };
  const { kid: _, ...withoutKid } = header;
  const emptyKey = (text: string) => `${text}.${createHmac('sha256', '').update(text).digest('base64url')}`;
  return {
    'no kid': signToken(theirs, withoutKid, claims),
    'no kid, by our own key': signToken(ours.privateKey, withoutKid, claims),
    'the key of an empty file': emptyKey(`${encode({ kid: '/dev/null', alg: 'HS256' })}.${encode(claims)}`),
    ...Object.fromEntries(
      Object.entries(kids).map(([label, kid]) => [label, signToken(theirs, { ...header, kid }, claims)]),
    ),
    ...Object.fromEntries(
      Object.entries(extras).flatMap(([name, extra]) => [
        [`${name} in the header`, signToken(theirs, { ...header, ...extra }, claims)],
        [`${name} in the header and no kid`, signToken(theirs, { ...withoutKid, ...extra }, claims)],
        [
          `${name} in the header, by our own key`,
          signToken(ours.privateKey, { ...header, ...extra }, claims),
        ],
      ]),
    ),
  };
}

/** Signed with the pool's own key, as if for another client or purpose. */
function claimChanges({ header, claims, ours }: TokenParts) {
  const signWith = (changes: object) => signToken(ours.privateKey, header, { ...claims, ...changes });
  const without = (name: string) => signWith({ [name]: undefined });
  const issuer = String(claims['iss']);
  const audience = 'aud' in claims ? 'aud' : 'client_id';
  const now = Math.floor(Date.now() / 1_000);
  return {
    ...Object.fromEntries(
      ['sub', 'iss', audience, 'token_use', 'exp', 'iat', 'origin_jti'].map((name) => [
        `no ${name}`,
        without(name),
      ]),
    ),
    'another issuer': signWith({ iss: 'https://elsewhere.example/identity/local_Members' }),
    'an issuer with a trailing slash': signWith({ iss: `${issuer}/` }),
    'two issuers': signWith({ iss: [issuer, 'https://elsewhere.example'] }),
    'another client': signWith({ [audience]: 'another' }),
    'two clients': signWith({ [audience]: [claims[audience], 'another'] }),
    'the other kind of audience': signWith({
      [audience]: undefined,
      [audience === 'aud' ? 'client_id' : 'aud']: claims[audience],
    }),
    'the other use': signWith({ token_use: claims['token_use'] === 'id' ? 'access' : 'id' }),
    'both uses': signWith({ token_use: ['access', 'id'] }),
    'an exp that is text': signWith({ exp: String(now + 600) }),
    'an exp that is infinite': signToken(
      ours.privateKey,
      header,
      JSON.stringify(claims).replace(/"exp":\d+/, '"exp":1e999'),
    ),
    'an nbf in the future': signWith({ nbf: now + 10_000_000_000 }),
    'an nbf that is text': signWith({ nbf: 'now' }),
    'a sub that is not a UUID': signWith({ sub: 'ruth@example.org' }),
    'a session id that is not a UUID': signWith({ origin_jti: "' or true --" }),
    'groups that are text': signWith({ 'cognito:groups': 'blog-admin' }),
  };
}

function expiredOrRevoked({ header, claims, ours }: TokenParts): readonly Forgery[] {
  const signWith = (changes: object) => signToken(ours.privateKey, header, { ...claims, ...changes });
  return [
    { label: 'an exp in the past', token: signWith({ exp: 1 }), status: 'expired' },
    { label: 'a negative exp', token: signWith({ exp: -1e300 }), status: 'expired' },
    { label: 'another member’s session', token: signWith({ sub: randomUUID() }), status: 'revoked' },
    { label: 'an unknown session', token: signWith({ origin_jti: randomUUID() }), status: 'revoked' },
  ];
}

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
import { poolSecrets } from '#sealing/pool-secrets.ts';
import { type SigningKey, signingKeys } from '#tokens/signing-keys.ts';

export interface Forgery {
  readonly what: string;
  readonly token: string;
  /** What `verifyToken` must say of it. */
  readonly status: 'invalid' | 'expired' | 'revoked';
}

interface Given {
  /** Of the pool, for what only its own key could sign: such a token must fail by what it says. */
  readonly database: Database;
  readonly master: Uint8Array;
  readonly poolId: string;
  /** A token of the pool that is good, access or id: each forgery is one step away from it. */
  readonly genuine: string;
  /** An address that a verifier could be lured into asking. Nothing may arrive there. */
  readonly trapUrl: string;
}

interface Parts {
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

const signed = (key: KeyObject, header: unknown, claims: unknown, hash = 'sha256'): string => {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${sign(hash, Buffer.from(text), key).toString('base64url')}`;
};

/** Every way we know of passing off a token as the pool's. */
export async function forgedTokens(given: Given): Promise<readonly Forgery[]> {
  const { database, master, poolId, genuine, trapUrl } = given;
  const clock = { now: () => new Date() };
  const ours = await signingKeys({ database, clock, secrets: poolSecrets(master, poolId) }).signing();
  const [head = '', payload = '', signature = ''] = genuine.split('.');
  // A signature of this kind is always the same, so this tells whether the forgeries are one step away and no more.
  if (signed(ours.privateKey, decode(head), decode(payload)) !== genuine) {
    throw new Error('That token is not of this pool.');
  }
  const theirs = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const parts = { head, payload, signature, header: decode(head), claims: decode(payload), ours, theirs };
  const invalid = {
    ...shapes(genuine, parts),
    ...algorithms(parts),
    ...headers(parts, trapUrl),
    ...claimsOf(parts),
  };
  return [
    ...Object.entries(invalid).map(([what, token]) => ({ what, token, status: 'invalid' }) as const),
    ...outlived(parts),
  ];
}

function shapes(genuine: string, { head, payload, signature, header, claims, ours, theirs }: Parts) {
  const bytes = Buffer.from(signature, 'base64url');
  const spoilt = Buffer.from(bytes);
  spoilt[7] = (spoilt[7] ?? 0) ^ 1;
  const text = (value: Uint8Array) => Buffer.from(value).toString('base64url');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const withSpareBits = letters[letters.indexOf(signature.at(-1) ?? 'A') + 1] ?? 'A';
  return {
    nothing: '',
    dots: '..',
    'one part': head,
    'two parts': `${head}.${payload}`,
    'an empty signature': `${head}.${payload}.`,
    'an empty payload': `${head}..${signature}`,
    'an empty header': `.${payload}.${signature}`,
    'four parts': `${genuine}.x`,
    'four parts, the last empty': `${genuine}.`,
    'five parts, as what is encrypted has': `${genuine}.x.x`,
    'white space before': ` ${genuine}`,
    'a line’s end after': `${genuine}\n`,
    'a line’s end within': `${head}.${payload}\n.${signature}`,
    'the word Bearer': `Bearer ${genuine}`,
    'the form of JSON': JSON.stringify({ payload, protected: head, signature }),
    'a signature that is filled up': `${genuine}==`,
    'spare bits in the signature': `${head}.${payload}.${signature.slice(0, -1)}${withSpareBits}`,
    'another signature': `${head}.${payload}.${text(spoilt)}`,
    'a shorter signature': `${head}.${payload}.${text(bytes.subarray(0, -1))}`,
    'a longer signature': `${head}.${payload}.${text(Buffer.concat([bytes, Buffer.of(0)]))}`,
    'a signature of zeros': `${head}.${payload}.${text(Buffer.alloc(256))}`,
    'a signature of one': `${head}.${payload}.${text(Buffer.concat([Buffer.alloc(255), Buffer.of(1)]))}`,
    'the signature of another token': `${head}.${payload}.${signed(ours.privateKey, header, {}).split('.')[2]}`,
    'a payload of one’s own': `${head}.${encode({ ...claims, 'cognito:groups': ['a-group-of-nobodys'] })}.${signature}`,
    'a later end': `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'a member of the payload twice': `${head}.${encode(`{"sub":"${randomUUID()}",${JSON.stringify(claims).slice(1)}`)}.${signature}`,
    'a payload that is no object': signed(ours.privateKey, header, [claims]),
    'a payload that is null': signed(ours.privateKey, header, 'null'),
    'a payload that is no JSON': signed(ours.privateKey, header, '{'),
    'a header that is no JSON': `${encode('{')}.${payload}.${signature}`,
    'a header that is a list': signed(ours.privateKey, [header], claims),
    'a header that is null': signed(ours.privateKey, 'null', claims),
    'a header in other order': signed(ours.privateKey, { alg: 'RS256', kid: header['kid'] }, claims),
    'far too many letters': signed(theirs, header, { ...claims, padding: 'x'.repeat(200_000) }),
    'our own key, and far too many letters': signed(ours.privateKey, header, {
      ...claims,
      padding: 'x'.repeat(200_000),
    }),
    'our own key, and a few letters too many': signed(ours.privateKey, header, {
      ...claims,
      padding: 'x'.repeat(8_000),
    }),
    'only dots, and many': '.'.repeat(100_000),
  };
}

function algorithms({ payload, signature, header, claims, ours, theirs }: Parts) {
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
        [`${alg} by nothing`, keyed(alg, '')],
      ]),
    ),
    ...Object.fromEntries(
      ['RS384', 'RS512', 'PS256', 'ES256', 'EdDSA', 'rs256', null, ['RS256'], 7].map((alg) => [
        `the algorithm ${JSON.stringify(alg)} with the old signature`,
        `${as(alg)}.${signature}`,
      ]),
    ),
    'RS512 by our own key': signed(ours.privateKey, { ...header, alg: 'RS512' }, claims, 'sha512'),
    'RS512 by our own key, called RS256': signed(ours.privateKey, header, claims, 'sha512'),
    'no algorithm': `${encode(withoutAlg)}.${payload}.${signature}`,
    'no algorithm, by our own key': signed(ours.privateKey, withoutAlg, claims),
    'the algorithm twice, none first': `${encode(`{"kid":"${ours.kid}","alg":"none","alg":"RS256"}`)}.${payload}.${signature}`,
    'the algorithm twice, none last': `${encode(`{"kid":"${ours.kid}","alg":"RS256","alg":"none"}`)}.${payload}.`,
    'the algorithm twice, by our own key': signed(
      ours.privateKey,
      `{"kid":"${ours.kid}","alg":"none","alg":"RS256"}`,
      claims,
    ),
    'another key under our key’s name': signed(theirs, header, claims),
  };
}

function headers({ header, claims, ours, theirs }: Parts, trapUrl: string) {
  const jwk = createPublicKey(theirs).export({ format: 'jwk' });
  const kids: Readonly<Record<string, unknown>> = {
    'an unknown kid': randomBytes(24).toString('base64url'),
    'an empty kid': '',
    'a kid that is null': null,
    'a kid that is a number': 0,
    'a kid that is true': true,
    'a kid that is a list': [ours.kid],
    'a kid that is an object': { kid: ours.kid },
    'a kid that is a path': '../../../../../../dev/null',
    'a kid that is an address': `${trapUrl}/kid`,
    'a kid that is a question to a database': `${ours.kid}' or '1'='1`,
    'a kid with a zero byte': `${ours.kid}\u0000`,
    'a kid in another case': ours.kid.toUpperCase(),
    'a kid of a prototype': '__proto__',
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
    'no kid': signed(theirs, withoutKid, claims),
    'no kid, by our own key': signed(ours.privateKey, withoutKid, claims),
    'the key of an empty file': emptyKey(`${encode({ kid: '/dev/null', alg: 'HS256' })}.${encode(claims)}`),
    ...Object.fromEntries(
      Object.entries(kids).map(([what, kid]) => [what, signed(theirs, { ...header, kid }, claims)]),
    ),
    ...Object.fromEntries(
      Object.entries(extras).flatMap(([name, extra]) => [
        [`${name} in the header`, signed(theirs, { ...header, ...extra }, claims)],
        [`${name} in the header and no kid`, signed(theirs, { ...withoutKid, ...extra }, claims)],
        [`${name} in the header, by our own key`, signed(ours.privateKey, { ...header, ...extra }, claims)],
      ]),
    ),
  };
}

/** By our own key: what another pool or client of ours, or we ourselves, may have signed for something else. */
function claimsOf({ header, claims, ours }: Parts) {
  const said = (changes: object) => signed(ours.privateKey, header, { ...claims, ...changes });
  const without = (name: string) => said({ [name]: undefined });
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
    'another issuer': said({ iss: 'https://elsewhere.example/identity/local_Members' }),
    'an issuer with a slash more': said({ iss: `${issuer}/` }),
    'an issuer in capitals': said({ iss: issuer.toUpperCase() }),
    'two issuers': said({ iss: [issuer, 'https://elsewhere.example'] }),
    'another client': said({ [audience]: 'another' }),
    'two clients': said({ [audience]: [claims[audience], 'another'] }),
    'the other kind of audience': said({
      [audience]: undefined,
      [audience === 'aud' ? 'client_id' : 'aud']: claims[audience],
    }),
    'another use': said({ token_use: 'refresh' }),
    'the other use': said({ token_use: claims['token_use'] === 'id' ? 'access' : 'id' }),
    'both uses': said({ token_use: ['access', 'id'] }),
    'an end that is text': said({ exp: String(now + 600) }),
    'an end that is null': said({ exp: null }),
    'an end that is no number': signed(
      ours.privateKey,
      header,
      JSON.stringify(claims).replace(/"exp":\d+/, '"exp":1e999'),
    ),
    'a beginning that is yet to come': said({ nbf: now + 10_000_000_000 }),
    'a beginning that is text': said({ nbf: 'now' }),
    'a sub that is no id': said({ sub: 'ruth@example.org' }),
    'a session that is no id': said({ origin_jti: "' or true --" }),
    'groups that are text': said({ 'cognito:groups': 'blog-admin' }),
  };
}

function outlived({ header, claims, ours }: Parts): readonly Forgery[] {
  const said = (changes: object) => signed(ours.privateKey, header, { ...claims, ...changes });
  return [
    { what: 'an end in the past', token: said({ exp: 1 }), status: 'expired' },
    { what: 'an end below zero', token: said({ exp: -1e300 }), status: 'expired' },
    { what: 'somebody else’s session', token: said({ sub: randomUUID() }), status: 'revoked' },
    { what: 'a session that nobody has', token: said({ origin_jti: randomUUID() }), status: 'revoked' },
  ];
}

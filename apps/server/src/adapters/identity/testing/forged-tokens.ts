import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());

function signedBy(key: KeyObject, header: object, claims: object): string {
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}

/** What somebody can make of a good token and the public key: none of it was signed by the pool. */
export function forgedTokens(token: string, publicJwk: JsonWebKey): Readonly<Record<string, string>> {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const [header, claims] = [decode(head), decode(payload)];
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = createPublicKey({ key: publicJwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const withHeader = (changes: object): string => `${encode({ ...header, ...changes })}.${payload}`;
  const hs256 = (key: string | Buffer): string => {
    const signed = withHeader({ alg: 'HS256' });
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  };
  const elsewhere = 'https://elsewhere.example/keys';
  return {
    nothing: '',
    'two parts': `${head}.${payload}`,
    'no signature': `${head}.${payload}.`,
    'a fourth part': `${token}.x`,
    'a changed signature': `${head}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'alg none': `${withHeader({ alg: 'none' })}.`,
    'alg none with the old signature': `${withHeader({ alg: 'none' })}.${signature}`,
    'another alg of the same family': `${withHeader({ alg: 'PS256' })}.${signature}`,
    'HS256 with the public key': hs256(pem),
    'HS256 with the modulus': hs256(publicJwk.n ?? ''),
    'a key of its own under our id': signedBy(own.privateKey, header, claims),
    'a key of its own in the header': signedBy(
      own.privateKey,
      { ...header, jwk: own.publicKey.export({ format: 'jwk' }) },
      claims,
    ),
    'a key to be fetched': signedBy(own.privateKey, { ...header, jku: elsewhere, x5u: elsewhere }, claims),
    'an unknown key id': signedBy(own.privateKey, { ...header, kid: 'another' }, claims),
    'a key id that is a path': signedBy(own.privateKey, { ...header, kid: '../../dev/null' }, claims),
    'a key id that is a number': signedBy(own.privateKey, { ...header, kid: 1 }, claims),
    'no key id': signedBy(own.privateKey, { alg: 'RS256' }, claims),
    'a demand that nobody knows': signedBy(own.privateKey, { ...header, crit: ['b64'], b64: false }, claims),
    'another group': `${head}.${encode({ ...claims, 'cognito:groups': ['blog-admin'] })}.${signature}`,
    'a later expiry': `${head}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    'a payload that is a list': `${head}.${encode([claims])}.${signature}`,
    'a header that is no JSON': `e30x.${payload}.${signature}`,
    'a very long token': `${head}.${payload}${'A'.repeat(100_000)}.${signature}`,
  };
}

// A minimal node:http server that answers every request with the same headers and body. Before that it does what the site
// cannot avoid: with a public key it verifies the token, with a database it reads the row of the reader.
import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { BareWork } from './target.ts';

const [headersFile = '', bodyFile = '', work = ''] = process.argv.slice(2);
const { publicKey, database } = JSON.parse(work) as BareWork;
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);
const key = publicKey && createPublicKey({ key: publicKey as JsonWebKey, format: 'jwk' });
const pool = database && new pg.Pool(database);

/** The `sub` of a valid token. */
function readToken(publicKey: KeyObject, authorization = ''): string {
  const [head = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not valid.');
  return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub;
}

const server = createServer((request, response) => {
  const sub = key && readToken(key, request.headers.authorization);
  const answer = () => response.writeHead(200, headers).end(body);
  if (!pool) return answer();
  return pool.query('select person_id from person where sub = $1', [sub], (error) => {
    if (error) throw error;
    answer();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
// Ends by itself if its parent was killed.
setTimeout(() => process.exit(), 10 * 60_000).unref();

// The least that node:http can do for a member: it verifies the token of every request, and sends the same headers
// and the same bytes, whoever the member is.
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [headersFile = '', bodyFile = '', jwk = '{}'] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);
const key = createPublicKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' });

function isGood(authorization = ''): boolean {
  const [head = '', payload = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const isOurs = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  if (!isOurs) return false;
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  return exp * 1000 > Date.now();
}

const server = createServer((request, response) => {
  response.writeHead(isGood(request.headers.authorization) ? 200 : 401, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
// Whoever started it may have died: it never outlives the longest run.
setTimeout(() => process.exit(), 10 * 60_000).unref();

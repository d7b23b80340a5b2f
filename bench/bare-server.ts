// A minimal node:http server that answers every request with the same headers and body. With a public key, it verifies the
// token of each request first.
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [headersFile = '', bodyFile = '', jwk] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);
const key = jwk === undefined ? null : createPublicKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' });

function isSigned(authorization = ''): boolean {
  const [head = '', claims = '', signature = ''] = authorization.replace('Bearer ', '').split('.');
  return (
    key !== null &&
    verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  );
}

const server = createServer((request, response) => {
  response.writeHead(key === null || isSigned(request.headers.authorization) ? 200 : 401, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
// Ends by itself if its parent was killed.
setTimeout(() => process.exit(), 10 * 60_000).unref();

// A minimal node:http server that answers every request with the same headers and body.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [headersFile = '', bodyFile = ''] = process.argv.slice(2);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as string[];
const body = readFileSync(bodyFile);

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : '');
});
// Ends by itself if its parent was killed.
setTimeout(() => process.exit(), 10 * 60_000).unref();

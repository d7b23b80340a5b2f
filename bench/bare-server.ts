// The least that node:http can do: the same headers and the same bytes, whatever is asked.
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
// Whoever started it may have died: it never outlives the longest run.
setTimeout(() => process.exit(), 10 * 60_000).unref();

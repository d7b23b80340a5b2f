import type { Duplex } from 'node:stream';
import { type ProblemCode, problems } from '../answers/problems.ts';
import type { HeaderRecord } from '../answers/security-headers.ts';
import { STATUS_CODES } from './node-http.ts';

/** What Node could not even read as a request: answered by hand, because there is nothing to answer through. */
export function clientErrorAnswer(security: HeaderRecord): (error: Error, socket: Duplex) => void {
  return (error, socket) => {
    // Into the middle of another answer nothing may be written: the reader could not tell the two apart.
    const isAnswering =
      '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;
    if (!socket.writable || isAnswering || codeOf(error) === 'ECONNRESET') socket.destroy();
    else socket.end(written(problemOf(codeOf(error)), security));
  };
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

function problemOf(code: string): ProblemCode {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'malformed_request';
}

function written(code: ProblemCode, security: HeaderRecord): string {
  const { status, message } = problems[code];
  const body = JSON.stringify({ code, message });
  const headers = {
    ...security,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

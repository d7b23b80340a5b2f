import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

const timeoutMs = 10_000;
const maxResponseLength = 500;

export interface PostResult {
  /** Null without an HTTP response. */
  readonly status: number | null;
  /** The beginning of the response, or the error. */
  readonly response: string;
}

/** Follows no redirect. Never rejects. */
export function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PostResult> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: null, response: error.message });
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        agent: false,
      },
      (message) => {
        let response = '';
        message.setEncoding('utf8');
        message.on('data', (chunk: string) => {
          if (response.length < maxResponseLength) response += chunk;
        });
        message.on('end', () =>
          resolve({
            status: message.statusCode ?? null,
            response: response.slice(0, maxResponseLength),
          }),
        );
        message.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

export function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}

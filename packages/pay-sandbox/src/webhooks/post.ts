import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';

const patienceMs = 10_000;
const keptCharacters = 500;

export interface PostAnswer {
  readonly status: number | null;
  readonly answer: string;
}

/** Sends the body as it is, follows no redirect, and reads no more of the answer than is kept. It never rejects. */
export function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PostAnswer> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve) => {
    const failed = (error: Error): void => resolve({ status: null, answer: error.message });
    const sent = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        agent: false,
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          if (answer.length < keptCharacters) answer += chunk;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode ?? null, answer: answer.slice(0, keptCharacters) }),
        );
        response.on('error', failed);
      },
    );
    sent.on('error', failed);
    sent.end(body);
  });
}

/** Whether an address leads to this machine and nowhere else. */
export function isLoopback({ hostname }: URL): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  );
}

export function parseWebAddress(text: string): URL | null {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'http:' || url.protocol === 'https:') ? url : null;
}

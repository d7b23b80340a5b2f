import type { IncomingMessage } from 'node:http';

const mostBytes = 1_024 * 1_024;

export type Body =
  | { readonly kind: 'text'; readonly body: string }
  | { readonly kind: 'too large' }
  | { readonly kind: 'unreadable' };

/** Reads to the end even what is too large, without keeping it, so that the answer arrives. */
export async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!(chunk instanceof Uint8Array)) return { kind: 'unreadable' };
    size += chunk.length;
    if (size <= mostBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > 8 * mostBytes) return { kind: 'too large' };
  }
  if (size > mostBytes) return { kind: 'too large' };
  try {
    return { kind: 'text', body: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { kind: 'unreadable' };
  }
}

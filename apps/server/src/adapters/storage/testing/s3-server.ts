import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

const accessKeyId = 'S3RVER';
const secretAccessKey = 'S3RVER';
const region = 'us-east-1';
const bucket = 'pictures';

/**
 * An S3-compatible server. It takes any signature of the fourth version for good, so a door stands before it that
 * works every one out anew, from Amazon's published recipe and what came over the wire; and, as the policy of a bucket
 * of ours would, lets nobody without a signature see anything but the images.
 */
export async function s3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'wayfare-s3-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port: storePort } = await store.run();
  const door = createServer((incoming, outgoing) => {
    if (!mayEnter(incoming, new Date())) {
      incoming.resume();
      outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const onward = forward({ host: '127.0.0.1', port: storePort, method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await once(door.listen(0, '127.0.0.1'), 'listening');
  const address = door.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    /** What the operator sets for it. */
    settings: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    /** Where browsers find what is published. */
    publicBase: `${endpoint}/${bucket}`,
    async [Symbol.asyncDispose]() {
      door.closeAllConnections();
      door.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function mayEnter(incoming: IncomingMessage, now: Date): boolean {
  const url = new URL(incoming.url ?? '/', 'http://store');
  if (url.searchParams.has('X-Amz-Signature')) return isPresigned(incoming, url, now);
  if (incoming.headers.authorization !== undefined) return isSigned(incoming, url);
  return incoming.method === 'GET' && url.pathname.startsWith(`/${bucket}/images/`);
}

function isPresigned(incoming: IncomingMessage, url: URL, now: Date): boolean {
  const given = url.searchParams.get('X-Amz-Signature');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const headers = url.searchParams.get('X-Amz-SignedHeaders') ?? '';
  const began = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const ends = began + Number(url.searchParams.get('X-Amz-Expires')) * 1_000;
  url.searchParams.delete('X-Amz-Signature');
  const payload = url.searchParams.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  return now.getTime() < ends && given === signature(incoming, { url, date, headers, payload });
}

function isSigned(incoming: IncomingMessage, url: URL): boolean {
  const [, headers = '', given] =
    /SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(incoming.headers.authorization ?? '') ?? [];
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': payload = '' } = incoming.headers;
  return given === signature(incoming, { url, date: String(date), headers, payload: String(payload) });
}

interface Parts {
  readonly url: URL;
  readonly date: string;
  readonly headers: string;
  readonly payload: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const mac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function signature(
  { method, headers: sent }: IncomingMessage,
  { url, date, headers, payload }: Parts,
): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const lines = headers.split(';').map((name) => `${name}:${String(sent[name] ?? '').trim()}\n`);
  const canonical = [method, url.pathname, query, lines.join(''), headers, payload].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, hash(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (before, part) => mac(before, part),
    mac(mac(`AWS4${secretAccessKey}`, day), region),
  );
  return mac(key, toSign).toString('hex');
}

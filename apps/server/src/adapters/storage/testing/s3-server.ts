import { createHash, createHmac } from 'node:crypto';
import { request as forward, type IncomingMessage } from 'node:http';
import S3rver from 's3rver';
import { localServer } from '#http/testing/local-server.ts';
import { testFolder } from '#testing/test-folder.ts';

const accessKeyId = 'S3RVER';
const secretAccessKey = 'S3RVER';
const region = 'us-east-1';
const bucket = 'pictures';

/**
 * An S3-compatible server. s3rver accepts any signature, so a proxy in front of it checks them by Amazon's published
 * algorithm and allows unsigned requests to the images only, like the documented bucket policy.
 */
export async function s3Server() {
  const directory = await testFolder();
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port: storePort } = await store.run();
  const proxy = await localServer((incoming, outgoing) => {
    if (!isAllowed(incoming, new Date())) {
      incoming.resume();
      outgoing.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      return;
    }
    const { method, url, headers } = incoming;
    const forwarded = forward(
      { host: '127.0.0.1', port: storePort, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  return {
    /** Environment variables for a site. */
    settings: {
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ENDPOINT: proxy.url,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    /** Base URL of the published files. */
    publicBase: `${proxy.url}/${bucket}`,
    async [Symbol.asyncDispose]() {
      await proxy[Symbol.asyncDispose]();
      await store.close();
    },
  };
}

function isAllowed(incoming: IncomingMessage, now: Date): boolean {
  const url = new URL(incoming.url ?? '/', 'http://store');
  if (url.searchParams.has('X-Amz-Signature')) return isPresigned(incoming, url, now);
  if (incoming.headers.authorization !== undefined) return isSigned(incoming, url);
  return incoming.method === 'GET' && url.pathname.startsWith(`/${bucket}/images/`);
}

function isPresigned(incoming: IncomingMessage, url: URL, now: Date): boolean {
  const received = url.searchParams.get('X-Amz-Signature');
  const date = url.searchParams.get('X-Amz-Date') ?? '';
  const headers = url.searchParams.get('X-Amz-SignedHeaders') ?? '';
  const signedAt = Date.parse(
    date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
  const expiresAt = signedAt + Number(url.searchParams.get('X-Amz-Expires')) * 1_000;
  url.searchParams.delete('X-Amz-Signature');
  const payload = url.searchParams.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD';
  return now.getTime() < expiresAt && received === createSignature(incoming, { url, date, headers, payload });
}

function isSigned(incoming: IncomingMessage, url: URL): boolean {
  const [, headers = '', received] =
    /SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(incoming.headers.authorization ?? '') ?? [];
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': payload = '' } = incoming.headers;
  return (
    received === createSignature(incoming, { url, date: String(date), headers, payload: String(payload) })
  );
}

interface Parts {
  readonly url: URL;
  readonly date: string;
  readonly headers: string;
  readonly payload: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function createSignature(
  { method, headers: received }: IncomingMessage,
  { url, date, headers, payload }: Parts,
): string {
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const lines = headers.split(';').map((name) => `${name}:${String(received[name] ?? '').trim()}\n`);
  const canonical = [method, url.pathname, query, lines.join(''), headers, payload].join('\n');
  const day = date.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const key = ['s3', 'aws4_request'].reduce(
    (previous, part) => hmac(previous, part),
    hmac(hmac(`AWS4${secretAccessKey}`, day), region),
  );
  return hmac(key, text).toString('hex');
}

/** Reason and remedy, followed by the error codes. */
export function describeStoreError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const get = (name: string): string => (name in error ? String(Reflect.get(error, name) ?? '') : '');
  const status = '$metadata' in error ? httpStatus(error.$metadata) : '';
  const isPage = /Deserialization error|answered with a page/.test(error.message);
  const name = /^(Error|SystemError|AggregateError)$/.test(error.name) ? '' : error.name;
  const parts = [isPage ? 'a page' : '', name, get('code'), status].filter(Boolean);
  const text = [...new Set(parts)].join(' ') || error.message;
  const remedy = reasons.find(([codes]) => codes.test(text))?.[1];
  return remedy === undefined ? `it failed for another reason (${text})` : `${remedy} (${text})`;
}

const httpStatus = (metadata: unknown): string =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'httpStatusCode' in metadata &&
  typeof metadata.httpStatusCode === 'number'
    ? String(metadata.httpStatusCode)
    : '';

/** The first match wins. */
const reasons = [
  [/TimeTooSkewed|RequestExpired/, 'the clock of this machine is wrong: set it by a time server'],
  [
    /NoSuchBucket|PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation/,
    'there is no such bucket: check its name, S3_ENDPOINT and S3_REGION',
  ],
  [
    /Timeout|ETIMEDOUT|ECONNRESET|EPIPE/,
    'the store did not answer in time: see that this machine reaches it, and try again later',
  ],
  [
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/,
    'nothing answers there: see that the store runs, and check S3_ENDPOINT',
  ],
  [
    /CERT|SELF_SIGNED|UNABLE_TO_/,
    'the certificate of the store is not trusted here: set NODE_EXTRA_CA_CERTS to the file of its certificate authority',
  ],
  [
    /SlowDown|Throttl|TooMany|LimitExceeded|ServiceUnavailable|InternalError|\b(429|5\d\d)\b/,
    'the store is too busy or out of order: the settings are right; try again later',
  ],
  [/a page/, 'a web page answers in place of a store: check S3_ENDPOINT'],
  [
    /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Credentials|\b40[13]\b/,
    'the store refuses the key: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what this key may do there',
  ],
  [/ENOSPC|EDQUOT|Quota|StorageFull/, 'there is no room left: make room there'],
  [/EACCES|EPERM|EROFS/, 'this user may not write there: give the user of the site the right to it'],
  [/ENOENT|ENOTDIR|EIO/, 'a folder cannot be found or its disk fails: see that the disk is there'],
  [/EMFILE|ENFILE/, 'too many files are open: raise the limit (ulimit -n)'],
] as const;

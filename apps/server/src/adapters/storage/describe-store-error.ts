/** Reason and remedy, followed by the error codes. */
export function describeStoreError(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const of = (name: string): string => (name in error ? String(Reflect.get(error, name) ?? '') : '');
  const status = '$metadata' in error ? httpStatus(error.$metadata) : '';
  const isPage = /Deserialization error|answered with a page/.test(error.message);
  const name = /^(Error|SystemError|AggregateError)$/.test(error.name) ? '' : error.name;
  const parts = [isPage ? 'a page' : '', name, of('code'), status].filter(Boolean);
  const text = [...new Set(parts)].join(' ') || error.message;
  const mend = reasons.find(({ codes }) => codes.test(text))?.mend;
  return mend === undefined ? `it failed for another reason (${text})` : `${mend} (${text})`;
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
  {
    codes: /TimeTooSkewed|RequestExpired/,
    mend: 'the clock of this machine is wrong: set it by a time server',
  },
  {
    codes: /NoSuchBucket|PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocation/,
    mend: 'there is no such bucket: check its name, S3_ENDPOINT and S3_REGION',
  },
  {
    codes: /Timeout|ETIMEDOUT|ECONNRESET|EPIPE/,
    mend: 'the store did not answer in time: see that this machine reaches it, and try again later',
  },
  {
    codes: /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/,
    mend: 'nothing answers there: see that the store runs, and check S3_ENDPOINT',
  },
  {
    codes: /CERT|SELF_SIGNED|UNABLE_TO_/,
    mend: 'the certificate of the store is not trusted here: name the file of who signed it in NODE_EXTRA_CA_CERTS',
  },
  {
    codes: /SlowDown|Throttl|TooMany|LimitExceeded|ServiceUnavailable|InternalError|\b(429|5\d\d)\b/,
    mend: 'the store is too busy or out of order: the settings are right; try again later',
  },
  { codes: /a page/, mend: 'a web page answers in place of a store: check S3_ENDPOINT' },
  {
    codes: /AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|Credentials|\b40[13]\b/,
    mend: 'the store refuses the key: check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and what this key may do there',
  },
  { codes: /ENOSPC|EDQUOT|Quota|StorageFull/, mend: 'there is no room left: make room there' },
  {
    codes: /EACCES|EPERM|EROFS/,
    mend: 'this user may not write there: give the user of the site the right to it',
  },
  { codes: /EMFILE|ENFILE/, mend: 'too many files are open: raise the limit (ulimit -n)' },
] as const;

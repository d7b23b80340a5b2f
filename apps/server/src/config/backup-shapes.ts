/** So many days, weeks and months of which one backup each is kept. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const spans = { d: 'days', w: 'weeks', m: 'months' } as const;

/** '7d,4w,12m', or some of it; null for anything else. */
export function parseRetention(text: string): Retention | null {
  const keep = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',')) {
    const [, count, span] = /^(\d{1,4})([dwm])$/.exec(part.trim()) ?? [];
    if (span !== 'd' && span !== 'w' && span !== 'm') return null;
    keep[spans[span]] = Number(count);
  }
  return keep.days + keep.weeks + keep.months === 0 ? null : keep;
}

export type BackupAddress =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string };

/** A folder, or 's3://bucket/prefix'; null for anything else. */
export function parseBackupAddress(text: string): BackupAddress | null {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (bucket !== undefined)
    return { kind: 's3', bucket, prefix: prefix.split('/').filter(Boolean).join('/') };
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /\p{Cc}/u.test(text) || text === ''
    ? null
    : { kind: 'folder', path: text };
}

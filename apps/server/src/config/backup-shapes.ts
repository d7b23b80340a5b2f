/** For how many days, weeks and months the newest backup of each is kept. */
export interface Retention {
  readonly days: number;
  readonly weeks: number;
  readonly months: number;
}

const units = { d: 'days', w: 'weeks', m: 'months' } as const;

/** Parses '7d,4w,12m' or a part of it. Null if invalid. */
export function parseRetention(text: string): Retention | null {
  const retention = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',')) {
    const [, count, unit] = /^(\d{1,4})([dwm])$/.exec(part.trim()) ?? [];
    if (unit !== 'd' && unit !== 'w' && unit !== 'm') return null;
    retention[units[unit]] = Number(count);
  }
  return retention.days + retention.weeks + retention.months === 0 ? null : retention;
}

export type BackupAddress =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 's3'; readonly bucket: string; readonly prefix: string };

/** Parses a folder or 's3://bucket/prefix'. Null if invalid. */
export function parseBackupAddress(text: string): BackupAddress | null {
  const [, bucket, prefix = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(text) ?? [];
  if (bucket !== undefined)
    return { kind: 's3', bucket, prefix: prefix.split('/').filter(Boolean).join('/') };
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /\p{Cc}/u.test(text) || text === ''
    ? null
    : { kind: 'folder', path: text };
}

import { resolve } from 'node:path';
import type { BackupAddress } from '#config/backup-shapes.ts';
import { needsPathStyle } from '#config/parts.ts';
import type { Config } from '#config.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';
import { s3Target } from './s3-target.ts';

export function openTarget(address: BackupAddress, { store, workFolder }: Config['backup']): BackupTarget {
  if (address.kind === 'folder') return folderTarget(resolve(address.path));
  const { bucket, prefix } = address;
  const usesPathStyle = needsPathStyle(bucket, store.endpoint);
  return s3Target({ ...store, bucket, prefix, usesPathStyle, workFolder });
}

import { resolve } from 'node:path';
import type { BackupAddress } from '#config/backup-shapes.ts';
import { needsPathStyle } from '#config/parts.ts';
import type { Config } from '#config.ts';
import type { BackupPlace } from './backup-place.ts';
import { folderPlace } from './folder-place.ts';
import { s3Place } from './s3-place.ts';

export function openPlace(address: BackupAddress, { store, workFolder }: Config['backup']): BackupPlace {
  if (address.kind === 'folder') return folderPlace(resolve(address.path));
  const { bucket, prefix } = address;
  const usesPathStyle = needsPathStyle(bucket, store.endpoint);
  return s3Place({ ...store, bucket, prefix, usesPathStyle, workFolder });
}

import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import {
  BackupFault,
  checksumName,
  type Manifest,
  manifestName,
  manifestShape,
  mediaFileName,
} from './manifest.ts';
import { openTar, type TarReader } from './tar.ts';

export type OpenBackup = Awaited<ReturnType<typeof openBackup>>;

/** Verifies every file in it first. Throws `BackupFault` if the backup is incomplete or was changed. */
export async function openBackup(path: string) {
  const name = basename(path);
  const tar = await openTar(path);
  if (tar === null)
    throw new BackupFault(
      `${name} is incomplete or not a backup of this site. Copy it again, or use another one.`,
    );
  try {
    const manifest = await readManifest(tar, name);
    await requireIntact(tar, manifest, name);
    const member = (file: string) => {
      const found = tar.members.find((each) => each.name === file);
      if (found === undefined) throw differs(name, file);
      return found;
    };
    return {
      manifest,
      read: (file: string) => tar.read(member(file)),
      readWhole: (file: string) => tar.readWhole(member(file)),
      [Symbol.asyncDispose]: () => tar.close(),
    };
  } catch (error) {
    await tar.close();
    throw error;
  }
}

async function readManifest(tar: TarReader, name: string): Promise<Manifest> {
  const [told, last] = tar.members.slice(-2);
  if (told?.name !== manifestName || last?.name !== checksumName) throw differs(name, manifestName);
  const text = await tar.readWhole(told);
  const line = `${createHash('sha256').update(text).digest('hex')}  ${manifestName}\n`;
  if ((await tar.readWhole(last)).toString() !== line) throw differs(name, manifestName);
  const read = manifestShape.safeParse(JSON.parse(text.toString()));
  if (read.success) return read.data;
  throw new BackupFault(
    `${name} has a format that this version does not know: restore it with the version that made it, or a newer one.`,
  );
}

async function requireIntact(tar: TarReader, { tables, media }: Manifest, name: string): Promise<void> {
  const expected = [
    ...tables.map(({ file, bytes, sha256 }) => ({ name: file, bytes, sha256 })),
    ...media.map(({ key, bytes, sha256 }) => ({ name: mediaFileName(key), bytes, sha256 })),
  ];
  if (tar.members.length !== expected.length + 2) throw differs(name, manifestName);
  for (const [index, told] of expected.entries()) {
    const member = tar.members[index];
    if (member?.name !== told.name || member.bytes !== told.bytes) throw differs(name, told.name);
    const hash = createHash('sha256');
    for await (const chunk of tar.read(member)) hash.update(chunk);
    if (hash.digest('hex') !== told.sha256) throw differs(name, told.name);
  }
}

const differs = (name: string, file: string): BackupFault =>
  new BackupFault(
    `${name} was changed after it was written (${file} differs): do not restore it, use another backup.`,
  );

import { mkdir } from 'node:fs/promises';
import { runProgram } from '../run-as.ts';

const NOBODY = 65_534;

export const isRoot = process.geteuid?.() === 0;

/** Command prefix that drops root's privileges; empty unless we are root. */
export const asOrdinaryUser = (uid = NOBODY): readonly string[] =>
  isRoot ? ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--inh-caps=-all'] : [];

export async function giveToOrdinaryUser(directory: string, uid = NOBODY): Promise<void> {
  await mkdir(directory, { recursive: true });
  if (isRoot) await runProgram(['chown', '-R', `${uid}:${uid}`, directory]);
}

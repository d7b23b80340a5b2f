import type { Command } from 'commander';
import { createCommand } from './create.ts';
import { listCommand } from './list.ts';
import { restoreCommand } from './restore.ts';
import { verifyCommand } from './verify.ts';

export function backupCommands(wayfare: Command): void {
  const backup = wayfare.command('backup').description('backups of the site: the database and the images');
  createCommand(backup);
  listCommand(backup);
  verifyCommand(backup);
  restoreCommand(backup);
}

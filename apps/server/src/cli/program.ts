import { Command } from 'commander';
import { siteRelease } from '#version.ts';
import { activityCommands } from './activity.ts';
import { backupCommands } from './backup.ts';
import { blogCommands } from './blog.ts';
import { doctorCommand } from './doctor.ts';
import { homiliesCommands } from './homilies.ts';
import { keysCommands } from './keys.ts';
import { mailCommands } from './mail.ts';
import { donationsCommands, reconcileCommand, stripeCommands } from './payments.ts';
import { quietCommands } from './quiet.ts';
import { searchCommands } from './search.ts';
import { statusCommand } from './status.ts';
import { upgradeCommand } from './upgrade.ts';
import { createCommand, listCommand, showCommand } from './user.ts';
import { changeCommands } from './user-changes.ts';
import { writersCommands } from './writers.ts';

export function program(): Command {
  const wayfare = new Command('wayfare')
    .description('Administrates the site from the command line. The server need not be running.')
    .version(siteRelease)
    .helpCommand(false)
    .showHelpAfterError('(see --help)')
    .configureHelp({ showGlobalOptions: true });
  const user = wayfare.command('user').description('accounts of members, editors and administrators');
  createCommand(user);
  listCommand(user);
  showCommand(user);
  changeCommands(user);
  activityCommands(wayfare);
  blogCommands(wayfare);
  searchCommands(wayfare);
  donationsCommands(wayfare);
  homiliesCommands(wayfare);
  keysCommands(wayfare);
  mailCommands(wayfare);
  writersCommands(wayfare);
  stripeCommands(wayfare);
  backupCommands(wayfare);
  quietCommands(wayfare);
  reconcileCommand(wayfare);
  statusCommand(wayfare);
  doctorCommand(wayfare);
  upgradeCommand(wayfare);
  addJsonOptions(wayfare);
  return wayfare;
}

/** To all commands except `homilies export`, which has --format. */
function addJsonOptions(command: Command): void {
  for (const each of command.commands) addJsonOptions(each);
  const isExport = command.options.some(({ long }) => long === '--format');
  if (command.commands.length === 0 && !isExport) command.option('--json', 'print JSON');
}

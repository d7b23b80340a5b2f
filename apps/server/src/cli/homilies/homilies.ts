import { isHomilyDate } from '@wayfare/contracts/calls/homily';
import { type Command, InvalidArgumentError } from 'commander';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { listCommand } from './list.ts';

export function homiliesCommands(wayfare: Command): void {
  const homilies = wayfare
    .command('homilies')
    .description('the homilies: in from a file, out to one, and which there are');
  importCommand(homilies);
  exportCommand(homilies, dateGiven);
  listCommand(homilies, dateGiven);
}

function dateGiven(text: string): string {
  if (!isHomilyDate(text)) throw new InvalidArgumentError('Write the date as YYYY-MM-DD, from 1970 to 2100.');
  return text;
}

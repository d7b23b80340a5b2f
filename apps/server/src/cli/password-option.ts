import { text } from 'node:stream/consumers';
import { passwordChecklist } from '@wayfare/contracts/rules/password';
import { CommandFault } from './operator.ts';

/** A password on a command line stays in the shell's history; standard input leaves no trace. */
export async function givenPassword({
  password,
  passwordStdin = false,
}: {
  readonly password?: string;
  readonly passwordStdin?: boolean;
}): Promise<string> {
  if (passwordStdin) return (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password === undefined)
    throw new CommandFault('Give --password, or --password-stdin and the password.');
  return password;
}

/** Which of the rules it breaks, because the operator sees no checklist. */
export function requireGoodPassword(password: string, email: string): void {
  const broken = passwordChecklist(password, email).filter(({ isMet }) => !isMet);
  if (broken.length === 0) return;
  throw new CommandFault(`The password is missing: ${broken.map(({ label }) => label).join('; ')}.`);
}

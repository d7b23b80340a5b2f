import { Readable } from 'node:stream';
import { type Command, CommanderError } from 'commander';
import { vi } from 'vitest';
import { program } from '#cli/program.ts';
import { runCommand } from '#cli/run-command.ts';
import { settingNames } from '#config/settings.ts';

export type Settings = Readonly<Record<string, string>>;

export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs a `wayfare` command in this process, because starting a process for each takes most of the time of a test.
 * wayfare.test.ts and operations-manual.test.ts run the bundle.
 */
export async function command(
  settings: Settings,
  args: readonly string[],
  input = '',
): Promise<CommandResult> {
  const written = { out: '', err: '' };
  const capture =
    (name: 'out' | 'err') =>
    (chunk: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
      written[name] += chunk.toString();
      const done = rest.at(-1);
      if (typeof done === 'function') done();
      return true;
    };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(capture('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(capture('err')),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
  ];
  const { env, exitCode } = process;
  const others = Object.entries(env).filter(([name]) => !settingNames.some((setting) => setting === name));
  process.env = { ...Object.fromEntries(others), ...settings };
  process.exitCode = undefined;
  try {
    await runCommand(throwingProgram(), args);
    return { code: readExitCode(), ...written };
  } catch (error) {
    if (error instanceof CommanderError) return { code: error.exitCode, ...written };
    throw error;
  } finally {
    process.env = env;
    process.exitCode = exitCode;
    for (const spy of spies) spy.mockRestore();
  }
}

const readExitCode = (): number => Number(process.exitCode ?? 0);

/** Commander throws instead of ending the process. */
function throwingProgram(): Command {
  const wayfare = program();
  const commands = [wayfare];
  for (const each of commands) {
    each.exitOverride();
    commands.push(...each.commands);
  }
  return wayfare;
}

/** Returns the output. Throws if the command fails. */
export async function wayfare(settings: Settings, args: readonly string[]): Promise<string> {
  const { code, out, err } = await command(settings, args);
  if (code !== 0) throw new Error(`wayfare ${args.join(' ')}: ${err}`);
  return out;
}

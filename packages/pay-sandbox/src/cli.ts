#!/usr/bin/env node
import { help, readOptions } from '#command/options.ts';
import { run } from '#command/run.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- this is where the command meets its surroundings
  const reading = readOptions(process.argv.slice(2), process.env['DATABASE_URL']);
  if (reading.kind === 'help') {
    say(help);
    return;
  }
  if (reading.kind === 'wrong') {
    process.stderr.write(`${reading.message}\n\n${help}`);
    process.exitCode = 2;
    return;
  }
  const running = await run(reading.options, say);
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    running.close().catch(failed);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function failed(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

await main().catch(failed);

import process from 'node:process';

// A closed pipe, as with `head`, is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await run();
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: prints the error of a command
  console.error(isOutOfFiles(error) ? 'Too many open files: raise the limit (ulimit -n).' : error);
  process.exitCode = 1;
}

/** Imported lazily, so that a too low limit of open files is reported as well. */
async function run(): Promise<void> {
  const [{ program }, { runCommand }] = [
    await import('./cli/program.ts'),
    await import('./cli/run-command.ts'),
  ];
  await runCommand(program(), process.argv.slice(2));
}

function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(EMFILE|ENFILE)$/.test(String(error.code));
}

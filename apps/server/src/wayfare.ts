import process from 'node:process';

// Whoever reads only the beginning, as `head` does, has what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await run();
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the one place where a command says why it could not
  console.error(
    isOutOfFiles(error) ? 'No more files may be open at once here: raise the limit (ulimit -n).' : error,
  );
  process.exitCode = 1;
}

/** Loaded here, so that a process that may not even open its own files can say so. */
async function run(): Promise<void> {
  const [{ program }, { explainError: sentenceOf }] = [
    await import('./cli/program.ts'),
    await import('./cli/operator.ts'),
  ];
  try {
    await program().parseAsync();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    // biome-ignore lint/suspicious/noConsole: as below
    console.error(sentence);
    process.exitCode = 1;
  }
}

function isOutOfFiles(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(EMFILE|ENFILE)$/.test(String(error.code));
}

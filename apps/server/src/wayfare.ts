import { sentenceOf } from './cli/operator.ts';
import { program } from './cli/program.ts';

// Whoever reads only the beginning, as `head` does, has what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

try {
  await program().parseAsync();
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the one place where a command says why it could not
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

import { sentenceOf } from './cli/operator.ts';
import { program } from './cli/program.ts';

try {
  await program().parseAsync();
} catch (error) {
  // biome-ignore lint/suspicious/noConsole: the one place where a command says why it could not
  console.error(sentenceOf(error) ?? error);
  process.exitCode = 1;
}

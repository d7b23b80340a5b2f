import { seconds } from '@wayfare/contracts/rules/durations';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { lookAround } from '#compose-looks.ts';
import { type Mood, type StatusLine, serverRuns, statusLines } from '#features/health/status-lines.ts';
import { createLogger } from '#http/server/logging.ts';
import { siteVersion } from '#version.ts';
import { operatorConfig, sentenceOf } from './operator.ts';
import { type Output, printDone } from './print.ts';

/** A server of before did not say which it is. */
const answer = z.object({ version: z._default(z.string(), 'of before'), message: z.optional(z.string()) });

const patienceMs = seconds(3);
const exitCodes: Record<Mood, number> = { good: 0, odd: 1, bad: 2 };

export function statusCommand(wayfare: Command): void {
  wayfare
    .command('status')
    .description('how the site is, in five lines; exit code 0: well, 1: look at it today, 2: look at it now')
    .option('--json', 'print JSON')
    .action(async (options: Output) => {
      const config = await operatorConfig();
      const lines = await look(config);
      const width = Math.max(...lines.map(({ about }) => about.length));
      const sentence = lines
        .map(({ about, words, mood }) => `${signs[mood]} ${about.padEnd(width)}  ${words}`)
        .join('\n');
      printDone(sentence, { lines }, options);
      process.exitCode = Math.max(...lines.map(({ mood }) => exitCodes[mood]));
    });
}

/** Told apart by their shape as well. */
const signs: Record<Mood, string> = { good: '✓', odd: '!', bad: '✗' };

async function look(config: Awaited<ReturnType<typeof operatorConfig>>): Promise<StatusLine[]> {
  const server = await serverLine(config);
  try {
    const health = await lookAround(config, createLogger('silent'));
    return statusLines(server, health, config.site.timeZone);
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === null) throw error;
    return [server, { about: 'database', words: sentence, mood: 'bad' }];
  }
}

/** Asked on this machine, whoever stands in front of it. */
async function serverLine({ host, port }: { host: string; port: number }): Promise<StatusLine> {
  const isEverywhere = ['localhost', '::', '0.0.0.0'].includes(host);
  const address = `http://${isEverywhere ? '127.0.0.1' : host}:${port}/readyz`;
  const about = 'server';
  try {
    // oxlint-disable-next-line no-restricted-globals -- a health check on this machine has no contract
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    const { version, message } = answer.parse(await response.json());
    if (!response.ok)
      return { about, words: `runs and is not ready: ${message ?? response.status}`, mood: 'bad' };
    return version === siteVersion
      ? serverRuns(version, port)
      : {
          about,
          words: `${version} runs at port ${port}, and this command is of ${siteVersion}`,
          mood: 'odd',
        };
  } catch {
    return { about, words: `does not answer at port ${port} of this machine`, mood: 'bad' };
  }
}

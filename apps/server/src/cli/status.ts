import { seconds } from '@wayfare/contracts/rules/durations';
import type { Command } from 'commander';
import * as z from 'zod/mini';
import { readSiteHealth } from '#compose/inspect.ts';
import {
  formatServerLine,
  formatStatusLines,
  type StatusLevel,
  type StatusLine,
} from '#features/health/status-lines.ts';
import { createLogger } from '#http/server/logging.ts';
import { siteVersion } from '#version.ts';
import { explainError, operatorConfig } from './operator.ts';
import { type Output, printResult } from './print.ts';

/** A server of before did not say which it is. */
const answer = z.object({ version: z._default(z.string(), 'of before'), message: z.optional(z.string()) });

const patienceMs = seconds(3);
const exitCodes: Record<StatusLevel, number> = { ok: 0, warning: 1, error: 2 };

export function statusCommand(wayfare: Command): void {
  wayfare
    .command('status')
    .description('how the site is, in five lines; exit code 0: well, 1: look at it today, 2: look at it now')
    .option('--json', 'print JSON')
    .action(async (options: Output) => {
      const config = await operatorConfig();
      const lines = await look(config);
      const width = Math.max(...lines.map(({ label }) => label.length));
      const sentence = lines
        .map(({ label, message, level }) => `${signs[level]} ${label.padEnd(width)}  ${message}`)
        .join('\n');
      printResult(sentence, { lines }, options);
      process.exitCode = Math.max(...lines.map(({ level }) => exitCodes[level]));
    });
}

/** Told apart by their shape as well. */
const signs: Record<StatusLevel, string> = { ok: '✓', warning: '!', error: '✗' };

async function look(config: Awaited<ReturnType<typeof operatorConfig>>): Promise<StatusLine[]> {
  const server = await serverLine(config);
  try {
    const health = await readSiteHealth(config, createLogger('silent'));
    return formatStatusLines(server, health, config.site.timeZone);
  } catch (error) {
    const sentence = explainError(error);
    if (sentence === null) throw error;
    return [server, { label: 'database', message: sentence, level: 'error' }];
  }
}

/** Asked on this machine, whoever stands in front of it. */
async function serverLine({ host, port }: { host: string; port: number }): Promise<StatusLine> {
  const isEverywhere = ['localhost', '::', '0.0.0.0'].includes(host);
  const address = `http://${isEverywhere ? '127.0.0.1' : host}:${port}/readyz`;
  const label = 'server';
  try {
    // oxlint-disable-next-line no-restricted-globals -- a health check on this machine has no contract
    const response = await fetch(address, { signal: AbortSignal.timeout(patienceMs) });
    const { version, message } = answer.parse(await response.json());
    if (!response.ok)
      return { label, message: `runs and is not ready: ${message ?? response.status}`, level: 'error' };
    return version === siteVersion
      ? formatServerLine(version, port)
      : {
          label,
          message: `${version} runs at port ${port}, and this command is of ${siteVersion}`,
          level: 'warning',
        };
  } catch {
    return { label, message: `does not answer at port ${port} of this machine`, level: 'error' };
  }
}

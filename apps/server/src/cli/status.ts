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

/** Older servers send no version. */
const readyResponse = z.object({
  version: z._default(z.string(), 'older version'),
  message: z.optional(z.string()),
});

const timeoutMs = seconds(3);
const exitCodes: Record<StatusLevel, number> = { ok: 0, warning: 1, error: 2 };

export function statusCommand(wayfare: Command): void {
  wayfare
    .command('status')
    .description('show the health of the site in five lines; exit code 0: ok, 1: warnings, 2: errors')
    .action(async (options: Output) => {
      const config = await operatorConfig();
      const lines = await readLines(config);
      const width = Math.max(...lines.map(({ label }) => label.length));
      const sentence = lines
        .map(({ label, message, level }) => `${signs[level]} ${label.padEnd(width)}  ${message}`)
        .join('\n');
      printResult(sentence, { lines }, options);
      process.exitCode = Math.max(...lines.map(({ level }) => exitCodes[level]));
    });
}

const signs: Record<StatusLevel, string> = { ok: '✓', warning: '!', error: '✗' };

async function readLines(config: Awaited<ReturnType<typeof operatorConfig>>): Promise<StatusLine[]> {
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

/** Calls the server directly, not through a proxy. */
async function serverLine({ host, port }: { host: string; port: number }): Promise<StatusLine> {
  const isEverywhere = ['localhost', '::', '0.0.0.0'].includes(host);
  const address = `http://${isEverywhere ? '127.0.0.1' : host}:${port}/readyz`;
  const label = 'server';
  try {
    // oxlint-disable-next-line no-restricted-globals -- the health check has no contract
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    const { version, message } = readyResponse.parse(await response.json());
    if (!response.ok)
      return { label, message: `runs but is not ready: ${message ?? response.status}`, level: 'error' };
    return version === siteVersion
      ? formatServerLine(version, port)
      : {
          label,
          message: `${version} runs at port ${port}, but this command is ${siteVersion}`,
          level: 'warning',
        };
  } catch {
    return { label, message: `does not answer at port ${port} of this machine`, level: 'error' };
  }
}

import type { Command } from 'commander';
import { examineSite, machineChecks } from '#compose/doctor.ts';
import { type Config, ConfigFault } from '#config.ts';
import { type Fault, runChecks } from '#features/health/doctor.ts';
import { createLogger } from '#http/server/logging.ts';
import { explainError, writableConfig } from './operator.ts';
import { type Output, printResult } from './print.ts';

export function doctorCommand(wayfare: Command): void {
  wayfare
    .command('doctor')
    .description('check the site for faults and say how to fix them; exit code 0: no faults, 1: faults')
    .action(async (options: Output) => {
      const faults = await examine();
      printResult(faults.length === 0 ? 'No faults found.' : formatFaults(faults), { faults }, options);
      if (faults.length > 0) process.exitCode = 1;
    });
}

function formatFaults(faults: readonly Fault[]): string {
  const width = Math.max(...faults.map(({ about }) => about.length));
  return faults.map(({ about, sentence }) => `✗ ${about.padEnd(width)}  ${sentence}`).join('\n');
}

async function examine(): Promise<Fault[]> {
  const config = await readSettings();
  if ('faults' in config) return [...(await runChecks(machineChecks())), ...config.faults];
  return examineSite(config.config, createLogger('silent'));
}

/** Errors that would prevent a start are reported as faults. */
async function readSettings(): Promise<{ config: Config } | { faults: Fault[] }> {
  try {
    return { config: await writableConfig() };
  } catch (error) {
    const sentence = explainError(error);
    if (sentence === null) throw error;
    const sentences = error instanceof ConfigFault ? error.faults : [sentence];
    return { faults: sentences.map((each) => ({ about: 'settings', sentence: each })) };
  }
}

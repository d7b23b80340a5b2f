import { hours } from '@wayfare/contracts/rules/durations';

/** From where on something is amiss, for every way in which it is told. */
export const thresholds = {
  /** Of the disk, below which it wants room. */
  leastFree: 0.1,
  jobLateSeconds: 300,
  oldestBackupMs: hours(26),
} as const;

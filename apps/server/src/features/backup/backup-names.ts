/** The moment of which the rows are is the name, so that a list of names is in their order. */
export const backupNameAt = (at: Date): string => `wayfare-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar`;

const shape = /^wayfare-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.tar$/;

/** Null for a file that is no backup of ours, whatever it is. */
export function momentOf(name: string): Date | null {
  const [, day, hour, minute, second, ms] = shape.exec(name) ?? [];
  const moment = new Date(`${day}T${hour}:${minute}:${second}.${ms}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

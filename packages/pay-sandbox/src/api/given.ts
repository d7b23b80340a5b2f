/** The fields that were given, without those that were not: to be laid over what is there. */
export function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same keys, and no undefined among the values
  return Object.fromEntries(kept) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

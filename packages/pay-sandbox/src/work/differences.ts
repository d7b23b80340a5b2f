const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects with an id, and pages of objects, are shown whole; of all others, what differs. */
const isPart = (value: unknown): value is Record<string, unknown> => isPlain(value) && !('object' in value);

/** What the fields that differ held before, as events tell it; null where nothing differs. */
export function differences(before: object, after: object): Record<string, unknown> | null {
  const earlier = new Map<string, unknown>(Object.entries(before));
  const later = new Map<string, unknown>(Object.entries(after));
  const changed: Record<string, unknown> = {};
  for (const name of new Set([...earlier.keys(), ...later.keys()])) {
    const was = earlier.get(name);
    const is = later.get(name);
    if (isPart(was) && isPart(is)) {
      const inner = differences(was, is);
      if (inner !== null) changed[name] = inner;
    } else if (JSON.stringify(was) !== JSON.stringify(is)) changed[name] = was ?? null;
  }
  return Object.keys(changed).length === 0 ? null : changed;
}

/** Which methods a path answers, for the one who asked with another. Kept beside the router, which does not tell. */
export interface KnownPaths {
  add(path: string, methods: readonly string[]): void;
  methodsOf(path: string): string[];
}

export function knownPaths(): KnownPaths {
  const known = new Map<string, { shape: RegExp; methods: Set<string> }>();
  return {
    add(path, methods) {
      const entry = known.get(path) ?? { shape: shapeOf(path), methods: new Set() };
      for (const method of methods) entry.methods.add(method);
      known.set(path, entry);
    },
    methodsOf(path) {
      const methods = new Set<string>();
      for (const entry of known.values()) {
        if (entry.shape.test(path)) for (const method of entry.methods) methods.add(method);
      }
      return [...methods].toSorted();
    },
  };
}

/** '/posts/:postId' and '/media/*' as the router reads them. */
function shapeOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replace(/:[A-Za-z0-9_]+/g, '[^/]+').replaceAll('*', '.*')}$`);
}

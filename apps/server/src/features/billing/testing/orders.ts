/** Every order in which these can come. */
export function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => {
    const others = items.filter((_, index) => index !== at);
    return permutations(others).map((rest) => [first, ...rest]);
  });
}

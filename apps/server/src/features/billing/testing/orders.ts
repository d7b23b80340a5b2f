/** Every order in which these can come. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((first, at) => {
    const others = items.filter((_, index) => index !== at);
    return ordersOf(others).map((rest) => [first, ...rest]);
  });
}

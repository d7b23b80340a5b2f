/**
 * Disposes of what `opened` was given when the work is over, also if it failed. Sources do not write `await using`, because
 * the parser of dependency-cruiser does not know it.
 */
export async function withResources<T>(work: (opened: AsyncDisposableStack) => Promise<T>): Promise<T> {
  const opened = new AsyncDisposableStack();
  try {
    return await work(opened);
  } finally {
    await opened.disposeAsync();
  }
}

import { Readable } from 'node:stream';

/**
 * Streams a non-empty object whose last member is a list loaded page by page, because the whole would not fit in
 * memory.
 */
export const streamJson = (
  object: object,
  name: string,
  pages: AsyncIterable<readonly unknown[]>,
): Readable => Readable.from(generateJson(object, name, pages), { objectMode: false });

async function* generateJson(
  object: object,
  name: string,
  pages: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(name)}:[`;
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield `${isFirst ? '' : ','}${JSON.stringify(page).slice(1, -1)}`;
    isFirst = false;
  }
  yield ']}';
}

import { Readable } from 'node:stream';

/** An answer that would be too much at once: an object with something in it, and as its last member a list, packed page by page. */
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

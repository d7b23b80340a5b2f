import { Node } from 'prosemirror-model';
import { homilySchema, writeHomily } from '#app/editing/homily-text.ts';
import { type Pasted, readPaste } from '#app/editing/paste/index.ts';
import { readPost, writePost } from '../html.ts';
import { postSchema } from '../schema.ts';

// For a page of the browser tests: HTML into the editor's document and out again.

const isOwnImage = (src: string): boolean => src.startsWith('images/');
const toPasted = (part: Partial<Pasted>): Pasted => ({ html: '', plain: '', ...part });

async function paste(part: Partial<Pasted>): Promise<{ html: string; notice: string }> {
  const { content, notice } = await readPaste(toPasted(part), postSchema, isOwnImage);
  return { html: writePost(content), notice };
}

export const writing = {
  roundTrip: (html: string): string => writePost(readPost(html, isOwnImage)),
  /** Of a document as JSON. */
  written: (doc: unknown): string => writePost(Node.fromJSON(postSchema, doc)),
  paste,
  pastedLines: async (part: Partial<Pasted>): Promise<{ text: string; notice: string }> => {
    const { content, notice } = await readPaste(toPasted(part), homilySchema, () => false);
    return { text: writeHomily({ content }), notice };
  },
};

Object.assign(globalThis, { writing });

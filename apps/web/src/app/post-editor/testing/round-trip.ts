import { createPostEditor, htmlIn, registerWriting } from '../create-editor.ts';
import { type Block, tidyBlocks } from '../document/blocks.ts';
import { blocksFromForeign } from '../document/from-foreign.ts';
import { blocksFromMarkdown } from '../document/from-markdown.ts';
import { htmlOf } from '../document/write-html.ts';

// For a page of the browser tests: HTML into the editor, as it stands on the desk, and out again.

const isOwnImage = (src: string): boolean => src.startsWith('images/');

function roundTrip(html: string): string {
  const editor = createPostEditor(html, isOwnImage);
  const room = document.createElement('div');
  document.body.append(room);
  const end = registerWriting(editor);
  editor.setRootElement(room);
  const written = htmlIn(editor, isOwnImage);
  end();
  editor.setRootElement(null);
  room.remove();
  return written;
}

export const writing = {
  roundTrip,
  written: (blocks: readonly Block[]): string => htmlOf(tidyBlocks(blocks)),
  pasted: (html: string): string => htmlOf(blocksFromForeign(html, isOwnImage)),
  fromMarkdown: (text: string): string => htmlOf(blocksFromMarkdown(text)),
};

Object.assign(globalThis, { writing });

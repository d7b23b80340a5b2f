import { type Block, tidyBlocks } from '#app/editing/document/blocks.ts';
import { type Brought, linesBrought, readBrought } from '#app/editing/document/foreign.ts';
import { blocksFromMarkdown } from '#app/editing/document/from-markdown.ts';
import { htmlOf } from '#app/editing/document/write-html.ts';
import { createPostEditor, htmlIn, registerWriting } from '../create-editor.ts';

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

/** What a paste becomes, and how many pictures it leaves out. */
function taken(brought: Partial<Brought>): { html: string; leftOut: number } {
  const { blocks, leftOut } = readBrought({ html: '', plain: '', isTyped: false, ...brought }, isOwnImage);
  return { html: htmlOf(blocks), leftOut };
}

export const writing = {
  roundTrip,
  written: (blocks: readonly Block[]): string => htmlOf(tidyBlocks(blocks)),
  pasted: (html: string): string => taken({ html }).html,
  taken,
  lines: (brought: Partial<Brought>, hasLightMarks: boolean): string =>
    linesBrought({ html: '', plain: '', ...brought }, hasLightMarks),
  fromMarkdown: (text: string): string => htmlOf(blocksFromMarkdown(text)),
};

Object.assign(globalThis, { writing });

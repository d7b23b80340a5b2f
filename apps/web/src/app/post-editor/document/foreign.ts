// What is needed only when something is pasted; it comes right behind the editor.
export { blocksFromForeign } from './from-foreign.ts';
export { blocksFromMarkdown } from './from-markdown.ts';

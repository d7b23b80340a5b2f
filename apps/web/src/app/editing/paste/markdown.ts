import { Marked, type Tokens } from 'marked';
import type { Losses } from './losses.ts';
import { escapeHtml } from './plain.ts';

/** The HTML of a Markdown text. Pictures become links, raw HTML stays text. Null if it is nested too deeply. */
export function markdownToHtml(text: string, losses: Losses): string | null {
  try {
    return toHtml(text, losses);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function toHtml(text: string, losses: Losses): string {
  const notes = new Map<string, string>();
  const body = text.replaceAll('\r\n', '\n').replaceAll(definition, (_, name: string, note: string) => {
    notes.set(name, note.replaceAll(/\n[ \t]+/g, ' '));
    return '';
  });
  const marked = new Marked({
    gfm: true,
    renderer: {
      html: ({ text: raw }: Tokens.HTML | Tokens.Tag) => escapeHtml(raw),
      image: ({ href, text: words }: Tokens.Image) => {
        losses.pictures += 1;
        return `<a href="${escapeHtml(href)}">${escapeHtml(words || href)}</a>`;
      },
      checkbox: () => '',
    },
    extensions: [
      {
        name: 'reference',
        level: 'inline',
        start: (source: string) => source.indexOf('[^'),
        tokenizer: (source: string) => {
          const [raw, name = ''] = /^\[\^([^\]\s]+)\]/.exec(source) ?? [];
          return raw !== undefined && notes.has(name) ? { type: 'reference', raw, name } : undefined;
        },
        renderer: ({ name }) =>
          `<sup><a id="ref-${escapeHtml(name)}" href="#note-${escapeHtml(name)}">*</a></sup>`,
      },
    ],
  });
  const html = marked.parse(body, { async: false });
  const items = Array.from(
    notes,
    ([name, note]) =>
      `<li id="note-${escapeHtml(name)}">${marked.parseInline(note, { async: false })} <a href="#ref-${escapeHtml(name)}">^</a></li>`,
  );
  return items.length === 0
    ? html
    : `${html}<section role="doc-endnotes"><ol>${items.join('')}</ol></section>`;
}

/** A note's definition, with its indented lines. */
const definition = /^\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n[ \t]+\S.*)*)\n?/gm;

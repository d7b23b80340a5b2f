import type { EditorView } from 'prosemirror-view';
import { type Ref, useEffect, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { endOfBlock, enterLine, readFormat } from './commands.ts';
import { Icon } from './icons.tsx';
import type { ToolsProps } from './toolbar.tsx';
import { runTool, type Tool, tools } from './tools.ts';

/** Whether the open menu takes the key. */
export type TakeKey = (event: KeyboardEvent) => boolean;

interface InsertMenuProps extends ToolsProps {
  /** Gets the keys of the text. */
  readonly keys: Ref<TakeKey>;
}

/** Beside an empty line: what can be put in. Opened with the button or by typing a slash. */
export function InsertMenu({ view, format, open, set, keys }: InsertMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const { emptyLine, slash } = format;
  const isSlash = slash !== null && closedAt !== `${emptyLine} ${slash}`;
  // Another line closes it.
  const isShown = emptyLine !== null && (openAt === emptyLine || isSlash);
  const items = set.insert
    .map((name) => tools[name])
    .filter(({ name }) => name.toLowerCase().startsWith((slash ?? '').toLowerCase()));
  const isListed = isShown && items.length > 0;
  const at = Math.min(current, Math.max(0, items.length - 1));

  useLayoutEffect(() => {
    const around = box.current?.parentElement;
    const line = emptyLine === null ? null : view.nodeDOM(emptyLine);
    if (!box.current || !around || !(line instanceof HTMLElement)) return;
    box.current.style.top = `${line.getBoundingClientRect().top - around.getBoundingClientRect().top}px`;
  });

  function close() {
    setOpenAt(null);
    setClosedAt(`${emptyLine} ${slash}`);
    setCurrent(0);
  }

  function choose(tool: Tool) {
    close();
    // The slash and the word behind it.
    const { $from } = view.state.selection;
    if (slash !== null) view.dispatch(view.state.tr.delete($from.start(), $from.pos));
    runTool(tool, view, open);
  }

  useImperativeHandle(keys, () => ({ key }) => {
    const tool = items[at];
    if (!isShown || tool === undefined) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setCurrent((at + step + items.length) % items.length);
    else if (key === 'Escape') close();
    else if (key === 'Enter') choose(tool);
    else return false;
    return true;
  });

  useEffect(() => {
    const { dom } = view;
    if (isListed) {
      dom.setAttribute('aria-controls', `${id}-list`);
      dom.setAttribute('aria-activedescendant', `${id}-${at}`);
    }
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [view, isListed, id, at]);

  if (emptyLine === null) return null;
  return (
    <div className="insert" ref={box}>
      <button
        type="button"
        className="plus"
        aria-label={`Put in: ${set.insert.map((name) => tools[name].name.toLowerCase()).join(', ')}`}
        aria-expanded={isListed}
        tabIndex={-1}
        onClick={() => {
          if (isShown) close();
          else setOpenAt(emptyLine);
          view.focus();
        }}
      >
        <Icon name="plus" />
      </button>
      {isListed && (
        <div className="insert-list" role="listbox" id={`${id}-list`} aria-label="Put in">
          {items.map((tool, index) => (
            <button
              type="button"
              key={tool.name}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onMouseEnter={() => setCurrent(index)}
              onClick={() => choose(tool)}
            >
              <Icon name={tool.icon} />
              <span>{tool.name}</span>
              <span>
                {tool.name === 'Picture' ? 'drop it anywhere' : tool.typed && <kbd>{tool.typed}</kbd>}
              </span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Types a slash into an empty line, below the block with the caret if that has text. */
export function openInsert(view: EditorView): void {
  const { emptyLine, slash } = readFormat(view.state);
  const { tr, selection } = view.state;
  if (slash !== null) return;
  if (emptyLine === null) {
    const end = endOfBlock(selection);
    enterLine(tr.insert(end, view.state.schema.node('paragraph')), end);
  }
  view.dispatch(tr.insertText('/').scrollIntoView());
  view.focus();
}

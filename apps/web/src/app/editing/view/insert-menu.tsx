import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Format } from './commands.ts';
import { Icon } from './icons.tsx';
import { type Openers, type Tool, type ToolName, tools } from './tools.ts';

/** Gives the keys of the text to the open menu. */
export type KeyTaker = (event: KeyboardEvent) => boolean;

interface InsertMenuProps {
  readonly view: EditorView;
  readonly format: Format;
  readonly openers: Openers;
  readonly names: readonly ToolName[];
  readonly onKeys: (take: KeyTaker | null) => void;
}

/** Beside an empty line: what can be put in. Opened with the button or by typing a slash. */
export function InsertMenu({ view, format, openers, names, onKeys }: InsertMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const { emptyLine, slash } = format;
  const isSlash = slash !== null && closedAt !== `${emptyLine} ${slash}`;
  // Another line closes it.
  const isShown = emptyLine !== null && (openAt === emptyLine || isSlash);
  const items = names
    .map((name): Tool => tools[name])
    .filter(({ name }) => name.toLowerCase().startsWith((slash ?? '').toLowerCase()));
  const at = Math.min(current, Math.max(0, items.length - 1));

  useLayoutEffect(() => {
    if (box.current === null || emptyLine === null) return;
    const line = view.nodeDOM(emptyLine);
    const around = box.current.parentElement;
    if (!(line instanceof HTMLElement) || around === null) return;
    const top = line.getBoundingClientRect().top - around.getBoundingClientRect().top;
    box.current.style.top = `${top}px`;
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
    tool.run(view, openers);
    if (!document.querySelector('dialog[open]')) view.focus();
  }

  const takeKey = useEffectEvent((event: KeyboardEvent): boolean => {
    if (!isShown || items.length === 0) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const tool = items[at];
    if (step !== undefined) setCurrent((at + step + items.length) % items.length);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && tool !== undefined) choose(tool);
    else return false;
    return true;
  });
  useEffect(() => {
    onKeys((event) => takeKey(event));
    return () => onKeys(null);
  }, [onKeys]);

  const isListed = isShown && items.length > 0;
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
        aria-label={`Put in: ${names.map((name) => tools[name].name.toLowerCase()).join(', ')}`}
        aria-expanded={isShown}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
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
              onMouseDown={(event) => event.preventDefault()}
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

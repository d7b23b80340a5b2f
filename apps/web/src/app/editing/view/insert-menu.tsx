import { Plugin } from 'prosemirror-state';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { endOfBlock, enterLine } from './commands.ts';
import { addPlugins } from './create-view.ts';
import { Icon } from './icons.tsx';
import type { ToolsProps } from './toolbar.tsx';
import { runTool, type Tool, tools } from './tools.ts';

interface InsertMenuProps extends ToolsProps {
  /** With a button. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The things to put in. Opened with a button, beside an empty line or in the bar of a phone, or by typing a slash. */
export function InsertMenu({ view, format, open, set, isOpen, onOpen }: InsertMenuProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  const [current, setCurrent] = useState(0);
  const { emptyLine, slash } = format;
  // The same slash that is typed again opens it again.
  if (slash === null && closedAt !== null) setClosedAt(null);
  const isSlash = slash !== null && closedAt !== `${emptyLine} ${slash}`;
  const isShown = isOpen || isSlash;
  const items = set.insert
    .map((name) => tools[name])
    .filter(({ name }) => name.toLowerCase().startsWith((slash ?? '').toLowerCase()));
  const isListed = isShown && items.length > 0;
  const at = Math.min(current, Math.max(0, items.length - 1));

  useLayoutEffect(() => {
    const around = box.current?.parentElement;
    if (!box.current || !around) return;
    const line = emptyLine === null ? null : view.nodeDOM(emptyLine);
    const { top } =
      line instanceof HTMLElement
        ? line.getBoundingClientRect()
        : view.coordsAtPos(view.state.selection.from);
    box.current.style.top = `${top - around.getBoundingClientRect().top}px`;
  });

  function close() {
    onOpen(false);
    setClosedAt(`${emptyLine} ${slash}`);
    setCurrent(0);
  }

  function choose(tool: Tool) {
    close();
    const { tr, selection } = view.state;
    // The slash and the word behind it.
    if (slash !== null) view.dispatch(tr.delete(selection.$from.start(), selection.from));
    else if (emptyLine === null) {
      const end = endOfBlock(selection);
      view.dispatch(enterLine(tr.insert(end, view.state.schema.node('paragraph')), end));
    }
    runTool(tool, view, open);
  }

  const takeKey = useEffectEvent(({ key }: KeyboardEvent): boolean => {
    const tool = items[at];
    if (!isShown || tool === undefined) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) setCurrent((at + step + items.length) % items.length);
    else if (key === 'Escape') close();
    else if (key === 'Enter') choose(tool);
    else {
      if (isOpen) close();
      return false;
    }
    return true;
  });
  // Runs after the layout effect that adds the keys of the tools, so that this plugin gets keys first.
  useEffect(() => {
    return addPlugins(view, [new Plugin({ props: { handleKeyDown: (_, event) => takeKey(event) } })]);
  }, [view]);

  // Other keys close it too, but virtual keyboards do not report all of them.
  useEffect(() => {
    if (!isOpen) return;
    const end = new AbortController();
    const { signal } = end;
    for (const name of ['pointerdown', 'beforeinput'])
      view.dom.addEventListener(name, () => onOpen(false), { signal });
    // A screen reader may focus an option before it presses it.
    const leave = ({ relatedTarget }: FocusEvent) =>
      (relatedTarget instanceof Node && box.current?.contains(relatedTarget)) || onOpen(false);
    view.dom.addEventListener('blur', leave, { signal });
    return () => end.abort();
  }, [view, isOpen, onOpen]);

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

  if (emptyLine === null && !isOpen) return null;
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
          else onOpen(true);
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

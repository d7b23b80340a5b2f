// All tools of a text: the row above it, and what appears beside the words.
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { addPlugins } from './create-view.ts';
import { Icon } from './icons.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { toolPlugins } from './tool-plugins.ts';
import { moveFocus, ToolButton, Toolbar, ToolGroups, type ToolsProps } from './toolbar.tsx';

interface TextToolsProps extends ToolsProps {
  /** The element that shows the row. */
  readonly place: HTMLElement | null;
  /** The id of the text. */
  readonly controls: string;
  readonly isEditable: boolean;
  readonly onComment: (() => void) | undefined;
  /** Below the row. */
  readonly children: ReactNode;
}

export function TextTools(props: TextToolsProps) {
  const { place, controls, isEditable, onComment, children, ...tools } = props;
  const { view, open, set } = tools;
  const { insert, selection } = set;
  const [isInsertOpen, setIsInsertOpen] = useState(false);
  useLayoutEffect(() => {
    return addPlugins(view, toolPlugins(view.state.schema, set, open));
  }, [view, set, open]);
  return (
    <>
      {place &&
        createPortal(
          <>
            <Toolbar controls={controls} {...tools} />
            {children}
          </>,
          place,
        )}
      {isEditable && (
        <>
          {insert.length > 0 && <InsertMenu {...tools} isOpen={isInsertOpen} onOpen={setIsInsertOpen} />}
          {selection.length > 0 && <SelectionBar {...tools} row={place} onComment={onComment} />}
          <MobileBar
            {...tools}
            onInsert={() => {
              setIsInsertOpen(!isInsertOpen);
              view.focus();
            }}
          />
        </>
      )}
    </>
  );
}

interface SelectionBarProps extends ToolsProps {
  readonly row: HTMLElement | null;
  readonly onComment: (() => void) | undefined;
}

const gap = 8;

/** Above the selected words, with a mouse or the keyboard. On a touch screen the system has its own bar. */
function SelectionBar({ row, onComment, ...props }: SelectionBarProps) {
  const { view, format, set } = props;
  const { from, to } = format;
  const bar = useRef<HTMLDivElement>(null);
  const isShown = from !== null && to !== null && view.hasFocus() && matchMedia('(hover: hover)').matches;

  useLayoutEffect(() => {
    const around = bar.current?.parentElement;
    if (!isShown || bar.current === null || !around) return;
    const frame = around.getBoundingClientRect();
    const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
    const { offsetHeight: height, offsetWidth: width } = bar.current;
    const top = Math.max(0, row?.getBoundingClientRect().bottom ?? 0);
    const isRoom = start.top - height - gap >= top;
    const isBelow = !isRoom && end.bottom + gap + height <= innerHeight;
    const y = isBelow ? end.bottom + gap : Math.max(top, start.top - height - gap);
    bar.current.style.top = `${y - frame.top}px`;
    bar.current.style.left = `${Math.max(0, Math.min(start.left - frame.left, frame.width - width))}px`;
  });

  if (!isShown) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus moves among its buttons
    <div className="bubble" role="toolbar" aria-label="The selected words" ref={bar} onKeyDown={moveFocus}>
      <ToolGroups {...props} groups={set.selection} hasStop />
      {onComment && (
        <button type="button" className="tool wide-tool" tabIndex={-1} onClick={onComment}>
          <Icon name="comment" />
          Comment
        </button>
      )}
    </div>
  );
}

/** On a phone, while the text has the focus: one bar on top of the keyboard. */
function MobileBar({ onInsert, ...props }: ToolsProps & { readonly onInsert: () => void }) {
  const { set } = props;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return;
    const dock = () => {
      const keyboard = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      bar.current?.style.setProperty('bottom', `${keyboard}px`);
    };
    dock();
    const end = new AbortController();
    for (const name of ['resize', 'scroll']) viewport.addEventListener(name, dock, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <div className="mobile-bar" role="toolbar" aria-label="Formatting" ref={bar}>
      {set.insert.length > 0 && (
        <button type="button" className="tool" aria-label="Put in" onClick={onInsert}>
          <Icon name="plus" />
        </button>
      )}
      {set.mobile.map((name) => (
        <ToolButton key={name} name={name} isStop {...props} />
      ))}
    </div>
  );
}

import type { EditorView } from 'prosemirror-view';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Format } from './commands.ts';
import { Icon } from './icons.tsx';
import {
  type Openers,
  type Tool,
  type ToolName,
  type ToolSet,
  toAriaShortcut,
  tools,
  toShortcut,
} from './tools.ts';

export interface ToolsProps {
  readonly view: EditorView;
  readonly format: Format;
  readonly openers: Openers;
  readonly set: ToolSet;
  /** The id of the text. */
  readonly controls: string;
}

const getTool = (name: ToolName): Tool => tools[name];

/** One stop of the Tab key. Within it the arrows go from button to button. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.tool')].filter(
    (button) => button.offsetParent !== null && !button.closest('[role="menu"]'),
  );
  const now = buttons.findIndex((button) => button.matches(':focus'));
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (next === undefined || now === -1) return;
  event.preventDefault();
  const button = buttons[(next + buttons.length) % buttons.length];
  for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
  button?.focus();
}

export function Toolbar({ set, ...tools }: ToolsProps) {
  const { format, controls } = tools;
  const blocks = set.blocks.map(getTool);
  const current = blocks.find(({ isOn }) => isOn?.(format) === true)?.name ?? 'Paragraph';
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus moves among its buttons, never to the row
    <div
      className="tools"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={moveFocus}
    >
      {blocks.length > 0 && (
        <Menu
          label={current}
          title="Kind of paragraph"
          className="style"
          isStop
          tools={set.blocks}
          {...tools}
        />
      )}
      {set.row.map((group, at) => (
        <span className="tool-group" key={group.join()}>
          {group.map((name, index) => (
            <ToolButton
              key={name}
              name={name}
              isStop={blocks.length === 0 && at === 0 && index === 0}
              {...tools}
            />
          ))}
        </span>
      ))}
      {set.more.length > 0 && (
        <Menu
          label={<Icon name="more" />}
          title="More"
          tools={[...set.row.slice(1).flat(), ...set.more]}
          folded={set.row.slice(1).flat()}
          {...tools}
        />
      )}
      <span className="tool-group end">
        <ToolButton name="undo" {...tools} />
        <ToolButton name="redo" {...tools} />
      </span>
    </div>
  );
}

interface ToolButtonProps extends Omit<ToolsProps, 'set' | 'controls'> {
  readonly name: ToolName;
  readonly isStop?: boolean;
  readonly children?: ReactNode;
}

/** Keeps the selection of the text. */
const keepSelection = (event: { preventDefault(): void }) => event.preventDefault();

export function ToolButton({ name, isStop = false, children, view, format, openers }: ToolButtonProps) {
  const tool = getTool(name);
  const isDisabled = tool.isDisabled?.(format) === true;
  const shortcut = toShortcut(tool);
  return (
    <button
      type="button"
      className="tool"
      aria-label={tool.name}
      aria-pressed={tool.isOn?.(format)}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={toAriaShortcut(tool)}
      title={shortcut === '' ? tool.name : `${tool.name} (${shortcut})`}
      tabIndex={isStop ? 0 : -1}
      onMouseDown={keepSelection}
      onClick={() => {
        if (isDisabled) return;
        tool.run(view, openers);
        if (!document.querySelector('dialog[open]')) view.focus();
      }}
    >
      <Icon name={tool.icon} />
      {children}
    </button>
  );
}

const nothing: readonly ToolName[] = [];

interface MenuProps extends Omit<ToolsProps, 'set'> {
  readonly label: ReactNode;
  readonly title: string;
  readonly tools: readonly ToolName[];
  /** Tools that are in the menu only where the row has no room for them. */
  readonly folded?: readonly ToolName[];
  readonly className?: string;
  readonly isStop?: boolean;
}

function Menu({
  label,
  title,
  tools: names,
  folded = nothing,
  className = '',
  isStop = false,
  ...rest
}: MenuProps) {
  const { view, format, openers } = rest;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useCloseOutside(box, isOpen, () => setIsOpen(false));
  useEffect(() => {
    if (isOpen) visibleItems(box.current)[0]?.focus();
  }, [isOpen]);

  function move(event: KeyboardEvent) {
    if (!isOpen) return;
    event.stopPropagation();
    const items = visibleItems(box.current);
    const now = items.findIndex((item) => item.matches(':focus'));
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      items[(next + items.length) % items.length]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setIsOpen(false);
      opener.current?.focus();
    } else if (event.key === 'Tab') setIsOpen(false);
  }

  return (
    <span className="menu-box" ref={box}>
      <button
        type="button"
        className={`tool ${className}`}
        ref={opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={typeof label === 'string' ? `${title}: ${label}` : title}
        title={title}
        tabIndex={isStop ? 0 : -1}
        onMouseDown={keepSelection}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </button>
      {isOpen && (
        <div className="tool-menu" role="menu" tabIndex={-1} id={id} aria-label={title} onKeyDown={move}>
          {names.map((name) => {
            const tool = getTool(name);
            return (
              <button
                key={name}
                type="button"
                role="menuitemcheckbox"
                aria-checked={tool.isOn?.(format) ?? false}
                className={folded.includes(name) ? 'folded' : ''}
                tabIndex={-1}
                onMouseDown={keepSelection}
                onClick={() => {
                  setIsOpen(false);
                  tool.run(view, openers);
                  if (!document.querySelector('dialog[open]')) view.focus();
                }}
              >
                <Icon name={tool.icon} />
                <span>{tool.name}</span>
                <span>{toShortcut(tool)}</span>
              </button>
            );
          })}
        </div>
      )}
    </span>
  );
}

const visibleItems = (box: HTMLElement | null): HTMLElement[] =>
  [...(box?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])].filter(
    (item) => item.offsetParent !== null,
  );

function useCloseOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current?.contains(target) !== true) close();
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  });
}

import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useId } from 'react';
import type { Format } from './commands.ts';
import { Icon } from './icons.tsx';
import {
  type OpenDialog,
  runTool,
  type ToolName,
  type ToolSet,
  toAriaShortcut,
  tools,
  toShortcut,
} from './tools.ts';

export interface ToolsProps {
  readonly view: EditorView;
  readonly format: Format;
  readonly open: OpenDialog;
  readonly set: ToolSet;
}

/** One stop of the Tab key. Within it the arrows go from button to button. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.tool')];
  const button = step(event, buttons, ['ArrowLeft', 'ArrowRight']);
  if (button === undefined) return;
  for (const each of buttons) each.tabIndex = each === button ? 0 : -1;
  button.focus();
}

/** The element that an arrow, Home or End leads to, among those that are visible. */
function step<Item extends HTMLElement>(
  event: KeyboardEvent,
  all: readonly Item[],
  [back, on]: readonly [string, string],
): Item | undefined {
  const items = all.filter((item) => item.offsetParent !== null);
  const now = items.findIndex((item) => item.matches(':focus'));
  const next = { [on]: now + 1, [back]: now - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined || now === -1) return undefined;
  event.preventDefault();
  return items[(next + items.length) % items.length];
}

export function Toolbar({ controls, ...props }: ToolsProps & { readonly controls: string }) {
  const { format, set } = props;
  const current = set.blocks.find((name) => tools[name].isOn?.(format) === true) ?? 'paragraph';
  const folded = set.row.slice(1).flat();
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus moves among its buttons, never to the row
    <div
      className="tools"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      onKeyDown={moveFocus}
    >
      {set.blocks.length > 0 && (
        <Menu {...props} title="Kind of paragraph" value={tools[current].name} names={set.blocks} />
      )}
      <ToolGroups {...props} groups={set.row} hasStop={set.blocks.length === 0} />
      {set.more.length > 0 && (
        <Menu {...props} title="More" names={[...folded, ...set.more]} folded={folded} />
      )}
      <span className="tool-group end">
        <ToolButton name="undo" {...props} />
        <ToolButton name="redo" {...props} />
      </span>
    </div>
  );
}

interface ToolGroupsProps extends ToolsProps {
  readonly groups: readonly (readonly ToolName[])[];
  /** Whether the Tab key stops at the first button. */
  readonly hasStop: boolean;
}

export const ToolGroups = ({ groups, hasStop, ...props }: ToolGroupsProps) =>
  groups.map((group, at) => (
    <span className="tool-group" key={group.join()}>
      {group.map((name, index) => (
        <ToolButton key={name} name={name} isStop={hasStop && at === 0 && index === 0} {...props} />
      ))}
    </span>
  ));

interface ToolButtonProps extends ToolsProps {
  readonly name: ToolName;
  readonly isStop?: boolean;
}

export function ToolButton({ name, isStop = false, view, format, open }: ToolButtonProps) {
  const tool = tools[name];
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
      onClick={isDisabled ? undefined : () => runTool(tool, view, open)}
    >
      <Icon name={tool.icon} />
    </button>
  );
}

interface MenuProps extends ToolsProps {
  readonly title: string;
  /** The name of the current choice. */
  readonly value?: string;
  readonly names: readonly ToolName[];
  /** Tools that are in the menu only where the row has no room for them. */
  readonly folded?: readonly ToolName[];
}

function Menu({ title, value, names, folded, view, format, open }: MenuProps) {
  const id = useId();
  const listItems = (menu: Element): HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('button')];

  function place(menu: HTMLElement): void {
    const opener = menu.previousElementSibling?.getBoundingClientRect();
    if (opener === undefined) return;
    menu.style.top = `${opener.bottom + 5}px`;
    menu.style.left = `${Math.max(0, Math.min(opener.left, innerWidth - menu.offsetWidth - 8))}px`;
    listItems(menu)
      .find((item) => item.offsetParent !== null)
      ?.focus();
  }

  return (
    <>
      <button
        type="button"
        className={value === undefined ? 'tool' : 'tool style'}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={value === undefined ? title : `${title}: ${value}`}
        title={title}
        tabIndex={value === undefined ? -1 : 0}
      >
        {value ?? <Icon name="more" />}
      </button>
      <div
        className="tool-menu"
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={title}
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') place(currentTarget);
        }}
        onKeyDown={(event) => {
          event.stopPropagation();
          step(event, listItems(event.currentTarget), ['ArrowUp', 'ArrowDown'])?.focus();
          if (event.key === 'Tab') event.currentTarget.hidePopover();
        }}
      >
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="menuitemcheckbox"
            aria-checked={tools[name].isOn?.(format) ?? false}
            className={folded?.includes(name) ? 'folded' : ''}
            tabIndex={-1}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => runTool(tools[name], view, open)}
          >
            <Icon name={tools[name].icon} />
            <span>{tools[name].name}</span>
            <span>{toShortcut(tools[name])}</span>
          </button>
        ))}
      </div>
    </>
  );
}

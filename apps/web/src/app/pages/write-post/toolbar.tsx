import type { LexicalEditor } from 'lexical';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type Action, actions, type Openers, shortcutOf, spokenShortcutOf } from './actions.ts';
import type { Here } from './formatting.ts';

interface ToolbarProps {
  editor: LexicalEditor;
  here: Here;
  openers: Openers;
  /** The text that it works on. */
  controls: string;
}

/** One stop of the Tab key; within it the arrows go from button to button. */
export function Toolbar({ editor, here, openers, controls }: ToolbarProps) {
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function walk(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -current, End: actions.length - 1 - current }[
      event.key
    ];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + actions.length) % actions.length;
    setCurrent(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus moves among its buttons, never to the row
    <div
      className="tools"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      ref={row}
      onKeyDown={walk}
    >
      {actions.map((action, index) => (
        <Tool
          key={action.id}
          action={action}
          isOn={action.isOn?.(here)}
          isStop={index === current}
          onFocus={() => setCurrent(index)}
          onPress={() => action.run(editor, openers)}
        />
      ))}
    </div>
  );
}

interface ToolProps {
  action: Action;
  isOn: boolean | undefined;
  isStop: boolean;
  onFocus: () => void;
  onPress: () => void;
}

const Tool = ({ action, isOn, isStop, onFocus, onPress }: ToolProps) => (
  <button
    type="button"
    className={action.isApart ? `tool apart tool-${action.id}` : `tool tool-${action.id}`}
    aria-label={action.name}
    aria-pressed={isOn}
    aria-keyshortcuts={spokenShortcutOf(action)}
    title={`${action.name} (${shortcutOf(action)})`}
    tabIndex={isStop ? 0 : -1}
    onFocus={onFocus}
    // The text keeps its selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    {action.face}
  </button>
);

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import { moveFocus, ToolButton, type ToolsProps } from './toolbar.tsx';

interface SelectionBarProps extends ToolsProps {
  readonly onComment?: (() => void) | undefined;
}

const gap = 8;

/** Above the selected words, with a mouse or the keyboard. On a touch screen the system has its own bar. */
export function SelectionBar({ onComment, ...props }: SelectionBarProps) {
  const { view, format, set } = props;
  const { from, to } = format;
  const bar = useRef<HTMLDivElement>(null);
  const isPointing = useIsPointing(view.dom);
  const isShown =
    from !== null && to !== null && !isPointing && view.hasFocus() && matchMedia('(hover: hover)').matches;

  useLayoutEffect(() => {
    const around = bar.current?.parentElement;
    if (!isShown || bar.current === null || !around) return;
    const frame = around.getBoundingClientRect();
    const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
    const { offsetHeight: height, offsetWidth: width } = bar.current;
    const top = Math.max(0, around.querySelector('.tools')?.getBoundingClientRect().bottom ?? 0);
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
      {set.selection.map((group, at) => (
        <span className="tool-group" key={group.join()}>
          {group.map((name, index) => (
            <ToolButton key={name} name={name} isStop={at === 0 && index === 0} {...props} />
          ))}
        </span>
      ))}
      {onComment && (
        <button
          type="button"
          className="tool wide-tool"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onComment}
        >
          <Icon name="comment" />
          Comment
        </button>
      )}
    </div>
  );
}

/** While words are being selected with a mouse. */
function useIsPointing(dom: HTMLElement): boolean {
  const [isPointing, setIsPointing] = useState(false);
  useEffect(() => {
    const start = () => setIsPointing(true);
    const end = () => setIsPointing(false);
    dom.addEventListener('pointerdown', start);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      dom.removeEventListener('pointerdown', start);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [dom]);
  return isPointing;
}

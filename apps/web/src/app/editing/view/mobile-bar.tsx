import { useEffect, useRef } from 'react';
import { Icon } from './icons.tsx';
import { ToolButton, type ToolsProps } from './toolbar.tsx';

/** On a phone, while the text has the focus: one bar on top of the keyboard. */
export function MobileBar({
  onInsert,
  ...props
}: ToolsProps & { readonly onInsert: (() => void) | undefined }) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const viewport = visualViewport;
    if (!viewport) return;
    const dock = () => {
      const keyboard = Math.max(0, innerHeight - viewport.height - viewport.offsetTop);
      // Without a keyboard on the screen it stands on the bar of the dashboard.
      const places = document.querySelector<HTMLElement>('nav.bar')?.offsetHeight ?? 0;
      bar.current?.style.setProperty('bottom', `${keyboard > 0 ? keyboard : places}px`);
    };
    dock();
    viewport.addEventListener('resize', dock);
    viewport.addEventListener('scroll', dock);
    return () => {
      viewport.removeEventListener('resize', dock);
      viewport.removeEventListener('scroll', dock);
    };
  }, []);
  return (
    <div className="mobile-bar" role="toolbar" aria-label="Formatting" ref={bar}>
      {onInsert && (
        <button
          type="button"
          className="tool"
          aria-label="Put in"
          onMouseDown={(event) => event.preventDefault()}
          onClick={onInsert}
        >
          <Icon name="plus" />
        </button>
      )}
      {props.set.mobile.map((name) => (
        <ToolButton key={name} name={name} isStop {...props} />
      ))}
    </div>
  );
}

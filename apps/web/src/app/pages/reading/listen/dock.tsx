import './dock.css';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Listening } from './listen-button.tsx';

interface DockProps {
  title: string;
  /** Where it is. */
  detail: string;
  /** Why there is no sound. */
  problem: string | null;
  label: string;
  isPlaying: boolean;
  onToggle: () => void;
  slider: {
    readonly label: string;
    readonly value: number;
    readonly max: number;
    readonly text: string;
    readonly onChange: (value: number) => void;
  };
  back: { readonly label: ReactNode; readonly onClick: () => void };
  onStop: () => void;
}

/** The controls while something is played, at the bottom of the window. Their upper edge is the slider. */
export function Dock({
  title,
  detail,
  problem,
  label,
  isPlaying,
  onToggle,
  slider,
  back,
  onStop,
}: DockProps) {
  // The button that opened it gets the focus back.
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return (
    <section className="dock" aria-label="Listening">
      <input
        type="range"
        aria-label={slider.label}
        min={0}
        max={slider.max}
        step={1}
        value={slider.value}
        aria-valuetext={slider.text}
        onChange={({ target }) => slider.onChange(Number(target.value))}
      />
      <span
        className="dock-progress"
        style={{ width: `${(100 * slider.value) / Math.max(1, slider.max)}%` }}
        aria-hidden="true"
      />
      <button className="dock-main" type="button" aria-label={label} onClick={onToggle}>
        <DockIcon
          path={isPlaying ? 'M8.5 5v14M15.5 5v14' : 'M7.5 4.5v15l12-7.5z'}
          strokeWidth={isPlaying ? 3 : 1.6}
        />
      </button>
      <p>
        <b>{title}</b>
        {problem === null && <span className="soft">{detail}</span>}
        <span role="status">{problem}</span>
      </p>
      <button type="button" onClick={back.onClick}>
        <DockIcon path="M5 12a7 7 0 1 0 2.5-5.4L5 9M5 4.5V9h4.5" />
        <span>{back.label}</span>
      </button>
      <button
        type="button"
        aria-label="Stop listening"
        onClick={() => {
          onStop();
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
        }}
      >
        <DockIcon path="M6 6l12 12M18 6 6 18" />
      </button>
    </section>
  );
}

const DockIcon = ({ path, strokeWidth }: { path: string; strokeWidth?: number }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} strokeWidth={strokeWidth} />
  </svg>
);

export type ListeningHandler = (listening: Listening | null) => void;

/** Reports the state to the page, and null when the component is removed. */
export function useReportListening(listening: Listening, onListening: ListeningHandler): void {
  const { label, detail, isPlaying, isRecording } = listening;
  const report = useEffectEvent(onListening);
  // Called within the press: some browsers allow sound only there.
  const toggle = useEffectEvent(listening.toggle);
  useEffect(() => {
    report({ label, detail, isPlaying, isRecording, toggle: () => toggle() });
  }, [label, detail, isPlaying, isRecording]);
  useEffect(() => {
    return () => report(null);
  }, []);
}

import { useEffect, useEffectEvent } from 'react';
import type { Listening } from './listen-button.tsx';

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

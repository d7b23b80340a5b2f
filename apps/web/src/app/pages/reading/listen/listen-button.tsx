import { type ReactNode, useState } from 'react';
import { listEnglishVoices } from './voices.ts';

/** The state of the recording or of the device's voice, which has two buttons on the page. */
export interface Listening {
  readonly label: string;
  /** The length of a recording, or whose voice it is. */
  readonly detail: string;
  readonly isPlaying: boolean;
  readonly isRecording: boolean;
  readonly toggle: () => void;
}

/** In a box of 24. */
export function renderListenIcon({ isPlaying, isRecording }: Listening): ReactNode {
  if (isPlaying) return <path d="M8.5 5v14M15.5 5v14" strokeWidth="3" />;
  if (isRecording) return <path d="M7.5 4.5v15l12-7.5z" fill="currentColor" strokeWidth="1.6" />;
  return <path d="M4 9.5v5h3.5l5 4v-13l-5 4zM15.8 9a4.4 4.4 0 0 1 0 6M18.3 6.6a7.8 7.8 0 0 1 0 10.8" />;
}

interface ListenPlaceProps {
  /** Null until its script has loaded. */
  listening: Listening | null;
  hasRecording: boolean;
}

/** Whether shell/early-text.tsx left a place for the button; null if it rendered nothing. */
function wasReserved(): boolean | null {
  const early = document.querySelector('[data-early]');
  return early && early.querySelector('.listen-place') !== null;
}

/**
 * The button above the text. A voice that the device reports only after the text was rendered is offered below the
 * text alone, so that nothing moves.
 */
export function ListenPlace({ listening, hasRecording }: ListenPlaceProps) {
  const [isReserved] = useState(() => wasReserved() ?? (hasRecording || listEnglishVoices().length > 0));
  if (!isReserved) return null;
  return (
    <div className="listen-place">
      {listening && (
        <button
          className={listening.isRecording ? 'listen-button' : 'listen-button of-device'}
          type="button"
          onClick={listening.toggle}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            {renderListenIcon(listening)}
          </svg>
          <span>
            <b>{listening.label}</b>
            <span className="soft">{listening.detail}</span>
          </span>
        </button>
      )}
    </div>
  );
}

import './read-aloud.css';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { getStoredSpeed, SpeedSelect, storeSpeed } from './playback-speed.tsx';
import { findVoice, type Speech, startSpeech } from './speech.ts';
import { type PagePiece, readPagePieces } from './speech-text.ts';

/** Styled by `::highlight(read-aloud)`; the DOM is not changed. */
const highlightName = 'read-aloud';

function highlightPiece(range: Range | null): void {
  if (typeof Highlight === 'undefined') return;
  if (range === null) CSS.highlights.delete(highlightName);
  else CSS.highlights.set(highlightName, new Highlight(range));
}

const isVisible = (range: Range): boolean => {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Scrolls to the next piece if the previous one was visible. */
function follow(piece: Range, before: Range | undefined): void {
  if (before !== undefined && !isVisible(before)) return;
  const { top, bottom } = piece.getBoundingClientRect();
  const isComfortable = top > innerHeight / 8 && bottom < innerHeight * 0.8;
  if (isComfortable) return;
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollBy({ top: top - innerHeight / 3, behavior: prefersReducedMotion ? 'instant' : 'smooth' });
}

interface ReadAloudProps {
  /** The headings and paragraphs to read. */
  page: RefObject<HTMLElement | null>;
}

/** Reads with the device's voice if there is no recording. */
export function ReadAloud({ page }: ReadAloudProps) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    let isMounted = true;
    const find = async () => {
      const voice = await findVoice();
      if (isMounted) setVoice(voice);
    };
    void find();
    return () => {
      isMounted = false;
    };
  }, []);
  return voice && <Controls page={page} voice={voice} />;
}

type Stage = 'stopped' | 'reading' | 'paused' | 'silent';
const stageButtons = {
  stopped: 'Read to me',
  reading: 'Pause',
  paused: 'Go on',
  silent: 'Try again',
} as const;

function Controls({ page, voice }: ReadAloudProps & { voice: SpeechSynthesisVoice }) {
  const [stage, setStage] = useState<Stage>('stopped');
  const [speed, setSpeed] = useState(getStoredSpeed);
  const pieces = useRef<readonly PagePiece[]>([]);
  const at = useRef(0);
  const reading = useRef<Speech>(null);
  const speedNow = useRef(speed);
  const main = useRef<HTMLButtonElement>(null);

  function stopSpeech(next: Stage) {
    reading.current?.stop();
    reading.current = null;
    if (next === 'stopped') {
      at.current = 0;
      highlightPiece(null);
    }
    setStage(next);
  }

  function readFrom(index: number) {
    reading.current?.stop();
    if (pieces.current.length === 0 && page.current !== null) pieces.current = readPagePieces(page.current);
    setStage('reading');
    reading.current = startSpeech(Math.max(0, Math.min(index, pieces.current.length - 1)), {
      pieces: pieces.current,
      voice,
      speed: () => speedNow.current,
      onPiece: (now) => {
        const piece = now === null ? undefined : pieces.current[now];
        if (now === null || piece === undefined) {
          stopSpeech('stopped');
          return;
        }
        follow(piece.range, pieces.current[at.current]?.range);
        at.current = now;
        highlightPiece(piece.range);
      },
      onSilence: () => stopSpeech('silent'),
    });
  }

  function chooseSpeed(chosen: number) {
    speedNow.current = chosen;
    setSpeed(chosen);
    storeSpeed(chosen);
    if (stage === 'reading') readFrom(at.current);
  }

  // Stops when the page is left.
  useEffect(() => {
    const leave = () => {
      reading.current?.stop();
      reading.current = null;
      highlightPiece(null);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  // Escape works from anywhere on the page.
  const isReading = stage === 'reading';
  const pause = useEffectEvent(() => stopSpeech('paused'));
  useEffect(() => {
    if (!isReading) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') pause();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isReading]);

  const isStarted = stage !== 'stopped';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this is not one.
    <div className={isStarted ? 'read-aloud started' : 'read-aloud'} role="group" aria-label="Reading aloud">
      <p className="row">
        <LinkButton ref={main} onClick={() => (isReading ? stopSpeech('paused') : readFrom(at.current))}>
          {stageButtons[stage]}
        </LinkButton>
        {isStarted && (
          <>
            <LinkButton onClick={() => readFrom(at.current - 1)}>
              Back<span className="vh"> a sentence</span>
            </LinkButton>
            <LinkButton onClick={() => readFrom(at.current + 1)}>
              Next<span className="vh"> sentence</span>
            </LinkButton>
            <LinkButton
              onClick={() => {
                stopSpeech('stopped');
                main.current?.focus();
              }}
            >
              Stop
            </LinkButton>
            <SpeedSelect speed={speed} onChange={chooseSpeed} />
          </>
        )}
        {stage !== 'silent' && <span className="audio-info">{formatVoice(voice, isStarted)}</span>}
      </p>
      {stage === 'silent' && (
        <p className="small-print" role="status">
          Your device stopped speaking. Try again, or close other programs that speak.
        </p>
      )}
    </div>
  );
}

/** The full text before the start, a short one afterwards. */
function formatVoice({ localService }: SpeechSynthesisVoice, isShort: boolean): string {
  const source = localService ? 'your device’s own voice' : 'a voice of your browser';
  if (isShort) return `in ${source}`;
  const note = localService ? 'Nothing leaves your device.' : 'Its maker may be sent the words.';
  return `in ${source}. ${note}`;
}

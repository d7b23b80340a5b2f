import { type RefObject, useEffect, useRef, useState } from 'react';
import { setHighlight } from '#app/reading/text-ranges.ts';
import { Dock, type ListeningHandler, useReportListening } from './dock.tsx';
import { findVoice, type Speech, startSpeech } from './speech.ts';
import { type PagePiece, readPagePieces } from './speech-text.ts';

const highlightPiece = (range: Range | null): void =>
  setHighlight('read-aloud', range === null ? [] : [range]);

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
  title: string;
  onListening: ListeningHandler;
}

/** Reads with the device's voice if there is no recording. */
export function ReadAloud(props: ReadAloudProps) {
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
  return voice && <Reader {...props} voice={voice} />;
}

type Stage = 'stopped' | 'reading' | 'paused' | 'silent';
const labels = {
  stopped: 'Read to me',
  reading: 'Pause',
  paused: 'Go on',
  silent: 'Try again',
} as const;

interface ReaderProps extends ReadAloudProps {
  voice: SpeechSynthesisVoice;
}

function Reader({ page, title, voice, onListening }: ReaderProps) {
  const [stage, setStage] = useState<Stage>('stopped');
  const [progress, setProgress] = useState({ current: 0, last: 0 });
  const pieces = useRef<readonly PagePiece[]>([]);
  const at = useRef(0);
  const reading = useRef<Speech>(null);

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
      onPiece: (now) => {
        const piece = now === null ? undefined : pieces.current[now];
        if (now === null || piece === undefined) {
          stopSpeech('stopped');
          return;
        }
        follow(piece.range, pieces.current[at.current]?.range);
        at.current = now;
        setProgress({ current: now, last: pieces.current.length - 1 });
        highlightPiece(piece.range);
      },
      onSilence: () => stopSpeech('silent'),
    });
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

  const isReading = stage === 'reading';
  const listening = {
    label: labels[stage],
    detail: describeVoice(voice),
    isPlaying: isReading,
    isRecording: false,
    toggle: () => (isReading ? stopSpeech('paused') : readFrom(at.current)),
  };
  useReportListening(listening, onListening);
  if (stage === 'stopped') return null;
  const { current, last } = progress;
  const where = `Sentence ${current + 1} of ${last + 1}`;
  return (
    <Dock
      title={title}
      detail={where}
      problem={
        stage === 'silent'
          ? 'Your device stopped speaking. Try again, or close other programs that speak.'
          : null
      }
      label={listening.label}
      isPlaying={isReading}
      onToggle={listening.toggle}
      slider={{ label: 'Where in the text', value: current, max: last, text: where, onChange: readFrom }}
      back={{
        label: <span className="vh">Back a sentence</span>,
        onClick: () => readFrom(at.current - 1),
      }}
      onStop={() => stopSpeech('stopped')}
    />
  );
}

const describeVoice = ({ localService }: SpeechSynthesisVoice): string =>
  localService
    ? 'In your device’s own voice'
    : 'In a voice of your browser, whose maker may be sent the words';

import { useEffect, useRef, useState } from 'react';
import { formatClock } from '#ui/format-duration.ts';
import { LinkButton } from '#ui/link-button.tsx';

const formats = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** The recording format of this browser. Undefined if it cannot record. */
const findFormat = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : formats.find(([type]) => MediaRecorder.isTypeSupported(type));

/** A file name with the extension of the format. */
export const nameFor = (blob: Blob): string => {
  const [type = ''] = blob.type.split(';');
  return `recording.${formats.find(([each]) => each.startsWith(type))?.[1] ?? 'webm'}`;
};

/** Client-side navigation keeps the permissions policy of the first page, which may block the microphone. */
function isMicrophoneShut(): boolean {
  const policy: { allowsFeature?: (feature: string) => boolean } | undefined = Reflect.get(
    document,
    'featurePolicy',
  );
  return policy?.allowsFeature?.('microphone') === false;
}

/** A crash of the browser loses at most one piece. */
const pieceMs = 4_000;

/** Starts, and resolves to a function that stops. `onPiece` gets the pieces in order, one at a time. */
async function startRecorder(onPiece: (at: number, piece: Blob) => Promise<void>) {
  // Mono without processing, because the filters for calls degrade a reading.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, autoGainControl: false },
  });
  const recorder = new MediaRecorder(stream, {
    mimeType: findFormat()?.[0] ?? '',
    audioBitsPerSecond: 96_000,
  });
  let processed: Promise<void> = Promise.resolve();
  let count = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    const at = count++;
    processed = processed.then(() => onPiece(at, data));
  });
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start(pieceMs);
  return async () => {
    if (recorder.state !== 'inactive') recorder.stop();
    await stopped;
    for (const track of stream.getTracks()) track.stop();
    await processed;
  };
}

interface RecordProps {
  label: string;
  /** Before the page is loaded again. */
  onReload: () => Promise<unknown>;
  onPiece: (at: number, piece: Blob) => Promise<void>;
  onDone: () => void;
  onFailure: (message: string | null) => void;
}

/** Records with the microphone, if the browser can. */
export function Record({ label, onReload, onPiece, onDone, onFailure }: RecordProps) {
  const stop = useRef<() => Promise<void>>(null);
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [ms, setMs] = useState(0);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setInterval(() => setMs(Date.now() - startedAt), 500);
    return () => clearInterval(timer);
  }, [startedAt]);
  useEffect(() => {
    return () => void stop.current?.();
  }, []);

  async function begin() {
    onFailure(null);
    if (isMicrophoneShut()) {
      // Only a full load of this page brings the policy that allows the microphone.
      await onReload();
      location.reload();
      return;
    }
    try {
      stop.current = await startRecorder(onPiece);
      setMs(0);
      setStartedAt(Date.now());
    } catch {
      onFailure('The microphone can’t be used. Allow it for this site in your browser, and try again.');
    }
  }

  async function end() {
    try {
      await stop.current?.();
      onDone();
    } catch {
      onFailure(
        'This browser could not keep the recording. Record it with another program, and send the file.',
      );
    }
    stop.current = null;
    setStartedAt(null);
  }

  if (findFormat() === undefined) return null;
  return (
    <p className="row">
      {startedAt === null ? (
        <LinkButton onClick={() => void begin()}>
          {isMicrophoneShut() ? 'Reload this page to record here' : label}
        </LinkButton>
      ) : (
        <>
          <strong>Recording, {formatClock(ms)}</strong>
          <button type="button" className="btn small" onClick={() => void end()}>
            Stop
          </button>
        </>
      )}
    </p>
  );
}

const kinds = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** The recording format of this browser with its file extension. Undefined if it cannot record. */
const findFormat = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : kinds.find(([type]) => MediaRecorder.isTypeSupported(type));

export const canRecord = (): boolean => findFormat() !== undefined;

export const nameFor = (blob: Blob): string => {
  const [type] = blob.type.split(';');
  const extension = kinds.find(([kind]) => kind.split(';')[0] === type)?.[1] ?? 'webm';
  return `recording.${extension}`;
};

interface Policy {
  allowsFeature: (feature: string) => boolean;
}

/** Client-side navigation keeps the permissions policy of the first page, which may block the microphone. */
export function isMicrophoneShut(): boolean {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  return isPolicy(policy) && !policy.allowsFeature('microphone');
}

const isPolicy = (value: unknown): value is Policy =>
  typeof value === 'object' && value !== null && 'allowsFeature' in value;

export interface Recorder {
  /** Resolves when all pieces have been processed. */
  stop: () => Promise<void>;
}

/** The length of a piece. */
const pieceMs = 4_000;

/** Requests the microphone and starts. `onPiece` gets the pieces in order, one at a time. */
export async function startRecorder(onPiece: (at: number, piece: Blob) => Promise<void>): Promise<Recorder> {
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
    const at = count;
    count += 1;
    processed = processed.then(() => onPiece(at, data));
  });
  const stopped = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      resolve();
    });
  });
  recorder.start(pieceMs);
  return {
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await stopped;
      await processed;
    },
  };
}

const kinds = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg;codecs=opus', 'ogg'],
] as const;

/** What this browser records in, and how such a file is called; null where it records nothing. */
const kindHere = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : kinds.find(([type]) => MediaRecorder.isTypeSupported(type));

export const canRecord = (): boolean => kindHere() !== undefined;

export const nameFor = (blob: Blob): string => {
  const [type] = blob.type.split(';');
  const extension = kinds.find(([kind]) => kind.split(';')[0] === type)?.[1] ?? 'webm';
  return `recording.${extension}`;
};

interface Policy {
  allowsFeature: (feature: string) => boolean;
}

/** A page that was reached without being loaded anew has the policy of the page where the visit began. */
export function isMicrophoneShut(): boolean {
  const policy: unknown = Reflect.get(document, 'featurePolicy');
  return isPolicy(policy) && !policy.allowsFeature('microphone');
}

const isPolicy = (found: unknown): found is Policy =>
  typeof found === 'object' && found !== null && 'allowsFeature' in found;

export interface Recorder {
  /** Ends once everything that was said has been handed on. */
  stop: () => Promise<void>;
}

/** So often a stretch is handed on. */
const pieceMs = 4_000;

/** Asks for the microphone and begins. Each stretch is handed on in its order. */
export async function startRecorder(onPiece: (at: number, piece: Blob) => Promise<void>): Promise<Recorder> {
  // One voice, as it is: what makes calls easy to follow makes a reading sound like a call.
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, autoGainControl: false },
  });
  const recorder = new MediaRecorder(stream, {
    mimeType: kindHere()?.[0] ?? '',
    audioBitsPerSecond: 96_000,
  });
  let handed: Promise<void> = Promise.resolve();
  let count = 0;
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return;
    const at = count;
    count += 1;
    handed = handed.then(() => onPiece(at, data));
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
      await handed;
    },
  };
}

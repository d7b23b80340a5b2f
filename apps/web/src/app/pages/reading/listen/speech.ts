import { seconds } from '@wayfare/contracts/rules/durations';

/** Some devices report their voices late. */
const voicesMs = seconds(2);

const language = 'en';

/** Excludes novelty voices. */
const usual =
  /natural|premium|enhanced|samantha|allison|\bava\b|daniel|karen|moira|zira|aria|jenny|david|english/i;

/** Prefers voices that run on the device. */
function rankOf(voice: SpeechSynthesisVoice): number {
  const isNear = voice.lang.replace('_', '-').toLowerCase() === 'en-us';
  return (
    (voice.localService ? 8 : 0) +
    (voice.default ? 4 : 0) +
    (usual.test(voice.name) ? 2 : 0) +
    (isNear ? 1 : 0)
  );
}

const voiceOf = (synthesis: SpeechSynthesis): SpeechSynthesisVoice | null =>
  synthesis
    .getVoices()
    .filter(({ lang }) => lang.toLowerCase().startsWith(language))
    .toSorted((a, b) => rankOf(b) - rankOf(a))[0] ?? null;

/** Null if the device has no English voice. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  // Some browsers lack speech synthesis.
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  if (synthesis === undefined) return null;
  return (
    voiceOf(synthesis) ??
    new Promise((resolve) => {
      const settle = () => {
        const voice = voiceOf(synthesis);
        if (voice !== null) end(voice);
      };
      const timer = setTimeout(() => end(voiceOf(synthesis)), voicesMs);
      const end = (voice: SpeechSynthesisVoice | null) => {
        clearTimeout(timer);
        synthesis.removeEventListener('voiceschanged', settle);
        resolve(voice);
      };
      synthesis.addEventListener('voiceschanged', settle);
    })
  );
}

interface Reader {
  readonly pieces: readonly { readonly words: string }[];
  readonly voice: SpeechSynthesisVoice;
  readonly speed: () => number;
  /** Called at the start of each piece. Null at the end. */
  readonly onPiece: (at: number | null) => void;
  /** The voice has stopped and does not recover. */
  readonly onSilence: () => void;
}

export interface Reading {
  readonly stop: () => void;
}

/** At speed 1. A low estimate. */
const charactersPerSecond = 13;
const minPieceMs = seconds(2);
/** Browsers drop an utterance that follows a cancel at once. */
const restMs = 60;
let silencedAt = Number.NEGATIVE_INFINITY;
const wasJustSilenced = (): boolean =>
  speechSynthesis.speaking || speechSynthesis.pending || performance.now() - silencedAt < restMs;
/** After this many pieces in a row without an end, the voice is considered silent. */
const maxSilentPieces = 3;

/**
 * Speaks the pieces one by one, because voices stop in long texts without an event, and pausing does not work
 * everywhere. A piece that takes twice as long as estimated is repeated from the last known word, then skipped.
 */
export function startSpeech(from: number, { pieces, voice, speed, onPiece, onSilence }: Reader): Reading {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Referenced, so that it is not garbage collected before its end event.
  let said: SpeechSynthesisUtterance | null = null;
  let silent = 0;

  function say(at: number, begin = 0): void {
    const words = pieces[at]?.words.slice(begin);
    if (words === undefined) {
      said = null;
      onPiece(null);
      return;
    }
    if (begin === 0) onPiece(at);
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = speed();
    let heard = 0;
    const isOver = () => said !== utterance;
    const watch = () => {
      clearTimeout(timer);
      const left = words.length - heard;
      timer = setTimeout(
        revive,
        2 * Math.max(minPieceMs, seconds(left / charactersPerSecond / utterance.rate)),
      );
    };
    utterance.addEventListener('boundary', ({ charIndex }) => {
      if (isOver()) return;
      heard = charIndex;
      watch();
    });
    utterance.addEventListener('end', () => {
      if (isOver()) return;
      silent = 0;
      clearTimeout(timer);
      say(at + 1);
    });
    const revive = () => {
      if (isOver()) return;
      fallSilent();
      silent += 1;
      if (silent >= maxSilentPieces) onSilence();
      // A piece is tried twice.
      else timer = setTimeout(() => (begin > 0 || silent > 1 ? say(at + 1) : say(at, heard)), restMs);
    };
    utterance.addEventListener('error', () => {
      if (isOver()) return;
      clearTimeout(timer);
      revive();
    });
    said = utterance;
    watch();
    speechSynthesis.speak(utterance);
  }

  function fallSilent(): void {
    clearTimeout(timer);
    said = null;
    speechSynthesis.cancel();
    silencedAt = performance.now();
  }

  // Some browsers allow speech only within a click, so the first piece starts synchronously.
  if (wasJustSilenced()) {
    speechSynthesis.cancel();
    timer = setTimeout(() => say(from), restMs);
  } else say(from);
  return { stop: fallSilent };
}

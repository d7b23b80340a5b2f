import { seconds } from '@wayfare/contracts/rules/durations';
import { listEnglishVoices } from './voices.ts';

/** Some devices report their voices late. */
const voicesMs = seconds(2);

/** Excludes novelty voices. */
const commonVoices =
  /natural|premium|enhanced|samantha|allison|\bava\b|daniel|karen|moira|zira|aria|jenny|david|english/i;

/** Prefers voices that run on the device. */
function rankVoice(voice: SpeechSynthesisVoice): number {
  const isNear = voice.lang.replace('_', '-').toLowerCase() === 'en-us';
  return (
    (voice.localService ? 8 : 0) +
    (voice.default ? 4 : 0) +
    (commonVoices.test(voice.name) ? 2 : 0) +
    (isNear ? 1 : 0)
  );
}

const pickVoice = (): SpeechSynthesisVoice | null =>
  listEnglishVoices().toSorted((a, b) => rankVoice(b) - rankVoice(a))[0] ?? null;

/** Null if the device has no English voice. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  // Some browsers lack speech synthesis.
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  if (synthesis === undefined) return null;
  return (
    pickVoice() ??
    new Promise((resolve) => {
      const settle = () => {
        const voice = pickVoice();
        if (voice !== null) end(voice);
      };
      const timer = setTimeout(() => end(pickVoice()), voicesMs);
      const end = (voice: SpeechSynthesisVoice | null) => {
        clearTimeout(timer);
        synthesis.removeEventListener('voiceschanged', settle);
        resolve(voice);
      };
      synthesis.addEventListener('voiceschanged', settle);
    })
  );
}

interface SpeechOptions {
  readonly pieces: readonly { readonly text: string }[];
  readonly voice: SpeechSynthesisVoice;
  /** Called at the start of each piece. Null at the end. */
  readonly onPiece: (at: number | null) => void;
  /** The voice has stopped and does not recover. */
  readonly onSilence: () => void;
}

export interface Speech {
  readonly stop: () => void;
}

/** A low estimate. */
const charactersPerSecond = 13;
const minPieceMs = seconds(2);
/** Browsers drop an utterance that follows a cancel at once. */
const cancelDelayMs = 60;
let silencedAt = Number.NEGATIVE_INFINITY;
const wasJustSilenced = (): boolean =>
  speechSynthesis.speaking || speechSynthesis.pending || performance.now() - silencedAt < cancelDelayMs;
/** After this many pieces in a row without an end, the voice is considered silent. */
const maxSilentPieces = 3;

/**
 * Speaks the pieces one by one, because voices stop in long texts without an event, and pausing does not work
 * everywhere. A piece that takes twice as long as estimated is repeated from the last known word, then skipped.
 */
export function startSpeech(from: number, { pieces, voice, onPiece, onSilence }: SpeechOptions): Speech {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Referenced, so that it is not garbage collected before its end event.
  let current: SpeechSynthesisUtterance | null = null;
  let silentPieces = 0;

  function speak(at: number, offset = 0): void {
    const text = pieces[at]?.text.slice(offset);
    if (text === undefined) {
      current = null;
      onPiece(null);
      return;
    }
    if (offset === 0) onPiece(at);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    let lastBoundary = 0;
    const isStale = () => current !== utterance;
    const watch = () => {
      clearTimeout(timer);
      const left = text.length - lastBoundary;
      timer = setTimeout(recover, 2 * Math.max(minPieceMs, seconds(left / charactersPerSecond)));
    };
    utterance.addEventListener('boundary', ({ charIndex }) => {
      if (isStale()) return;
      lastBoundary = charIndex;
      watch();
    });
    utterance.addEventListener('end', () => {
      if (isStale()) return;
      silentPieces = 0;
      clearTimeout(timer);
      speak(at + 1);
    });
    const recover = () => {
      if (isStale()) return;
      stop();
      silentPieces += 1;
      if (silentPieces >= maxSilentPieces) onSilence();
      // A piece is tried twice.
      else
        timer = setTimeout(
          () => (offset > 0 || silentPieces > 1 ? speak(at + 1) : speak(at, lastBoundary)),
          cancelDelayMs,
        );
    };
    utterance.addEventListener('error', () => {
      if (isStale()) return;
      clearTimeout(timer);
      recover();
    });
    current = utterance;
    watch();
    speechSynthesis.speak(utterance);
  }

  function stop(): void {
    clearTimeout(timer);
    current = null;
    speechSynthesis.cancel();
    silencedAt = performance.now();
  }

  // Some browsers allow speech only within a click, so the first piece starts synchronously.
  if (wasJustSilenced()) {
    speechSynthesis.cancel();
    timer = setTimeout(() => speak(from), cancelDelayMs);
  } else speak(from);
  return { stop };
}

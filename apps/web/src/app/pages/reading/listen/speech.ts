import { seconds } from '@wayfare/contracts/rules/durations';

/** After that nobody waits for voices any more: a device that has some has told of them. */
const voicesMs = seconds(2);

const language = 'en';

/** Voices that a device has for fun come by name, and only where nothing else is there. */
const usual =
  /natural|premium|enhanced|samantha|allison|\bava\b|daniel|karen|moira|zira|aria|jenny|david|english/i;

/** What speaks well and sends no word anywhere is asked first. */
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

/** The voice to read with; null where the device has none that speaks the language of the texts. */
export async function findVoice(): Promise<SpeechSynthesisVoice | null> {
  // Some browsers leave it out, and some have it without a voice.
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
  /** A piece begins; null when all has been read. */
  readonly onPiece: (at: number | null) => void;
  /** The voice says nothing any more, whatever is tried. */
  readonly onSilence: () => void;
}

export interface Reading {
  /** Falls silent at once, and says nothing more of itself. */
  readonly stop: () => void;
}

/** What voices say in a second at the usual speed, rather less than they do. */
const charactersPerSecond = 13;
const minPieceMs = seconds(2);
/** A browser that was told to be silent drops what it is told in the same moment. */
const restMs = 60;
let silencedAt = Number.NEGATIVE_INFINITY;
const wasJustSilenced = (): boolean =>
  speechSynthesis.speaking || speechSynthesis.pending || performance.now() - silencedAt < restMs;
/** So many pieces in a row without an end: nobody speaks. */
const maxSilentPieces = 3;

/**
 * Reads one piece after the other, from one on. Each is said by itself: voices die in the middle of long texts without a
 * word, and the browser's own pause does not come back everywhere. Whatever takes twice as long as it should is dead:
 * it is said once more from where it was heard last, and passed over after that.
 */
export function startSpeech(from: number, { pieces, voice, speed, onPiece, onSilence }: Reader): Reading {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Held here, for browsers throw away what nobody holds, and its end with it.
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
      // What was begun twice and never ended is not tried a third time.
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

  // Only what is said within the press of a button is let through by some, so the first piece waits for nothing.
  if (wasJustSilenced()) {
    speechSynthesis.cancel();
    timer = setTimeout(() => say(from), restMs);
  } else say(from);
  return { stop: fallSilent };
}

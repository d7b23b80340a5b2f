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
export async function deviceVoice(): Promise<SpeechSynthesisVoice | null> {
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

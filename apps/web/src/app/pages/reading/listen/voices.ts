/** Empty without speech synthesis, and until the device has reported its voices. */
export function listEnglishVoices(): SpeechSynthesisVoice[] {
  // Some browsers lack speech synthesis.
  const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;
  return synthesis?.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith('en')) ?? [];
}

/** Undefined where the browser has no speech synthesis. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/**
 * A voice of this device for a language, preferably of its region; undefined where there is none. Remote voices are
 * excluded: they send the text to their vendor's server and are silent offline.
 *
 * @param tag BCP 47
 */
export function findVoice(tag: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ localService }) => localService)
  // Android writes en_GB.
  const isOf = (wanted: string) => (voice: SpeechSynthesisVoice) =>
    `${voice.lang.replace('_', '-')}-`.toLowerCase().startsWith(`${wanted.toLowerCase()}-`)
  return voices.find(isOf(tag)) ?? voices.find(isOf(tag.split('-')[0] ?? tag))
}

/** Browsers load their voices some time after the first request. */
export function onVoicesChange(listener: () => void): () => void {
  const speaker = synthesis()
  // Old Safari has its voices at once, and no event.
  speaker?.addEventListener?.('voiceschanged', listener)
  return () => speaker?.removeEventListener?.('voiceschanged', listener)
}

/** Undefined where the browser cannot speak. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/**
 * A voice of this device for a language, best one of its region; undefined where there is none. Others are spoken by
 * their maker's server, which would get the text, and are silent without a network.
 *
 * @param tag BCP 47
 */
export function voiceFor(tag: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ localService }) => localService)
  // Android writes en_GB.
  const isOf = (wanted: string) => (voice: SpeechSynthesisVoice) =>
    `${voice.lang.replace('_', '-')}-`.toLowerCase().startsWith(`${wanted.toLowerCase()}-`)
  return voices.find(isOf(tag)) ?? voices.find(isOf(tag.split('-')[0] ?? tag))
}

/** Browsers find their voices some time after they are first asked. */
export function whenVoicesChange(listener: () => void): () => void {
  const speaker = synthesis()
  // Old Safari has them at once, and no event.
  speaker?.addEventListener?.('voiceschanged', listener)
  return () => speaker?.removeEventListener?.('voiceschanged', listener)
}

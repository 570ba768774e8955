const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/**
 * Finds a voice on this device, preferably for the language's region; undefined without one. Remote
 * voices are excluded: they send the text to their vendor and are silent offline.
 *
 * @param tag BCP 47
 */
export function findVoice(tag: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter(({ localService }) => localService)
  // Android writes en_GB instead of en-GB.
  const isOf = (wanted: string) => (voice: SpeechSynthesisVoice) =>
    `${voice.lang.replace('_', '-')}-`.toLowerCase().startsWith(`${wanted.toLowerCase()}-`)
  return voices.find(isOf(tag)) ?? voices.find(isOf(tag.split('-')[0] ?? tag))
}

/**
 * Calls `listener` when the list of voices changes, because browsers load it late. Returns the
 * unsubscribe function.
 */
export function onVoicesChange(listener: () => void): () => void {
  const speaker = synthesis()
  // Old versions of Safari have their voices at once, and lack this event.
  speaker?.addEventListener?.('voiceschanged', listener)
  return () => speaker?.removeEventListener?.('voiceschanged', listener)
}

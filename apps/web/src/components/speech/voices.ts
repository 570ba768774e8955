/** The browser's speech synthesis; undefined if it has none. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis

/**
 * A voice of this device for a language, preferably for the same region; undefined if there is none. Remote voices are
 * excluded: they send the text to their vendor's server and are silent offline.
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
 * Calls `listener` when the list of voices changes: browsers load it some time after the first request. Returns the
 * unsubscribe function.
 */
export function onVoicesChange(listener: () => void): () => void {
  const speaker = synthesis()
  // Old versions of Safari have their voices at once, and fire no event.
  speaker?.addEventListener?.('voiceschanged', listener)
  return () => speaker?.removeEventListener?.('voiceschanged', listener)
}

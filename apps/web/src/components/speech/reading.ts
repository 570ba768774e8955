// A device speaks with one voice, so only one text is read at a time.

interface Reading {
  readonly reader: string
  /**
   * The reference prevents a Chromium bug: an unreferenced utterance is garbage-collected and never
   * fires its end event.
   */
  readonly utterances: readonly SpeechSynthesisUtterance[]
}

let current: Reading | undefined
const listeners = new Set<() => void>()

function set(reading: Reading | undefined): void {
  current = reading
  for (const listener of listeners) listener()
}

/** Whether this reader's text is being read. */
export const isReading = (reader: string) => current?.reader === reader

export function onReadingChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Reads lines aloud in order, in place of any text being read.
 *
 * @param reader unique name of the caller
 * @param onFailed called when the device could not speak
 */
export function startReading(
  reader: string,
  lines: readonly string[],
  voice: SpeechSynthesisVoice,
  onFailed: () => void,
): void {
  // A cancelled utterance fires an error at some point. The error is ignored, because the utterance
  // is no longer current.
  stop()
  const utterances = lines.map((line) => {
    const utterance = new SpeechSynthesisUtterance(line)
    utterance.voice = voice
    utterance.lang = voice.lang.replace('_', '-')
    return utterance
  })
  const reading = { reader, utterances }
  for (const utterance of utterances)
    utterance.onerror = () => {
      if (current !== reading) return
      stopReading(reader)
      onFailed()
    }
  const last = utterances.at(-1)
  if (last)
    last.onend = () => {
      if (current === reading) set(undefined)
    }
  set(last && reading)
  for (const utterance of utterances) speechSynthesis.speak(utterance)
  // Browsers keep speaking after the user leaves the page.
  addEventListener('pagehide', stop)
}

/** Stops reading this reader's text. Other readers continue. */
export function stopReading(reader: string): void {
  if (isReading(reader)) stop()
}

function stop(): void {
  set(undefined)
  speechSynthesis.cancel()
}

// A device has one voice, so one text is read at a time, whoever asked for it.

interface Reading {
  readonly reader: string
  /** Held until they are spoken: Chromium forgets an utterance that nobody holds, and never tells its end. */
  readonly utterances: readonly SpeechSynthesisUtterance[]
}

let current: Reading | undefined
const listeners = new Set<() => void>()

function set(reading: Reading | undefined): void {
  current = reading
  for (const listener of listeners) listener()
}

/** Whether what this reader asked for is being read. */
export const isReading = (reader: string) => current?.reader === reader

export function whenReadingChanges(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Reads the lines aloud, one after the other, in place of whatever is being read.
 *
 * @param reader who asks, by a name of its own
 * @param onFailed the device could not
 */
export function read(
  reader: string,
  lines: readonly string[],
  voice: SpeechSynthesisVoice,
  onFailed: () => void,
): void {
  // What is cancelled tells so as an error, at once or later: by then it is not what is being read.
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
  // Browsers go on speaking after the page is left.
  addEventListener('pagehide', stop)
}

/** Stops what this reader asked for; what another did goes on. */
export function stopReading(reader: string): void {
  if (isReading(reader)) stop()
}

function stop(): void {
  set(undefined)
  speechSynthesis.cancel()
}

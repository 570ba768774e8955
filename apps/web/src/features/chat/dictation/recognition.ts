/** The parts of the Web Speech API in use. TypeScript has no types for them. */
export interface Recognition {
  lang: string
  interimResults: boolean
  onresult:
    | ((event: { readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>> }) => void)
    | null
  onerror: ((event: { readonly error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

export type DictationFailure = 'nothing' | 'refused' | 'noMicrophone' | 'noNetwork' | 'failed'

const unheard: Readonly<Record<string, DictationFailure>> = {
  'no-speech': 'nothing',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  network: 'noNetwork',
}

/**
 * Listens once, until the speaker pauses. Neither callback runs after `abort`.
 *
 * @param tag the language spoken, BCP 47
 * @param onHeard receives the text
 * @param onUnheard receives the reason for missing text
 * @returns `stop` ends with the text so far, `abort` without text
 */
export function startDictation(
  tag: string,
  onHeard: (text: string) => void,
  onUnheard: (why: DictationFailure) => void,
) {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Record<string, unknown>
  const Recognizer = (SpeechRecognition ?? webkitSpeechRecognition) as new () => Recognition
  const recognition = new Recognizer()
  let isOver = false
  const over = (tell: () => void) => {
    if (!isOver) tell()
    isOver = true
  }
  recognition.lang = tag
  recognition.interimResults = false
  recognition.onresult = ({ results }) => {
    const text = Array.from(results, (result) => result[0]?.transcript.trim())
      .join(' ')
      .trim()
    if (text !== '') over(() => onHeard(text))
  }
  recognition.onerror = ({ error }) => over(() => onUnheard(unheard[error] ?? 'failed'))
  recognition.onend = () => over(() => onUnheard('nothing'))
  try {
    recognition.start()
  } catch {
    // Another page is using the microphone.
    over(() => onUnheard('failed'))
  }
  return {
    stop: () => recognition.stop(),
    abort: () => {
      isOver = true
      recognition.abort()
    },
  }
}

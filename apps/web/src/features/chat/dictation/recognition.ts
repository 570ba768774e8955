/** The part of the Web Speech API that is used here; TypeScript has no names for it. */
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

/** What can come of listening, beside a text. */
export type Unheard = 'nothing' | 'refused' | 'noMicrophone' | 'noNetwork' | 'failed'

const unheard: Readonly<Record<string, Unheard>> = {
  'no-speech': 'nothing',
  'not-allowed': 'refused',
  'service-not-allowed': 'refused',
  'audio-capture': 'noMicrophone',
  network: 'noNetwork',
}

/**
 * Listens once, until whoever speaks is silent.
 *
 * @param tag the language that is spoken, BCP 47
 * @param onHeard gets the text
 * @param onUnheard gets why there is none; neither is called after `abort`
 * @returns ways to end it: with what was heard up to then, or without anything
 */
export function listen(tag: string, onHeard: (text: string) => void, onUnheard: (why: Unheard) => void) {
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
    // Another page is listening.
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

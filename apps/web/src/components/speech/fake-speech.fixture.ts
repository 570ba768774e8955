import { vi } from 'vitest'

/** A fake speech synthesiser, with access to its queue and control over when an utterance ends. */
export function fakeSpeech(voices: readonly Partial<SpeechSynthesisVoice>[]) {
  let queue: SpeechSynthesisUtterance[] = []
  const listeners = new Set<() => void>()
  const speech = {
    voices: [...voices],
    getVoices: () => speech.voices as SpeechSynthesisVoice[],
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
    speak: (utterance: SpeechSynthesisUtterance) => void queue.push(utterance),
    // Browsers report a cancelled utterance as an error.
    cancel: () => {
      const [first] = queue
      queue = []
      first?.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent)
    },
    /** Texts in the queue, including the current one. */
    texts: () => queue.map(({ text }) => text),
    languages: () => queue.map(({ lang }) => lang),
    finish: () => {
      const spoken = queue
      queue = []
      for (const { onend } of spoken) (onend as (() => void) | null)?.()
    },
    fail: () => {
      const [first] = queue
      ;(first?.onerror as ((event: object) => void) | null)?.({ error: 'synthesis-failed' })
    },
    find: (...found: Partial<SpeechSynthesisVoice>[]) => {
      speech.voices.push(...found)
      for (const listener of listeners) listener()
    },
  }
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      voice: unknown
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  return speech
}

export const britishVoice = { lang: 'en-GB', localService: true, name: 'Kate' }

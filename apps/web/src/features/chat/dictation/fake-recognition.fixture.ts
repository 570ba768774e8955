import { vi } from 'vitest'
import type { Recognition } from './recognition.ts'

/** A fake SpeechRecognition. The test calls the callbacks of `current()`. */
export function fakeRecognition() {
  let latest: Recognition | undefined
  let isBusy = false
  class FakeRecognition implements Recognition {
    lang = ''
    interimResults = true
    onresult: Recognition['onresult'] = null
    onerror: Recognition['onerror'] = null
    onend: Recognition['onend'] = null
    constructor() {
      latest = this
    }
    start() {
      if (isBusy) throw new DOMException('already started', 'InvalidStateError')
    }
    stop() {
      this.onend?.()
    }
    abort() {
      this.onerror?.({ error: 'aborted' })
      this.onend?.()
    }
  }
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  return {
    current: () => {
      if (!latest) throw new Error('Nobody is listening')
      return latest
    },
    refuse: () => {
      isBusy = true
    },
  }
}

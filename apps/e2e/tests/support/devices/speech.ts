/** Texts read aloud since the page was opened, and whether the device is speaking. */
declare global {
  interface Window {
    spoken: { text: string; lang: string }[]
    isSpeaking: boolean
  }
}

/** Init script: a device with one voice, which speaks until stopped. */
export function fakeSpeechSynthesis(): void {
  window.spoken = []
  window.isSpeaking = false
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en-GB', localService: true, name: 'Kate' }],
    speak: ({ text, lang }: SpeechSynthesisUtterance) => {
      window.spoken.push({ text, lang })
      window.isSpeaking = true
    },
    cancel: () => {
      window.isSpeaking = false
    },
  })
  Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
  // Chromium's own class accepts only its own voices.
  window.SpeechSynthesisUtterance = class {
    lang = ''
    text: string
    constructor(text: string) {
      this.text = text
    }
  } as never
}

/** Init script: a browser that always recognises the same sentence. */
export function fakeSpeechRecognition(): void {
  class Recognition {
    onresult: ((event: object) => void) | null = null
    start() {
      queueMicrotask(() => this.onresult?.({ results: [[{ transcript: 'what is maize worth' }]] }))
    }
    stop() {}
    abort() {}
  }
  Object.assign(window, { webkitSpeechRecognition: Recognition, SpeechRecognition: Recognition })
}

/** Init script: a browser without speech synthesis and recognition. */
export function removeSpeechApis(): void {
  for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition'])
    Reflect.deleteProperty(window, name)
}

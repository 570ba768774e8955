/** Texts read aloud since the page was opened, and whether one is being read. */
declare global {
  interface Window {
    spoken: { text: string; lang: string }[]
    isSpeaking: boolean
  }
}

/** Runs in the page from its beginning: a device with one voice, which speaks until it is stopped. */
export function speakingDevice(): void {
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
  // Chromium's own takes no voice but its own.
  window.SpeechSynthesisUtterance = class {
    lang = ''
    text: string
    constructor(text: string) {
      this.text = text
    }
  } as never
}

/** Runs in the page from its beginning: a browser that understands one sentence, whatever is said. */
export function listeningBrowser(): void {
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

/** Runs in the page from its beginning: a browser that neither speaks nor listens. */
export function silentBrowser(): void {
  for (const name of ['speechSynthesis', 'SpeechRecognition', 'webkitSpeechRecognition'])
    Reflect.deleteProperty(window, name)
}

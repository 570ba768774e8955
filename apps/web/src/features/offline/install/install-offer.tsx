import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { NoteButton } from '../note-button.tsx'
import { countVisit, mayOffer } from './may-offer.ts'

/** Chromium's own question, which it lets a page ask once. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  /** Kept by main.tsx: it may come before this part of the application. */
  var installPrompt: InstallPrompt | undefined
}

const ANSWERED = 'installAnswered'

/** Offers the application for the home screen, in one line, until the farmer has answered once. */
export function InstallOffer() {
  const [way, setWay] = useState(offered)
  const words = partWords.install
  if (way === undefined) return null
  const answer = () => {
    note(ANSWERED, '')
    setWay(undefined)
  }
  const install = () => {
    void globalThis.installPrompt?.prompt().catch(() => {})
    answer()
  }
  return (
    <div className="over-page" role="status">
      <p>{way === 'prompt' ? words.offer : words.byHand}</p>
      {way === 'prompt' && <NoteButton label={words.install} onPress={install} />}
      <NoteButton label={way === 'prompt' ? words.notNow : words.understood} onPress={answer} />
    </div>
  )
}

function offered(): 'prompt' | 'by hand' | undefined {
  try {
    const { note: visit, visits } = countVisit(localStorage.getItem('visits'), Date.now())
    note('visits', visit)
    const isInstalled =
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true)
    const way = globalThis.installPrompt ? 'prompt' : 'standalone' in navigator ? 'by hand' : undefined
    const hasAnswered = localStorage.getItem(ANSWERED) !== null
    return mayOffer({ visits, isInstalled, hasAnswered, way }) ? way : undefined
  } catch {
    // A browser that keeps no notes would be asked each time.
    return undefined
  }
}

function note(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Asked once more, then.
  }
}

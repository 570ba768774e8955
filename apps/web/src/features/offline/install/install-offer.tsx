import { useState } from 'react'
import { partWords } from '../../../words.ts'
import { NoteButton } from '../note-button.tsx'
import { countVisit, mayOffer } from './may-offer.ts'
import type { WayToHomeScreen } from './way-to-home-screen.ts'

/** Chromium's install prompt, which a page may show once. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  /** Stored by main.tsx: the event may fire before this module has loaded. */
  var installPrompt: InstallPrompt | undefined
}

const ANSWERED = 'installAnswered'

/** One-line offer to add the application to the home screen, until the farmer has answered once. */
export function InstallOffer({ way }: { way: WayToHomeScreen }) {
  const [isOffered, setIsOffered] = useState(offers)
  const words = partWords.install
  if (!isOffered) return null
  const answer = () => {
    note(ANSWERED, '')
    setIsOffered(false)
  }
  const install = () => {
    void globalThis.installPrompt?.prompt().catch(() => {})
    answer()
  }
  return (
    <div className="over-page" role="status">
      <p>{words[way]}</p>
      {way === 'prompt' && <NoteButton label={words.install} onPress={install} />}
      <NoteButton label={way === 'prompt' ? words.notNow : words.understood} onPress={answer} />
    </div>
  )
}

function offers(): boolean {
  try {
    const { note: visit, visits } = countVisit(localStorage.getItem('visits'), Date.now())
    note('visits', visit)
    const isInstalled =
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true)
    const hasAnswered = localStorage.getItem(ANSWERED) !== null
    return mayOffer({ visits, isInstalled, hasAnswered })
  } catch {
    // A browser without storage would repeat the offer every time.
    return false
  }
}

function note(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // The offer is repeated once.
  }
}

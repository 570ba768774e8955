import { useState } from 'react'
import { lazyWords } from '../../../words.ts'
import { NoticeButton } from '../notice-button.tsx'
import type { InstallMethod } from './install-method.ts'
import { countVisit, shouldOfferInstall } from './should-offer-install.ts'

/** Chromium's install prompt, which a page may show once. */
export interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

declare global {
  /** Set by main.tsx, because the event may fire before this module has loaded. */
  var installPrompt: InstallPrompt | undefined
}

const ANSWERED = 'installAnswered'

/** One-line offer to add the application to the home screen, until the farmer answers. */
export function InstallOffer({ way }: { way: InstallMethod }) {
  const [isOffered, setIsOffered] = useState(offers)
  const words = lazyWords.install
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
      {way === 'prompt' && <NoticeButton label={words.install} onPress={install} />}
      <NoticeButton label={way === 'prompt' ? words.notNow : words.understood} onPress={answer} />
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
    return shouldOfferInstall({ visits, isInstalled, hasAnswered })
  } catch {
    // Without storage, the offer would return at every visit.
    return false
  }
}

function note(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // Without storage, the offer may return.
  }
}

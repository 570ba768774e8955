import { ClockNote } from '../../features/offline/clock/clock-note.tsx'
import { InstallOffer } from '../../features/offline/install/install-offer.tsx'
import { LineNote } from '../../features/offline/line/line-note.tsx'
import { NewVersion } from '../../features/offline/new-version.tsx'
import '../../features/offline/over-page.css'
import type { Kept } from '../../features/offline/send-questions.ts'
import { WaitingChanges } from '../../features/offline/waiting-changes.tsx'
import { WaitingQuestions } from '../../features/offline/waiting-questions.tsx'
import { Known } from '../known.tsx'
import { nakuru } from '../shown/places.ts'
import { NOW } from '../shown/prices.ts'
import { State } from '../state.tsx'

const nothing = () => {}
const AS_OF = { asOf: NOW - 3 * 3600, tryNow: nothing, stopWaiting: nothing }
const LINES = [
  { name: 'Offline, shown from this phone', state: 'offline', isFromBefore: true },
  { name: 'Offline since the page was opened', state: 'offline', isFromBefore: false },
  { name: 'A network that wants a sign-in', state: 'portal', isFromBefore: false },
  { name: 'It takes long', state: 'slow', isFromBefore: false },
  { name: 'The network is back', state: 'back', isFromBefore: false },
] as const

const one = { id: '1', account: 'a', madeAt: Date.now() }
const question = 'What is maize worth in Nakuru?'
const QUESTIONS = [
  { ...one, question },
  { ...one, id: '2', madeAt: 0, question },
  { ...one, id: '3', sentAt: Date.now(), question },
  { ...one, id: '4', sentAt: 0, question },
]
const place = { kind: 'place', name: nakuru.name, call: { action: 'add', args: { body: nakuru } } }
const settings = { kind: 'settings', base: {}, wanted: { boardUnit: 'bag' } }
const CHANGES = [
  { ...one, slot: 'add', change: place },
  { ...one, slot: 'old', id: '2', madeAt: 0, change: place },
  { ...one, slot: 'refused', id: '3', change: place, refused: 'There are ten places already.' },
  {
    ...one,
    slot: 'settings',
    id: '4',
    change: { ...settings, differs: { parts: ['boardUnit'], there: { boardUnit: 'kg' } } },
  },
]
/** The fields of the saved data that the views use. */
const kept = {
  ownAccount: () => 'a',
  outbox: {
    onOutbox: (look: () => void) => {
      look()
      return nothing
    },
    waitingQuestions: async () => QUESTIONS,
    waitingChanges: async () => CHANGES,
    replaceWaiting: async () => {},
    removeWaiting: async () => {},
    sendOne: async () => {},
  },
} as unknown as Kept

/** Notices over the page. */
export const Notes = () => (
  <section>
    <h2>Notes over the page</h2>
    {LINES.map(({ name, ...line }) => (
      <State key={name} name={name}>
        <LineNote {...AS_OF} {...line} />
      </State>
    ))}
    <State name="New version">
      <NewVersion next={{ takeOver: nothing, wouldLose: () => true }} />
    </State>
    <State name="The phone’s clock is wrong">
      <ClockNote />
    </State>
    {(['prompt', 'share', 'menu'] as const).map((way) => (
      <State key={way} name={`Offer to install: ${way}`}>
        <InstallOffer way={way} />
      </State>
    ))}
    <Known>
      <State name="Questions: waiting, old, on its way, perhaps asked">
        <WaitingQuestions kept={kept} adviser="market" />
      </State>
      <State name="Changes: waiting, old, refused, changed elsewhere too">
        <WaitingChanges kept={kept} />
      </State>
    </Known>
  </section>
)

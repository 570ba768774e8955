import { ClockWarning } from '../../features/offline/clock/clock-warning.tsx'
import { ConnectionNotice } from '../../features/offline/connection/connection-notice.tsx'
import { InstallOffer } from '../../features/offline/install/install-offer.tsx'
import { NewVersionNotice } from '../../features/offline/new-version-notice.tsx'
import '../../features/offline/notice-overlay.css'
import { QueuedChanges } from '../../features/offline/queued-changes.tsx'
import { QueuedQuestions } from '../../features/offline/queued-questions.tsx'
import type { PhoneStorage } from '../../features/offline/send-questions.ts'
import { CachedQueries } from '../cached-queries.tsx'
import { nakuru } from '../samples/places.ts'
import { NOW } from '../samples/prices.ts'
import { StateExample } from '../state-example.tsx'

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
/** The parts of the phone storage that the views use. */
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
} as unknown as PhoneStorage

/** Notices over the page. */
export const Notices = () => (
  <section>
    <h2>Notes over the page</h2>
    {LINES.map(({ name, ...line }) => (
      <StateExample key={name} name={name}>
        <ConnectionNotice {...AS_OF} {...line} />
      </StateExample>
    ))}
    <StateExample name="New version">
      <NewVersionNotice next={{ takeOver: nothing, wouldLose: () => true }} />
    </StateExample>
    <StateExample name="The phone’s clock is wrong">
      <ClockWarning />
    </StateExample>
    {(['prompt', 'share', 'menu'] as const).map((way) => (
      <StateExample key={way} name={`Offer to install: ${way}`}>
        <InstallOffer way={way} />
      </StateExample>
    ))}
    <CachedQueries>
      <StateExample name="Questions: waiting, old, on its way, perhaps asked">
        <QueuedQuestions kept={kept} adviser="market" />
      </StateExample>
      <StateExample name="Changes: waiting, old, refused, changed elsewhere too">
        <QueuedChanges kept={kept} />
      </StateExample>
    </CachedQueries>
  </section>
)

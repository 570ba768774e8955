import type { QueryClient } from '@tanstack/react-query'
import { DisplaySection } from '../../features/my-account/display/display-section.tsx'
import { SectionForm } from '../../features/my-account/form/section-form.tsx'
import { MyAccount } from '../../features/my-account/my-account.tsx'
import { RecoveryOffer } from '../../features/my-account/offer/recovery-offer.tsx'
import { RecoveryCodeDisplay } from '../../features/my-account/recovery-code/recovery-code-display.tsx'
import '../../features/my-account/offer/recovery-notice.css'
import {
  eventsQuery,
  passkeysQuery,
  recoveryQuery,
  sessionsQuery,
} from '../../features/my-account/queries.ts'
import { EventsSection } from '../../features/my-account/sections/events-section.tsx'
import { PasswordSection } from '../../features/my-account/sections/password-section.tsx'
import { RecoverySection } from '../../features/my-account/sections/recovery-section.tsx'
import { CachedQueries } from '../cached-queries.tsx'
import { PressedExample } from '../pressed-example.tsx'
import { StateExample } from '../state-example.tsx'

const user = { username: 'Ada', farm_name: 'Hill Farm', location: 'Nakuru' }
const at = '2026-04-14T08:00:00Z'
const session = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  device: { system: 'android', browser: 'chrome' },
  createdAt: at,
  lastSeenAt: at,
} as const
const laptop = {
  ...session,
  id: '22222222-2222-4222-8222-222222222222',
  current: false,
  device: { system: 'windows', browser: 'firefox' },
} as const

const known = (cache: QueryClient) => {
  cache.setQueryData(sessionsQuery().queryKey, { list: [session, laptop] })
  cache.setQueryData(recoveryQuery().queryKey, { madeAt: null })
  cache.setQueryData(passkeysQuery().queryKey, {
    list: [{ id: '1', name: 'Ada’s phone', createdAt: at, lastUsedAt: null }],
  })
  cache.setQueryData(eventsQuery().queryKey, {
    list: [{ at, kind: 'signed_in_new_device', device: laptop.device, network: '192.0.2.0/24' }],
  })
}
const OPEN = ['.opener']
const SEND = ['[type=submit]']
const ERRORS = { 'Error beside its field': 'Hi', 'Error of the whole form': 'Hill Farm' }
const field = { name: 'name', label: 'Farm name', autoComplete: 'off', minLength: 3 }
const form = {
  submitText: 'Save',
  busyText: 'Saving …',
  otherwise: 'Not saved.',
  send: () => Promise.reject(new TypeError()),
}
const nothing = () => {}

/** My account: sections closed and open, with errors, and without data. */
export const Account = () => (
  <section>
    <h2>Account</h2>
    <CachedQueries fill={known}>
      <StateExample name="Display settings">
        {/* Radio buttons with the same name form one group per form. Without forms, both themes
            of this page would share one. */}
        <form>
          <DisplaySection />
        </form>
      </StateExample>
      <StateExample name="My account">
        <MyAccount user={user} logout="Logout" onChanged={nothing} onDeleted={nothing} />
      </StateExample>
      <StateExample name="Opened form">
        <PressedExample buttons={OPEN}>
          <PasswordSection username="Ada" />
        </PressedExample>
      </StateExample>
      {Object.entries(ERRORS).map(([name, value]) => (
        <StateExample key={name} name={name}>
          <PressedExample buttons={SEND}>
            <SectionForm fields={[{ ...field, value }]} {...form} />
          </PressedExample>
        </StateExample>
      ))}
      <StateExample name="Opened list">
        <PressedExample buttons={OPEN}>
          <EventsSection />
        </PressedExample>
      </StateExample>
      <StateExample name="Recovery code, shown once">
        <RecoveryCodeDisplay code="7KQ2-M4XP-9TRD-H3WB-6YNC-V8FA">
          <button className="button" type="button">
            I have written it down
          </button>
        </RecoveryCodeDisplay>
      </StateExample>
      <StateExample name="Offer of a recovery code">
        <RecoveryOffer username="Ada" onOver={nothing} />
      </StateExample>
    </CachedQueries>
    <StateExample name="No answer">
      <CachedQueries>
        <RecoverySection username="Ada" />
      </CachedQueries>
    </StateExample>
  </section>
)

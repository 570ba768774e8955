import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { isRecoveryOfferDue, scheduleRecoveryOffer } from './state/offer-state.ts'

const server = fakeServer()
const line = 'No recovery code yet.'
const weekAgo = Date.now() - 7 * 86_400_000

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.answer('myAccount.recovery', { madeAt: null })
  const now = new Date().toISOString()
  const session = {
    id: '11111111-1111-4111-8111-111111111111',
    current: true,
    confirmed: true,
    createdAt: now,
    lastSeenAt: now,
  }
  server.answer('myAccount.sessions', { list: [session] })
  server.answer('myAccount.events', { list: [] })
})

const show = (username = 'Ada') => renderView(<RecoveryNotice username={username} />)

test('the notice appears only a week after a sign-up on this phone, and otherwise sends no request', () => {
  expect(show().container.textContent).toBe('')
  scheduleRecoveryOffer('Ada', weekAgo)
  expect(show('Ben').container.textContent).toBe('')
  scheduleRecoveryOffer('Ada', weekAgo + 86_400_000)
  expect(show().container.textContent).toBe('')
  expect(server.requests()).toEqual([])
})

test('the notice appears at once, and "Not now" hides it for good', async () => {
  scheduleRecoveryOffer('Ada', weekAgo)
  const { container, unmount } = show()
  expect(container.querySelector('.recovery-notice')).toBeTruthy()
  await screen.findByText(line)
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(screen.queryByText(line)).toBeNull()
  unmount()
  expect(show().container.textContent).toBe('')
})

test('"Not now" moves the focus to the page heading', async () => {
  scheduleRecoveryOffer('Ada', weekAgo)
  renderView(
    <>
      <h1 tabIndex={-1}>Hill Farm Dashboard</h1>
      <RecoveryNotice username="Ada" />
    </>,
  )
  const later = await screen.findByRole('button', { name: 'Not now' })
  later.focus()
  fireEvent.click(later)
  expect(document.activeElement?.tagName).toBe('H1')
})

test('creates a recovery code without asking for the password, and shows it until the user confirms having written it down', async () => {
  scheduleRecoveryOffer('Ada', weekAgo)
  server.answer('myAccount.newRecoveryCode', { code: 'ABCD-EFGH' })
  const { container } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Make one' }))
  fireEvent.click(screen.getByRole('button', { name: 'Make a recovery code' }))
  server.answer('myAccount.recovery', { madeAt: new Date().toISOString() })
  await screen.findByText('ABCD')
  await waitFor(() => expect(isRecoveryOfferDue('Ada')).toBe(false))
  expect(screen.getByText('ABCD')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have written it down' }))
  await waitFor(() => expect(container.textContent).toBe(''))
})

test('the notice is not shown to a farmer who already has a recovery code', async () => {
  scheduleRecoveryOffer('Ada', weekAgo)
  server.answer('myAccount.recovery', { madeAt: '2026-11-22T12:00:00Z' })
  const { container } = show()
  await waitFor(() => expect(isRecoveryOfferDue('Ada')).toBe(false))
  await waitFor(() => expect(container.innerHTML).toBe(''))
})

test('the notice is hidden until the next visit when the recovery status cannot be loaded', async () => {
  scheduleRecoveryOffer('Ada', weekAgo)
  server.refuse('myAccount.recovery', { code: 'internal' })
  const { container } = show()
  await waitFor(() => expect(container.innerHTML).toBe(''))
  expect(isRecoveryOfferDue('Ada')).toBe(true)
})

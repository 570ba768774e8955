import type { AccountSession } from '@smart-farming/contracts/accounts/my-account'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'
import { renderRoute } from '../../testing/render-route.tsx'

/** Local noon, so that a few hours do not change the day. */
const now = new Date(2026, 10, 22, 12)
export const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()

export const currentSession: AccountSession = {
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  device: { system: 'android', browser: 'chrome' },
  createdAt: hoursAgo(48),
  lastSeenAt: hoursAgo(0),
}
export const otherSession: AccountSession = {
  id: '22222222-2222-4222-8222-222222222222',
  current: false,
  device: { system: 'windows', browser: 'firefox' },
  createdAt: hoursAgo(48),
  lastSeenAt: hoursAgo(24),
}

/** A fake server with Ada's account, logged in on a phone and a laptop. */
export function accountServer(): FakeServer {
  const server = fakeServer()
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.answer('accounts.user', { username: 'Ada', farm_name: 'Hill', location: '' })
    server.answer('myAccount.sessions', { list: [otherSession, currentSession] })
    server.answer('myAccount.recovery', { madeAt: null })
    server.answer('myAccount.events', { list: [] })
    server.answer('passkeys.list', { list: [] })
  })
  afterEach(() => void vi.useRealTimers())
  return server
}

/** Opens "My account" and returns one of its sections. */
export async function openSection(heading: string) {
  renderRoute('/account')
  return within(await screen.findByRole('region', { name: heading }))
}

type Section = Awaited<ReturnType<typeof openSection>>
export const pressButton = (section: Section, name: string) =>
  fireEvent.click(section.getByRole('button', { name }))
export const typeInto = (section: Section, label: string, value: string) =>
  fireEvent.change(section.getByLabelText(label), { target: { value } })
export const submitSection = (section: Section, label: string) =>
  fireEvent.submit(section.getByLabelText(label).closest('form') as HTMLFormElement)

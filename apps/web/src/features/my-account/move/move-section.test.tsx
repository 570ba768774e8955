import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { renderView } from '../../../testing/render.tsx'
import { MoveSection } from './move-section.tsx'

const server = fakeServer()
const asked = { state: 'asked', device: { system: 'android', browser: 'chrome' } } as const

const session = (confirmed: boolean) => ({
  id: '11111111-1111-4111-8111-111111111111',
  current: true,
  confirmed,
  createdAt: '2026-11-22T12:00:00Z',
  lastSeenAt: '2026-11-22T12:00:00Z',
})

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  })
  server.answer('moves.begin', { token: 'the-token', expiresAt: '2026-11-22T12:05:00Z' })
  server.answer('moves.state', { state: 'waiting' })
  server.answer('myAccount.sessions', { list: [session(true)] })
})
afterEach(() => void vi.useRealTimers())

function begun() {
  renderView(<MoveSection username="Ada" />)
  expect(server.requests()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Show the link' }))
}
const type = async (number: string) => {
  const field = await screen.findByLabelText('The two digits on the other phone')
  fireEvent.change(field, { target: { value: number } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
}
const later = () => vi.advanceTimersByTimeAsync(2000)

test('the link is shown as text and QR code, and its state is polled until "Stop"', async () => {
  begun()
  expect(await screen.findByRole('img', { name: 'The link as a QR code' })).toBeTruthy()
  expect(screen.getByText(`${location.origin}/move#the-token`)).toBeTruthy()
  await waitFor(() => expect(server.requests('moves.state')).toHaveLength(1))
  await later()
  await waitFor(() => expect(server.requests('moves.state')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.requests('moves.state')).toHaveLength(2)
})

test('shows which phone opened the link; the code on that phone confirms the move', async () => {
  server.answer('moves.confirm', undefined)
  server.answer('moves.state', asked)
  begun()
  expect(await screen.findByText(/^The link was opened on: Android phone, Chrome\./)).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  await type('07')
  expect(await screen.findByText(/^Confirmed\./)).toBeTruthy()
  expect(server.requests('moves.confirm')[0]?.body).toEqual({ number: '07' })
  const calls = server.requests('moves.state').length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.requests('moves.state')).toHaveLength(calls)
})

test('a wrong number marks its field, and an expired move offers a new link', async () => {
  server.answer('moves.state', asked)
  server.refuse('moves.confirm', { code: 'invalid_credentials', message: 'That is not the number.' })
  begun()
  await type('08')
  const field = await screen.findByLabelText('The two digits on the other phone')
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  server.refuse('moves.confirm', { code: 'not_found', message: 'Over.' })
  await type('09')
  expect(await screen.findByText('This link has expired. Make a new one to continue.')).toBeTruthy()
  server.answer('moves.begin', { token: 'another', expiresAt: '2026-11-22T12:05:00Z' })
  server.answer('moves.state', { state: 'waiting' })
  fireEvent.click(screen.getByRole('button', { name: 'Make a new link' }))
  expect(await screen.findByText(`${location.origin}/move#another`)).toBeTruthy()
})

test('the move expires after five minutes, but a lost connection only shows a message', async () => {
  begun()
  await screen.findByRole('img')
  server.disconnect('moves.state')
  await later()
  const said = await screen.findByText(/No connection right now/)
  expect(within(said).queryByRole('button')).toBeNull()
  server.answer('moves.state', { state: 'none' })
  await later()
  expect(await screen.findByText('This link has expired. Make a new one to continue.')).toBeTruthy()
})

test('a link that cannot be created shows an error and can be requested again', async () => {
  server.disconnect('moves.begin')
  begun()
  expect((await screen.findByRole('alert')).textContent).toBe('Network error. Please try again.')
  expect(screen.getByRole('button', { name: 'Show the link' })).toBeTruthy()
})

test('a farmer whose login is not recent must enter the password first', async () => {
  server.answer('myAccount.sessions', { list: [session(false)] })
  begun()
  const field = await screen.findByLabelText('Your password')
  await waitFor(() => expect(document.activeElement).toBe(field))
  fireEvent.change(field, { target: { value: 'four goats' } })
  fireEvent.submit(field.closest('form') as HTMLFormElement)
  expect(await screen.findByText(`${location.origin}/move#the-token`)).toBeTruthy()
  expect(server.requests('moves.begin').map(({ body }) => body)).toEqual([{ password: 'four goats' }])
})

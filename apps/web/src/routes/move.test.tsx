import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'
import { renderRoute } from '../testing/render-route.tsx'

const server = fakeServer()
const user = { username: 'Ada', farm_name: 'Hill', location: '' }
const over =
  'This link has expired: it works once, for five minutes. Start again on the phone that is signed in.'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'setTimeout', 'clearInterval', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  })
  server.answer('moves.ask', { number: '07', ticket: 'the ticket' })
  server.answer('moves.finish', { user: null })
})
afterEach(() => void vi.useRealTimers())

test('the page removes the token from its address, shows the number and waits', async () => {
  const router = renderRoute('/move#the-token')
  expect((await screen.findByRole('img', { name: 'The number: 0 7' })).textContent).toBe('07')
  expect(router.state.location.href).toBe('/move')
  expect(router.history.length).toBe(1)
  expect(server.requests('moves.ask').map(({ body }) => body)).toEqual([{ token: 'the-token' }])
  expect(screen.getByText('Type this number on the phone that is signed in.')).toBeTruthy()
  expect(screen.getByText('Waiting for the other phone...')).toBeTruthy()
})

test('the page polls until the number is confirmed and then opens the dashboard', async () => {
  for (const id of [
    'weather.forecast',
    'weather.outlook',
    'weather.current',
    'farm.get',
    'farmSettings.get',
  ] as const)
    server.answerWith(id, () => new Promise(() => {}))
  const router = renderRoute('/move#token-2')
  await screen.findByRole('img')
  await waitFor(() => expect(server.requests('moves.finish')).toHaveLength(1))
  server.answer('moves.finish', { user })
  await vi.advanceTimersByTimeAsync(2000)
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  expect(server.requests('moves.finish')).toHaveLength(2)
  expect(server.requests('moves.finish')[1]?.body).toEqual({ ticket: 'the ticket' })
  expect(server.requests('moves.ask')).toHaveLength(1)
})

test('the page does not poll while it is hidden', async () => {
  renderRoute('/move#token-3')
  await screen.findByRole('img')
  await waitFor(() => expect(server.requests('moves.finish')).toHaveLength(1))
  const change = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  change()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.requests('moves.finish')).toHaveLength(1)
  hidden.mockRestore()
  change()
  await waitFor(() => expect(server.requests('moves.finish')).toHaveLength(2))
})

test('an expired link shows a message and ends the polling', async () => {
  server.refuse('moves.finish', { code: 'invalid_credentials' })
  renderRoute('/move#token-4')
  expect(await screen.findByText(over)).toBeTruthy()
  const asked = server.requests().length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(server.requests()).toHaveLength(asked)
})

test.each(['invalid_credentials', 'invalid_request'] as const)(
  'an unknown link shows a message: %s',
  async (code) => {
    server.refuse('moves.ask', { code })
    renderRoute(`/move#token-5-${code}`)
    expect((await screen.findByRole('alert')).textContent).toBe(over)
    expect(screen.queryByText(/Type this number/), 'there is none').toBeNull()
    expect(screen.getByRole('link', { name: 'Log in with the password instead' })).toBeTruthy()
  },
)

test('a failed start can be retried, and a later connection failure only shows a message', async () => {
  server.disconnect('moves.ask')
  renderRoute('/move#token-6')
  const again = await screen.findByRole('button', { name: 'Try again' })
  server.answer('moves.ask', { number: '42', ticket: 'the ticket' })
  server.disconnect('moves.finish')
  fireEvent.click(again)
  expect(await screen.findByText('No connection right now. It will reconnect automatically.')).toBeTruthy()
  expect(screen.getByText('42')).toBeTruthy()
})

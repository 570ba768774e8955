import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RETRY_INTERVAL_MS } from '../../browser/on-maybe-online.ts'
import { LazyBoundary } from './lazy-boundary.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Load = () => Promise<{ words: string }>
const here: Load = async () => ({ words: 'here' })

function show(load: Load | undefined, missing?: string) {
  return render(
    <LazyBoundary load={load} {...(missing !== undefined && { missing })} waiting={<p>Drawing...</p>}>
      {({ words }) => <p>{words}</p>}
    </LazyBoundary>,
  )
}

test('a lazy part shows a placeholder while loading, and nothing before it is requested', async () => {
  const { container } = show(undefined)
  expect(container.textContent).toBe('')
  show(here)
  expect(screen.getByText('Drawing...')).toBeTruthy()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('a lazy part that failed to load shows its message and loads when the network returns', async () => {
  const load = vi.fn(here)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const words = 'The chart could not be loaded.'
  show(load, words)
  expect(await screen.findByText(words)).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})

test('a lazy part retries at intervals when the browser reports the network too early', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const load = vi.fn(here)
  for (let n = 0; n < 2; n += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show(load, 'The chart could not be loaded.')
  await screen.findByText('The chart could not be loaded.')
  dispatchEvent(new Event('online'))
  await expect.poll(() => load.mock.calls.length).toBe(2)
  vi.advanceTimersByTime(RETRY_INTERVAL_MS)
  expect(await screen.findByText('here')).toBeTruthy()
  vi.advanceTimersByTime(10 * RETRY_INTERVAL_MS)
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(3)
})

test('"Try again" reloads a lazy part as often as needed, showing "Loading..." meanwhile', async () => {
  const load = vi.fn(here)
  for (let n = 0; n < 2; n += 1) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show(load, 'The chart could not be loaded.')
  const again = () => screen.findByRole('button', { name: 'Try again' })
  fireEvent.click(await again())
  expect(screen.getByRole('button', { name: 'Loading...' })).toBeTruthy()
  fireEvent.click(await again())
  expect(await screen.findByText('here')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a lazy part without a failure message fails silently', async () => {
  const load = vi.fn(here)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { container } = show(load)
  await expect.poll(() => container.textContent).toBe('')
})

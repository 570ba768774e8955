import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLazyModule } from './use-lazy-module.ts'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

function Shown({ load }: { load: (() => Promise<{ words: string }>) | undefined }) {
  const part = useLazyModule(load)
  return <p>{part === undefined ? 'waiting' : part === 'failed' ? 'failed' : part.words}</p>
}

test('useLazyModule returns a lazy part once it has loaded', async () => {
  render(<Shown load={async () => ({ words: 'here' })} />)
  expect(screen.getByText('waiting')).toBeTruthy()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('useLazyModule fetches nothing before a load function is given', async () => {
  const load = vi.fn(async () => ({ words: 'here' }))
  const { rerender } = render(<Shown load={undefined} />)
  dispatchEvent(new Event('online'))
  expect(load).not.toHaveBeenCalled()
  rerender(<Shown load={load} />)
  expect(await screen.findByText('here')).toBeTruthy()
})

test('useLazyModule retries a failed load when the network returns, until the part has loaded', async () => {
  const load = vi.fn(async () => ({ words: 'here' }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  render(<Shown load={load} />)
  expect(await screen.findByText('failed')).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('here')).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(load).toHaveBeenCalledTimes(2)
})

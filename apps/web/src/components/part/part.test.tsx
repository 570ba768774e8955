import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Part } from './part.tsx'

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

type Load = () => Promise<{ words: string }>
const here: Load = async () => ({ words: 'here' })

function show(load: Load | undefined, name?: string) {
  return render(
    <Part load={load} {...(name !== undefined && { name })} waiting={<p>Drawing...</p>}>
      {({ words }) => <p>{words}</p>}
    </Part>,
  )
}

test('while a part is on its way something stands in its place, and nothing before it is wanted', async () => {
  const { container } = show(undefined)
  expect(container.textContent).toBe('')
  show(here)
  expect(screen.getByText('Drawing...')).toBeTruthy()
  expect(await screen.findByText('here')).toBeTruthy()
})

test('a part that did not come says so, and comes when the network is back', async () => {
  const load = vi.fn(here)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show(load, 'The chart')
  const words = 'The chart could not be loaded. It will be tried again when you are back online.'
  expect(await screen.findByText(words)).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('here')).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})

test('what nobody asked for fails without a word', async () => {
  const load = vi.fn(here)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { container } = show(load)
  await expect.poll(() => container.textContent).toBe('')
})

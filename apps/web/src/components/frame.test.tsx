import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { FRAME_TIMEOUT_MS } from '../browser/watch-frame.ts'
import { lazyWords } from '../words.ts'
import { Frame } from './frame.tsx'

// Safe at module level: the words load before any test.
const assistant = lazyWords.assistantFrame
const NOT_LOADING = 'The farm assistant is not loading. You may be offline. It will reload automatically.'
const link = () => screen.getByRole('link', { name: 'Open the farm assistant on its own page' })

test('a frame from another site may only run scripts, use forms and open pop-ups', () => {
  render(<Frame words={assistant} src="https://bot.example/" />)
  const frame = screen.getByTitle('farm assistant')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups')
  expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin')
  expect(frame.getAttribute('loading')).toBe('lazy')
  expect(frame.getAttribute('allow')).toBeNull()
})

test('a frame from the same site has no sandbox, because the page could remove it', () => {
  render(<Frame words={assistant} src="/embed/assistant" />)
  expect(screen.getByTitle('farm assistant').hasAttribute('sandbox')).toBe(false)
})

test.each(['https://bot.example/embed/assistant', '//bot.example/', 'http://bot.example/'])(
  '%s is treated as another site',
  (src) => {
    render(<Frame words={assistant} src={src} />)
    expect(screen.getByTitle('farm assistant').hasAttribute('sandbox')).toBe(true)
  },
)

test('a link opens the framed page outside the frame', () => {
  render(<Frame words={assistant} src="https://bot.example/" />)
  expect(link().getAttribute('href')).toBe('https://bot.example/')
  expect(link().getAttribute('rel')).toBe('noopener')
})

describe('a framed page that loads slowly or fails', () => {
  let comeIntoView = () => {}
  beforeEach(() => {
    vi.useFakeTimers()
    class FakeObserver {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => callback([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const late = () => screen.queryByText(NOT_LOADING)?.hidden === false
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  test('shows the notice after a delay that starts when the frame comes into view', () => {
    render(<Frame words={assistant} src="https://slow.example/" />)
    pass(FRAME_TIMEOUT_MS)
    expect(late()).toBe(false)
    act(comeIntoView)
    pass(FRAME_TIMEOUT_MS - 1)
    expect(late()).toBe(false)
    pass(1)
    expect(late()).toBe(true)
    expect(screen.getByTitle('farm assistant').hidden, 'it may show something').toBe(false)
  })

  test('hides the notice when the page loads late', () => {
    render(<Frame words={assistant} src="https://slow.example/" />)
    act(comeIntoView)
    pass(FRAME_TIMEOUT_MS)
    act(() => void screen.getByTitle('farm assistant').dispatchEvent(new Event('load')))
    expect(late()).toBe(false)
  })

  test('shows the notice and hides the frame when the site cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    render(<Frame words={assistant} src="https://gone.example/" />)
    await act(async () => void screen.getByTitle('farm assistant').dispatchEvent(new Event('load')))
    expect(late()).toBe(true)
    expect(screen.getByTitle('farm assistant').hidden).toBe(true)
  })

  test('shows no notice for a page that loads in time', () => {
    render(<Frame words={assistant} src="https://quick.example/" />)
    act(comeIntoView)
    act(() => void screen.getByTitle('farm assistant').dispatchEvent(new Event('load')))
    pass(FRAME_TIMEOUT_MS)
    expect(late()).toBe(false)
  })
})

test("a same-site frame that shows the browser's error page counts as failed", () => {
  render(<Frame words={assistant} src="/embed/assistant" />)
  const frame = screen.getByTitle<HTMLIFrameElement>('farm assistant')
  Object.defineProperty(frame, 'contentDocument', { value: null })
  act(() => void frame.dispatchEvent(new Event('load')))
  expect(screen.getByText(NOT_LOADING).hidden).toBe(false)
  expect(frame.hidden, 'white in the dark').toBe(true)
})

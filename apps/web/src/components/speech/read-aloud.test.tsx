import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { british, fakeSpeech } from './fake-speech.fixture.ts'
import { ReadAloud } from './read-aloud.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test("a text is read line by line in the page's language, and the button resets at the end", () => {
  const speech = fakeSpeech([british])
  render(<ReadAloud text={'**Dry**, down to −2 °C.\n\n- spraying: don’t'} />)
  press('Read aloud')
  expect(speech.texts()).toEqual(['Dry, down to minus 2 degrees Celsius.', 'spraying: don’t'])
  expect(speech.languages()).toEqual(['en-GB', 'en-GB'])
  expect(screen.getByRole('button').textContent).toBe('Stop reading')
  act(speech.finish)
  expect(screen.getByRole('button').textContent).toBe('Read aloud')
})

test('reading stops when the button is pressed again or the text is removed', () => {
  const speech = fakeSpeech([british])
  const { unmount } = render(<ReadAloud text="Dry." />)
  press('Read aloud')
  press('Stop reading')
  expect(speech.texts()).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
  press('Read aloud')
  unmount()
  expect(speech.texts()).toEqual([])
})

test('reading a second text stops the first text', () => {
  const speech = fakeSpeech([british])
  render(
    <>
      <ReadAloud text="First." />
      <ReadAloud text="Second." />
    </>,
  )
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  fireEvent.click(first)
  fireEvent.click(second)
  expect(speech.texts()).toEqual(['Second.'])
  expect([first.textContent, second.textContent]).toEqual(['Read aloud', 'Stop reading'])
  expect(screen.queryByRole('status')).toBeNull()
})

test('leaving the page stops the reading', () => {
  const speech = fakeSpeech([british])
  render(<ReadAloud text="Dry." />)
  press('Read aloud')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(speech.texts()).toEqual([])
})

test('a speech error shows a message until the next attempt', () => {
  const speech = fakeSpeech([british])
  render(<ReadAloud text="Dry." />)
  press('Read aloud')
  act(speech.fail)
  expect(screen.getByRole('status').textContent).toBe('This device could not read it aloud.')
  press('Read aloud')
  expect(screen.queryByRole('status')).toBeNull()
  act(speech.finish)
})

test('a text with only punctuation finishes at once', () => {
  fakeSpeech([british])
  render(<ReadAloud text="---" />)
  press('Read aloud')
  expect(screen.getByRole('button').textContent).toBe('Read aloud')
})

test('the button appears once the browser has found a voice', () => {
  const speech = fakeSpeech([])
  render(<ReadAloud text="Dry." />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => speech.find(british))
  expect(screen.getByRole('button')).toBeTruthy()
})

test('nothing is shown when the browser cannot speak', () => {
  const { container } = render(<ReadAloud text="Dry." />)
  expect(container.textContent).toBe('')
})

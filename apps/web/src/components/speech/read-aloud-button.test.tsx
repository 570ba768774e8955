import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { britishVoice, fakeSpeech } from './fake-speech.fixture.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test("a text is read line by line in the page's language, and the button resets at the end", () => {
  const speech = fakeSpeech([britishVoice])
  render(<ReadAloudButton text={'**Dry**, down to −2 °C.\n\n- spraying: don’t'} />)
  press('Read aloud')
  expect(speech.texts()).toEqual(['Dry, down to minus 2 degrees Celsius.', 'spraying: don’t'])
  expect(speech.languages()).toEqual(['en-GB', 'en-GB'])
  expect(screen.getByRole('button').textContent).toBe('Stop reading')
  act(speech.finish)
  expect(screen.getByRole('button').textContent).toBe('Read aloud')
})

test('reading stops when the button is pressed again or the text is removed', () => {
  const speech = fakeSpeech([britishVoice])
  const { unmount } = render(<ReadAloudButton text="Dry." />)
  press('Read aloud')
  press('Stop reading')
  expect(speech.texts()).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
  press('Read aloud')
  unmount()
  expect(speech.texts()).toEqual([])
})

test('reading a second text stops the first text', () => {
  const speech = fakeSpeech([britishVoice])
  render(
    <>
      <ReadAloudButton text="First." />
      <ReadAloudButton text="Second." />
    </>,
  )
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  fireEvent.click(first)
  fireEvent.click(second)
  expect(speech.texts()).toEqual(['Second.'])
  expect([first.textContent, second.textContent]).toEqual(['Read aloud', 'Stop reading'])
  expect(screen.queryByRole('status')).toBeNull()
})

test('leaving the page stops reading', () => {
  const speech = fakeSpeech([britishVoice])
  render(<ReadAloudButton text="Dry." />)
  press('Read aloud')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(speech.texts()).toEqual([])
})

test('a speech error shows a message until the next attempt', () => {
  const speech = fakeSpeech([britishVoice])
  render(<ReadAloudButton text="Dry." />)
  press('Read aloud')
  act(speech.fail)
  expect(screen.getByRole('status').textContent).toBe('This device could not read the text aloud.')
  press('Read aloud')
  expect(screen.queryByRole('status')).toBeNull()
  act(speech.finish)
})

test('a text with only punctuation finishes at once', () => {
  fakeSpeech([britishVoice])
  render(<ReadAloudButton text="---" />)
  press('Read aloud')
  expect(screen.getByRole('button').textContent).toBe('Read aloud')
})

test('the button appears once the browser has found a voice', () => {
  const speech = fakeSpeech([])
  render(<ReadAloudButton text="Dry." />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => speech.find(britishVoice))
  expect(screen.getByRole('button')).toBeTruthy()
})

test('nothing is shown when the browser cannot speak', () => {
  const { container } = render(<ReadAloudButton text="Dry." />)
  expect(container.textContent).toBe('')
})

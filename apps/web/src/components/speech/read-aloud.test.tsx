import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { british, fakeSpeech } from './fake-speech.fixture.ts'
import { ReadAloud } from './read-aloud.tsx'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('reads line by line, in the language of the page, and says when it is over', () => {
  const speech = fakeSpeech([british])
  render(<ReadAloud text={'**Dry**, down to −2 °C.\n\n- spraying: don’t'} />)
  press('Read aloud')
  expect(speech.texts()).toEqual(['Dry, down to minus 2 degrees Celsius.', 'spraying: don’t'])
  expect(speech.languages()).toEqual(['en-GB', 'en-GB'])
  expect(screen.getByRole('button').textContent).toBe('Stop reading')
  act(speech.finish)
  expect(screen.getByRole('button').textContent).toBe('Read aloud')
})

test('stops when it is told to, and when what it reads is gone', () => {
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

test('one text is read at a time', () => {
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

test('leaving the page ends it', () => {
  const speech = fakeSpeech([british])
  render(<ReadAloud text="Dry." />)
  press('Read aloud')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(speech.texts()).toEqual([])
})

test('a device that fails says so, until it is tried again', () => {
  const speech = fakeSpeech([british])
  render(<ReadAloud text="Dry." />)
  press('Read aloud')
  act(speech.fail)
  expect(screen.getByRole('status').textContent).toBe('This device could not read it aloud.')
  press('Read aloud')
  expect(screen.queryByRole('status')).toBeNull()
  act(speech.finish)
})

test('a text of nothing but signs is over at once', () => {
  fakeSpeech([british])
  render(<ReadAloud text="---" />)
  press('Read aloud')
  expect(screen.getByRole('button').textContent).toBe('Read aloud')
})

test('is there as soon as the browser has found a voice, and not before', () => {
  const speech = fakeSpeech([])
  render(<ReadAloud text="Dry." />)
  expect(screen.queryByRole('button')).toBeNull()
  act(() => speech.find(british))
  expect(screen.getByRole('button')).toBeTruthy()
})

test('where the browser cannot speak there is nothing', () => {
  const { container } = render(<ReadAloud text="Dry." />)
  expect(container.textContent).toBe('')
})

import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { expect, test, vi } from 'vitest'
import { fakeRecognition } from './fake-recognition.fixture.ts'
import { listen } from './recognition.ts'

function listening(tag = 'en-GB') {
  const recognizer = fakeRecognition()
  const [onHeard, onUnheard] = [vi.fn(), vi.fn()]
  return { ...recognizer, onHeard, onUnheard, listening: listen(tag, onHeard, onUnheard) }
}

test('what was said comes once, in the language of the page', () => {
  const { current, onHeard, onUnheard } = listening()
  expect(current().lang).toBe('en-GB')
  current().onresult?.({ results: [[{ transcript: ' what is maize' }], [{ transcript: 'worth ' }]] })
  current().onend?.()
  expect([onHeard.mock.calls, onUnheard.mock.calls]).toEqual([[['what is maize worth']], []])
})

test('an error of the browser is told once, by its kind', () =>
  checkRows(
    [
      ['no-speech', 'nothing'],
      ['not-allowed', 'refused'],
      ['service-not-allowed', 'refused'],
      ['audio-capture', 'noMicrophone'],
      ['network', 'noNetwork'],
      ['language-not-supported', 'failed'],
      ['something new', 'failed'],
    ],
    ([error, why]) => {
      const { current, onHeard, onUnheard } = listening()
      current().onerror?.({ error })
      current().onend?.()
      expect([onHeard.mock.calls, onUnheard.mock.calls]).toEqual([[], [[why]]])
    },
  ))

test('an end without a word is nothing heard', () => {
  const { current, onUnheard } = listening()
  current().onresult?.({ results: [[{ transcript: ' ' }], []] })
  current().onend?.()
  expect(onUnheard.mock.calls).toEqual([['nothing']])
})

test('after it was given up nothing comes any more', () => {
  const { current, onHeard, onUnheard, listening: given } = listening()
  given.abort()
  current().onresult?.({ results: [[{ transcript: 'late' }]] })
  current().onerror?.({ error: 'aborted' })
  expect([onHeard.mock.calls, onUnheard.mock.calls]).toEqual([[], []])
})

test('a browser that is listening already fails, and does not throw', () => {
  const { refuse } = fakeRecognition()
  refuse()
  const onUnheard = vi.fn()
  listen('en-GB', vi.fn(), onUnheard)
  expect(onUnheard.mock.calls).toEqual([['failed']])
})

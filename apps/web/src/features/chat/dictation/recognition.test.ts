import { checkRows } from '@smart-farming/vectors/check-rows'
import { expect, test, vi } from 'vitest'
import { fakeRecognition } from './fake-recognition.fixture.ts'
import { startDictation } from './recognition.ts'

function listening(tag = 'en-GB') {
  const recognizer = fakeRecognition()
  const [onHeard, onUnheard] = [vi.fn(), vi.fn()]
  return { ...recognizer, onHeard, onUnheard, listening: startDictation(tag, onHeard, onUnheard) }
}

test("the spoken words are reported once and recognised in the page's language", () => {
  const { current, onHeard, onUnheard } = listening()
  expect(current().lang).toBe('en-GB')
  current().onresult?.({ results: [[{ transcript: ' what is maize' }], [{ transcript: 'worth ' }]] })
  current().onend?.()
  expect([onHeard.mock.calls, onUnheard.mock.calls]).toEqual([[['what is maize worth']], []])
})

test('a recognition error is reported once with its reason', () =>
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

test('recognition that ends without words reports "nothing"', () => {
  const { current, onUnheard } = listening()
  current().onresult?.({ results: [[{ transcript: ' ' }], []] })
  current().onend?.()
  expect(onUnheard.mock.calls).toEqual([['nothing']])
})

test('aborted recognition reports no more results or errors', () => {
  const { current, onHeard, onUnheard, listening: given } = listening()
  given.abort()
  current().onresult?.({ results: [[{ transcript: 'late' }]] })
  current().onerror?.({ error: 'aborted' })
  expect([onHeard.mock.calls, onUnheard.mock.calls]).toEqual([[], []])
})

test('startDictation reports "failed" when the browser is already listening', () => {
  const { refuse } = fakeRecognition()
  refuse()
  const onUnheard = vi.fn()
  startDictation('en-GB', vi.fn(), onUnheard)
  expect(onUnheard.mock.calls).toEqual([['failed']])
})

import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as keeping from '../../phone/kept/kept.ts'
import * as outbox from '../../phone/outbox/outbox.ts'
import { WaitingQuestions } from './waiting-questions.tsx'

const ASKED = Date.parse('2026-11-24T06:10:00Z')
const kept = { ...keeping, outbox, ownAccount: () => 'a' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: ASKED })
  // happy-dom has none; one page is all there is here.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _how: object, run: (lock: object) => Promise<void>) => run({}) },
  })
  await keeping.wipeKept()
})
afterEach(async () => {
  await keeping.wipeKept()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a question of which nothing came can be asked again or removed as soon as nobody knows', async () => {
  await outbox.addQuestion('a', 'What is maize worth?', ASKED)
  await outbox.sendOne('a', () => true, ASKED)
  render(<WaitingQuestions kept={kept} />)
  await screen.findByText('Being asked: “What is maize worth?”')
  expect(screen.queryByRole('button')).toBeNull()
  // The page that asked it is gone, or the server said that it was too busy.
  act(() => vi.advanceTimersByTime(120_000))
  expect(screen.getByText('May have been asked already: “What is maize worth?”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask now' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a question that waits for more than an hour asks for a word, while it is looked at', async () => {
  await outbox.addQuestion('a', 'What is maize worth?', ASKED)
  render(<WaitingQuestions kept={kept} />)
  await screen.findByText(/^Will be asked when the network is back/)
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(screen.getByText('Not asked for more than an hour: “What is maize worth?”')).toBeTruthy()
})

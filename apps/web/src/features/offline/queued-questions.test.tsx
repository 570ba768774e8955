import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as outbox from '../../phone/outbox/outbox.ts'
import * as savedResponses from '../../phone/storage/saved-responses.ts'
import { QueuedQuestions } from './queued-questions.tsx'

const ASKED = Date.parse('2026-11-24T06:10:00Z')
const maize = { question: 'What is maize worth?', adviser: 'market' } as const
const kept = { ...savedResponses, outbox, ownAccount: () => 'a' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: ASKED })
  // happy-dom lacks Web Locks, and this test has only one page.
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _how: object, run: (lock: object) => Promise<void>) => run({}) },
  })
  await savedResponses.wipeSavedData()
})
afterEach(async () => {
  await savedResponses.wipeSavedData()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a question without an answer can be asked again or removed after two minutes', async () => {
  await outbox.addQuestion('a', maize, ASKED)
  await outbox.sendQuestion('a', 'market', () => true, ASKED)
  render(<QueuedQuestions kept={kept} adviser="market" />)
  await screen.findByText('Asking: “What is maize worth?”')
  expect(screen.queryByRole('button')).toBeNull()
  // The page that sent the question was closed, or the server was busy.
  act(() => vi.advanceTimersByTime(120_000))
  expect(screen.getByText('May have been asked already: “What is maize worth?”')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ask now' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('a question that has waited for over an hour needs confirmation', async () => {
  await outbox.addQuestion('a', maize, ASKED)
  render(<QueuedQuestions kept={kept} adviser="market" />)
  await screen.findByText(/^Will be asked when the network is back/)
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(screen.getByText('Waiting for more than an hour: “What is maize worth?”')).toBeTruthy()
})

const rain = { question: 'Will it rain?', adviser: 'assistant' } as const
const sentTo = (adviser: 'market' | 'assistant') => {
  const sent: string[] = []
  return outbox.sendQuestion('a', adviser, (question) => sent.push(question) > 0, Date.now()).then(() => sent)
}

test('each adviser receives only its own waiting questions', async () => {
  await outbox.addQuestion('a', rain, ASKED)
  await outbox.addQuestion('a', { ...rain, adviser: 'market' }, ASKED)
  expect(await outbox.readQueuedQuestions('a')).toHaveLength(2)
  expect(await sentTo('assistant')).toEqual(['Will it rain?'])
  // Removing one adviser's question leaves the other's.
  await outbox.removeSentQuestion('a', 'market', 'Will it rain?')
  expect(await outbox.readQueuedQuestions('a')).toHaveLength(2)
  await outbox.removeSentQuestion('a', 'assistant', 'Will it rain?')
  expect(await outbox.readQueuedQuestions('a')).toMatchObject([{ adviser: 'market' }])
})

test("the dashboard lists questions for the assistant, which only the assistant's page sends", async () => {
  await outbox.addQuestion('a', rain, ASKED)
  render(<QueuedQuestions kept={kept} adviser="market" />)
  await screen.findByText(/and the farm assistant is open: “Will it rain\?”$/)
  act(() => vi.advanceTimersByTime(3_600_000))
  expect(await sentTo('assistant')).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Ask now' }))
  await screen.findByText(/and the farm assistant is open/)
  expect(await sentTo('assistant')).toEqual(['Will it rain?'])
})

test("the assistant's page lists only its own waiting questions", async () => {
  await outbox.addQuestion('a', maize, ASKED)
  await outbox.addQuestion('a', rain, ASKED)
  render(<QueuedQuestions kept={kept} adviser="assistant" />)
  await screen.findByText(/and this page is open: “Will it rain\?”$/)
  expect(screen.queryByText(/maize/)).toBeNull()
})

import type { ChatCompletion } from '@smart-farming/contracts/chat'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'

/** Fakes the server for a chat panel in the calling test file. Silences console warnings. */
export function chatServer(): FakeServer {
  const server = fakeServer()
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())
  return server
}

export const completeAnswer = (content: string | null): ChatCompletion => ({
  id: 'c-1',
  object: 'chat.completion',
  created: 1_758_500_000,
  model: 'test',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
})
export const questionInput = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
export const clearButton = () => screen.queryByRole('button', { name: 'Clear' })
/** Announced text of each message, without its buttons. */
export const announcedMessages = () => [...(screen.queryByRole('log')?.children ?? [])].map(spoken)
function spoken(message: Element): string {
  const copy = message.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('[aria-live=off]')) silent.remove()
  return copy.textContent
}
/**
 * Resolves once `count` questions have been sent, because modules load before the first request.
 */
export const waitForQuestion = (server: FakeServer, count = 1) =>
  waitFor(() => expect(server.requests('chat.market')).toHaveLength(count))
export const typeQuestion = (text: string) => fireEvent.change(questionInput(), { target: { value: text } })
export const pressEnter = (more: object = {}) => fireEvent.keyDown(questionInput(), { key: 'Enter', ...more })

/** Holds responses back until the test releases them. */
export function holdResponses(server: FakeServer) {
  const give: ((completion: ChatCompletion) => void)[] = []
  server.answerWith('chat.market', () => new Promise((resolve) => give.push(resolve)))
  return give
}

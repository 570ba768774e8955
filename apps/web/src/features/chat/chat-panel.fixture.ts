import type { ChatCompletion } from '@smart-farming/contracts/chat'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type FakeServer, fakeServer } from '../../testing/fake-server.ts'

/** A server for a chat panel, in the tests of the file that calls it. Failures that go to the console stay unsaid. */
export function chatServer(): FakeServer {
  const server = fakeServer()
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
  afterEach(() => vi.restoreAllMocks())
  return server
}

/** A whole answer. */
export const reply = (content: string | null): ChatCompletion => ({
  id: 'c-1',
  object: 'chat.completion',
  created: 1_758_500_000,
  model: 'test',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
})
export const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
export const clearButton = () => screen.queryByRole('button', { name: 'Clear' })
/** What the log speaks, message by message: all but what can be done with them. */
export const messages = () => [...(screen.queryByRole('log')?.children ?? [])].map(spoken)
function spoken(message: Element): string {
  const copy = message.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('[aria-live=off]')) silent.remove()
  return copy.textContent
}
/** Until the question is on its way: what it needs is fetched first. */
export const asked = (server: FakeServer, count = 1) =>
  waitFor(() => expect(server.requests('chat.market')).toHaveLength(count))
export const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
export const pressEnter = (more: object = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...more })

/** Holds answers back until they are given. */
export function heldBack(server: FakeServer) {
  const give: ((completion: ChatCompletion) => void)[] = []
  server.answerWith('chat.market', () => new Promise((resolve) => give.push(resolve)))
  return give
}

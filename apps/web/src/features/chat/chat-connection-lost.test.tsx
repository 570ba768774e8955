import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render.tsx'
import {
  announcedMessages,
  chatServer,
  clearButton,
  completeAnswer,
  holdResponses,
  pressEnter,
  questionInput,
  typeQuestion,
  waitForQuestion,
} from './chat-panel.fixture.ts'
import { ChatPanel } from './chat-panel.tsx'

const server = chatServer()

test('"Clear" empties the conversation and cancels the pending reply', async () => {
  const give = holdResponses(server)
  renderView(<ChatPanel />)
  typeQuestion('One?')
  pressEnter()
  await waitForQuestion(server)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
  expect(announcedMessages()).toEqual([])
  expect(clearButton()).toBeNull()
  expect(screen.getByText(/Ask me about crop prices/)).toBeTruthy()
  expect(document.activeElement).toBe(questionInput())

  typeQuestion('Two?')
  pressEnter()
  await waitForQuestion(server, 2)
  await act(async () => give[0]?.(completeAnswer('Late answer to one.')))
  await act(async () => give[1]?.(completeAnswer('Answer to two.')))
  expect(await screen.findByText('Answer to two.')).toBeTruthy()
  expect(announcedMessages()).toHaveLength(2)
  expect(server.requests('chat.market')[1]?.body).toEqual({ message: 'Two?' })
})

test('a cancelled request that ends late does not end the next one', async () => {
  holdResponses(server)
  renderView(<ChatPanel />)
  const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  typeQuestion('One?')
  pressEnter()
  await waitForQuestion(server)
  clear()
  typeQuestion('Two?')
  pressEnter()
  await waitForQuestion(server, 2)
  await act(async () => {})
  clear()
  expect(server.requests('chat.market').map(({ signal }) => signal?.aborted)).toEqual([true, true])
})

test('leaving the page cancels the pending reply', async () => {
  holdResponses(server)
  const { unmount } = renderView(<ChatPanel />)
  typeQuestion('One?')
  pressEnter()
  await waitForQuestion(server)
  unmount()
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
})

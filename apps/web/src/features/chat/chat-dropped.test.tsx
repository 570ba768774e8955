import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render.tsx'
import {
  asked,
  chatServer,
  clearButton,
  heldBack,
  input,
  messages,
  pressEnter,
  reply,
  type,
} from './chat-panel.fixture.ts'
import { ChatPanel } from './chat-panel.tsx'

const server = chatServer()

test('"Clear" empties the conversation and cancels the pending reply', async () => {
  const give = heldBack(server)
  renderView(<ChatPanel />)
  type('One?')
  pressEnter()
  await asked(server)
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
  expect(messages()).toEqual([])
  expect(clearButton()).toBeNull()
  expect(screen.getByText(/Ask me about crop prices/)).toBeTruthy()
  expect(document.activeElement).toBe(input())

  type('Two?')
  pressEnter()
  await asked(server, 2)
  await act(async () => give[0]?.(reply('Late answer to one.')))
  await act(async () => give[1]?.(reply('Answer to two.')))
  expect(await screen.findByText('Answer to two.')).toBeTruthy()
  expect(messages()).toHaveLength(2)
  expect(server.requests('chat.market')[1]?.body).toEqual({ message: 'Two?' })
})

test('a cancelled request that ends late does not end the next request', async () => {
  heldBack(server)
  renderView(<ChatPanel />)
  const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  type('One?')
  pressEnter()
  await asked(server)
  clear()
  type('Two?')
  pressEnter()
  await asked(server, 2)
  // The dropped call ends only now.
  await act(async () => {})
  clear()
  expect(server.requests('chat.market').map(({ signal }) => signal?.aborted)).toEqual([true, true])
})

test('leaving the page cancels the pending reply', async () => {
  heldBack(server)
  const { unmount } = renderView(<ChatPanel />)
  type('One?')
  pressEnter()
  await asked(server)
  unmount()
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
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
  sendButton,
  typeQuestion,
  waitForQuestion,
} from './chat-panel.fixture.ts'
import { ChatPanel } from './chat-panel.tsx'

const server = chatServer()

test('an empty chat shows an invitation and no "Clear" button', () => {
  renderView(<ChatPanel />)
  expect(screen.getByText('Ask me about crop prices, market trends, or farming economics!')).toBeTruthy()
  expect(clearButton()).toBeNull()
  expect(sendButton().disabled).toBe(true)
})

test('Enter sends the question, which appears under "You" with the reply under "AI Assistant"', async () => {
  server.answer('chat.market', completeAnswer('Maize is at 210 USD a tonne.\nSource: …'))
  renderView(<ChatPanel />)
  typeQuestion('  What is maize worth? ')
  pressEnter()
  expect(announcedMessages()).toEqual(['YouWhat is maize worth?'])
  expect(questionInput().value).toBe('')
  await waitFor(() => expect(announcedMessages()).toHaveLength(2))
  expect(announcedMessages()[1]).toBe('AI AssistantMaize is at 210 USD a tonne.\nSource: …')
  expect(server.requests('chat.market').map(({ body }) => body)).toEqual([
    { message: 'What is maize worth?' },
  ])
  expect(clearButton()).toBeTruthy()
})

test('each source for an answer is listed below it with a link', async () => {
  const source = {
    name: 'World Bank Pink Sheet',
    series: 'Maize',
    date: '2026-02',
    unit: 'USD per mt',
    url: 'https://www.worldbank.org/en/research/commodity-markets',
    licence: 'CC BY 4.0',
  }
  server.answer('chat.market', { ...completeAnswer('Maize is at USD 210.'), sources: [source] })
  renderView(<ChatPanel />)
  typeQuestion('What is maize worth?')
  pressEnter()
  const link = await screen.findByRole('link', { name: 'World Bank Pink Sheet' })
  expect(link.getAttribute('href')).toBe(source.url)
  expect(link.closest('li')?.textContent).toBe(
    'World Bank Pink Sheet: Maize, latest February 2026, USD per mt, CC BY 4.0',
  )
})

test('the "Send" button sends the question and returns the focus to the input', async () => {
  server.answer('chat.market', completeAnswer('Yes.'))
  renderView(<ChatPanel />)
  typeQuestion('Sell?')
  fireEvent.click(sendButton())
  await screen.findByText('Yes.')
  await expect.poll(() => document.activeElement).toBe(questionInput())
})

test.each(['', '   ', '\n'])('the blank text %o is not sent', (text) => {
  renderView(<ChatPanel />)
  typeQuestion(text)
  expect(sendButton().disabled).toBe(true)
  pressEnter()
  expect(server.requests()).toEqual([])
})

test.each([
  ['Shift and Enter', { shiftKey: true }],
  ['Enter in the middle of a composed character', { isComposing: true }],
  ["Safari's Enter in a composed character (key code 229)", { keyCode: 229 }],
])('%s does not send the question', (_case, keys) => {
  renderView(<ChatPanel />)
  typeQuestion('トウモロコシ')
  pressEnter(keys)
  expect(server.requests()).toEqual([])
})

test('while a reply is pending, a spinner shows, nothing more is sent and typed text stays', async () => {
  const give = holdResponses(server)
  renderView(<ChatPanel />)
  typeQuestion('One?')
  pressEnter()
  expect(screen.getByRole('status').textContent).toContain('Waiting for the answer...')
  typeQuestion('Two?')
  expect(sendButton().disabled).toBe(true)
  await waitForQuestion(server)
  pressEnter()
  fireEvent.submit(questionInput().form as HTMLFormElement)
  expect(server.requests('chat.market')).toHaveLength(1)
  expect(questionInput().value).toBe('Two?')
  await act(async () => give[0]?.(completeAnswer('Yes.')))
  await screen.findByText('Yes.')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(sendButton().disabled).toBe(false)
})

test('two simultaneous submit events send only one question', async () => {
  holdResponses(server)
  renderView(<ChatPanel />)
  typeQuestion('One?')
  act(() => {
    questionInput().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    questionInput().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  await waitForQuestion(server)
  expect(announcedMessages()).toEqual(['YouOne?'])
  expect(server.requests('chat.market')).toHaveLength(1)
})

test('earlier questions and answers are sent as history', async () => {
  server.answer('chat.market', completeAnswer('210 USD.'))
  renderView(<ChatPanel />)
  typeQuestion('Maize?')
  pressEnter()
  await screen.findByText('210 USD.')
  typeQuestion('And wheat?')
  pressEnter()
  await waitFor(() => expect(announcedMessages()).toHaveLength(4))
  expect(server.requests('chat.market')[1]?.body).toEqual({
    message: 'And wheat?',
    history: [
      { role: 'user', content: 'Maize?' },
      { role: 'assistant', content: '210 USD.' },
    ],
  })
})

test('near the limit the input shows the number of characters left', () => {
  renderView(<ChatPanel />)
  typeQuestion('a'.repeat(3599))
  expect(screen.queryByText(/left/)).toBeNull()
  typeQuestion('a'.repeat(3600))
  expect(screen.getByText('400 characters left')).toBeTruthy()
  typeQuestion('a'.repeat(3999))
  expect(screen.getByText('1 character left')).toBeTruthy()
  expect(questionInput().maxLength).toBe(4000)
})

test('the assistant variant sends questions to the farm assistant', async () => {
  server.answer('chat.assistant', completeAnswer('Wait for dry leaves.'))
  renderView(<ChatPanel variant="assistant" />)
  expect(screen.queryByText(/crop prices/)).toBeNull()
  typeQuestion('Spray today?')
  pressEnter()
  expect(await screen.findByText('Wait for dry leaves.')).toBeTruthy()
  expect(server.requests().map(({ id }) => id)).toEqual(['chat.assistant'])
})

import type { ChatCompletion } from '@smart-farming/contracts/chat'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { renderView } from '../../testing/render.tsx'
import { ChatPanel } from './chat-panel.tsx'

const server = fakeServer()
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

const reply = (content: string | null): ChatCompletion => ({
  id: 'c-1',
  object: 'chat.completion',
  created: 1_758_500_000,
  model: 'test',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
})
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your question' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const clearButton = () => screen.queryByRole('button', { name: 'Clear' })
/** What the log speaks, message by message: all but what can be done with them. */
const messages = () => [...(screen.queryByRole('log')?.children ?? [])].map(spoken)
function spoken(message: Element): string {
  const copy = message.cloneNode(true) as Element
  for (const silent of copy.querySelectorAll('[aria-live=off]')) silent.remove()
  return copy.textContent
}
/** Until the question is on its way: what it needs is fetched first. */
const asked = (count = 1) => waitFor(() => expect(server.requests('chat.market')).toHaveLength(count))
const type = (text: string) => fireEvent.change(input(), { target: { value: text } })
const pressEnter = (more: object = {}) => fireEvent.keyDown(input(), { key: 'Enter', ...more })

/** Holds answers back until they are given. */
function heldBack() {
  const give: ((completion: ChatCompletion) => void)[] = []
  server.answerWith('chat.market', () => new Promise((resolve) => give.push(resolve)))
  return give
}

test('begins with an invitation, and nothing to clear', () => {
  renderView(<ChatPanel />)
  expect(screen.getByText('Ask me about crop prices, market trends, or farming economics!')).toBeTruthy()
  expect(clearButton()).toBeNull()
  expect(sendButton().disabled).toBe(true)
})

test('Enter sends; the question stands under You, the reply under AI Assistant', async () => {
  server.answer('chat.market', reply('Maize is at 210 USD a tonne.\nSource: …'))
  renderView(<ChatPanel />)
  type('  What is maize worth? ')
  pressEnter()
  expect(messages()).toEqual(['YouWhat is maize worth?'])
  expect(input().value).toBe('')
  await waitFor(() => expect(messages()).toHaveLength(2))
  expect(messages()[1]).toBe('AI AssistantMaize is at 210 USD a tonne.\nSource: …')
  expect(server.requests('chat.market').map(({ body }) => body)).toEqual([
    { message: 'What is maize worth?' },
  ])
  expect(clearButton()).toBeTruthy()
})

test('the sources of an answer stand under it, each with a way to check it', async () => {
  const source = {
    name: 'World Bank Pink Sheet',
    series: 'Maize',
    date: '2026-02',
    unit: 'USD per mt',
    url: 'https://www.worldbank.org/en/research/commodity-markets',
    licence: 'CC BY 4.0',
  }
  server.answer('chat.market', { ...reply('Maize is at USD 210.'), sources: [source] })
  renderView(<ChatPanel />)
  type('What is maize worth?')
  pressEnter()
  const link = await screen.findByRole('link', { name: 'World Bank Pink Sheet' })
  expect(link.getAttribute('href')).toBe(source.url)
  expect(link.closest('li')?.textContent).toBe(
    'World Bank Pink Sheet: Maize, newest February 2026, USD per mt, CC BY 4.0',
  )
})

test('Send sends, too, and the next question can be typed at once', async () => {
  server.answer('chat.market', reply('Yes.'))
  renderView(<ChatPanel />)
  type('Sell?')
  fireEvent.click(sendButton())
  await screen.findByText('Yes.')
  expect(document.activeElement).toBe(input())
})

test.each(['', '   ', '\n'])('%o is not sent', (text) => {
  renderView(<ChatPanel />)
  type(text)
  expect(sendButton().disabled).toBe(true)
  pressEnter()
  expect(server.requests()).toEqual([])
})

test.each([
  ['Shift and Enter', { shiftKey: true }],
  ['Enter in the middle of a composed character', { isComposing: true }],
  ['the same, as Safari tells it', { keyCode: 229 }],
])('%s does not send', (_case, keys) => {
  renderView(<ChatPanel />)
  type('トウモロコシ')
  pressEnter(keys)
  expect(server.requests()).toEqual([])
})

test('while a reply is awaited, a spinner says so and nothing more is sent; what is typed stays', async () => {
  const give = heldBack()
  renderView(<ChatPanel />)
  type('One?')
  pressEnter()
  expect(screen.getByRole('status').textContent).toContain('Waiting for the answer...')
  type('Two?')
  expect(sendButton().disabled).toBe(true)
  await asked()
  pressEnter()
  fireEvent.submit(input().form as HTMLFormElement)
  expect(server.requests('chat.market')).toHaveLength(1)
  expect(input().value).toBe('Two?')
  await act(async () => give[0]?.(reply('Yes.')))
  await screen.findByText('Yes.')
  expect(screen.getByRole('status').textContent).toBe('')
  expect(sendButton().disabled).toBe(false)
})

test('two submits in one instant are one question', async () => {
  heldBack()
  renderView(<ChatPanel />)
  type('One?')
  act(() => {
    input().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    input().form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
  await asked()
  expect(messages()).toEqual(['YouOne?'])
  expect(server.requests('chat.market')).toHaveLength(1)
})

test('earlier turns go along as history', async () => {
  server.answer('chat.market', reply('210 USD.'))
  renderView(<ChatPanel />)
  type('Maize?')
  pressEnter()
  await screen.findByText('210 USD.')
  type('And wheat?')
  pressEnter()
  await waitFor(() => expect(messages()).toHaveLength(4))
  expect(server.requests('chat.market')[1]?.body).toEqual({
    message: 'And wheat?',
    history: [
      { role: 'user', content: 'Maize?' },
      { role: 'assistant', content: '210 USD.' },
    ],
  })
})

test('Clear empties the conversation and drops the reply on its way', async () => {
  const give = heldBack()
  renderView(<ChatPanel />)
  type('One?')
  pressEnter()
  await asked()
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
  expect(messages()).toEqual([])
  expect(clearButton()).toBeNull()
  expect(screen.getByText(/Ask me about crop prices/)).toBeTruthy()
  expect(document.activeElement).toBe(input())

  type('Two?')
  pressEnter()
  await asked(2)
  await act(async () => give[0]?.(reply('Late answer to one.')))
  await act(async () => give[1]?.(reply('Answer to two.')))
  expect(await screen.findByText('Answer to two.')).toBeTruthy()
  expect(messages()).toHaveLength(2)
  expect(server.requests('chat.market')[1]?.body).toEqual({ message: 'Two?' })
})

test('the end of a dropped call is not taken for the end of the next', async () => {
  heldBack()
  renderView(<ChatPanel />)
  const clear = () => fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
  type('One?')
  pressEnter()
  await asked()
  clear()
  type('Two?')
  pressEnter()
  await asked(2)
  // Only now does the dropped call come to its end.
  await act(async () => {})
  clear()
  expect(server.requests('chat.market').map(({ signal }) => signal?.aborted)).toEqual([true, true])
})

test('leaving the page drops the reply', async () => {
  heldBack()
  const { unmount } = renderView(<ChatPanel />)
  type('One?')
  pressEnter()
  await asked()
  unmount()
  expect(server.requests('chat.market')[0]?.signal?.aborted).toBe(true)
})

describe('what goes wrong is said in the place of the reply', () => {
  const noContent = 'Sorry, I could not get a response.'
  const noNetwork = 'Error getting response. Please try again.'
  const busy = 'The assistant has too much to do. Try again in a minute.'

  test.each([
    ['no content', () => server.answer('chat.market', reply(null)), noContent],
    ['blank content', () => server.answer('chat.market', reply(' ')), noContent],
    ['no choices', () => server.answer('chat.market', { ...reply(''), choices: [] }), noContent],
    ['no completion', () => server.answerRaw('chat.market', () => Response.json({})), noContent],
    ['no JSON', () => server.answerRaw('chat.market', () => new Response('hello')), noContent],
    ['no network', () => server.disconnect('chat.market'), noNetwork],
    [
      "the server's own words",
      () => server.refuse('chat.market', { code: 'too_many_requests', message: busy }),
      busy,
    ],
    [
      "a proxy's page",
      () => server.answerRaw('chat.market', () => new Response('<p>', { status: 502 })),
      noNetwork,
    ],
  ])('%s', async (_case, prepare, words) => {
    prepare()
    renderView(<ChatPanel />)
    type('Maize?')
    pressEnter()
    await waitFor(() => expect(messages()).toEqual(['YouMaize?', `AI Assistant${words}`]))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('and the question can be asked again, in its place', async () => {
    server.disconnect('chat.market')
    renderView(<ChatPanel />)
    type('Maize?')
    pressEnter()
    await screen.findByText(noNetwork)
    server.answer('chat.market', reply('210 USD.'))
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('210 USD.')
    expect(messages()).toEqual(['YouMaize?', 'AI Assistant210 USD.'])
    expect(server.requests('chat.market').map(({ body }) => body)).toEqual([
      { message: 'Maize?' },
      { message: 'Maize?' },
    ])
  })
})

test('near the limit the characters left are counted', () => {
  renderView(<ChatPanel />)
  type('a'.repeat(3599))
  expect(screen.queryByText(/left/)).toBeNull()
  type('a'.repeat(3600))
  expect(screen.getByText('400 characters left')).toBeTruthy()
  type('a'.repeat(3999))
  expect(screen.getByText('1 character left')).toBeTruthy()
  expect(input().maxLength).toBe(4000)
})

test('the farm assistant is another adviser behind the same panel', async () => {
  server.answer('chat.assistant', reply('Wait for dry leaves.'))
  renderView(<ChatPanel variant="assistant" />)
  expect(screen.queryByText(/crop prices/)).toBeNull()
  type('Spray today?')
  pressEnter()
  expect(await screen.findByText('Wait for dry leaves.')).toBeTruthy()
  expect(server.requests().map(({ id }) => id)).toEqual(['chat.assistant'])
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderView } from '../../testing/render.tsx'
import {
  announcedMessages,
  chatServer,
  completeAnswer,
  pressEnter,
  typeQuestion,
} from './chat-panel.fixture.ts'
import { ChatPanel } from './chat-panel.tsx'

const server = chatServer()

describe('a failed question', () => {
  const noContent = 'Sorry, I could not get a response.'
  const noNetwork = 'Error getting response. Please try again.'
  const busy = 'The assistant has too much to do. Try again in a minute.'

  test.each([
    ['no content', () => server.answer('chat.market', completeAnswer(null)), noContent],
    ['blank content', () => server.answer('chat.market', completeAnswer(' ')), noContent],
    ['no choices', () => server.answer('chat.market', { ...completeAnswer(''), choices: [] }), noContent],
    ['no completion', () => server.answerRaw('chat.market', () => Response.json({})), noContent],
    ['no JSON', () => server.answerRaw('chat.market', () => new Response('hello')), noContent],
    ['no network', () => server.disconnect('chat.market'), noNetwork],
    [
      "the server's message",
      () =>
        server.refuse('chat.market', {
          code: 'too_many_requests',
          message: busy,
          problem: { code: 'of_a_newer_server' },
        }),
      busy,
    ],
    [
      'an HTML page from a proxy',
      () => server.answerRaw('chat.market', () => new Response('<p>', { status: 502 })),
      noNetwork,
    ],
  ])('shows an error instead of the reply: %s', async (_case, prepare, words) => {
    prepare()
    renderView(<ChatPanel />)
    typeQuestion('Maize?')
    pressEnter()
    await waitFor(() => expect(announcedMessages()).toEqual(['YouMaize?', `AI Assistant${words}`]))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('can be asked again, and the new answer replaces the error', async () => {
    server.disconnect('chat.market')
    renderView(<ChatPanel />)
    typeQuestion('Maize?')
    pressEnter()
    await screen.findByText(noNetwork)
    server.answer('chat.market', completeAnswer('210 USD.'))
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
    await screen.findByText('210 USD.')
    expect(announcedMessages()).toEqual(['YouMaize?', 'AI Assistant210 USD.'])
    expect(server.requests('chat.market').map(({ body }) => body)).toEqual([
      { message: 'Maize?' },
      { message: 'Maize?' },
    ])
  })

  test.each(['market', 'assistant'] as const)(
    'offers to wait for the network when sent to the %s, but not after a rejection',
    async (adviser) => {
      const endpoint = `chat.${adviser}` as const
      server.disconnect(endpoint)
      renderView(<ChatPanel variant={adviser} />)
      typeQuestion('Maize?')
      pressEnter()
      await screen.findByText(noNetwork)
      const offer = { name: 'Send it when the network is back' }
      expect(screen.getByRole('button', offer)).toBeTruthy()
      const problem = { code: 'of_a_newer_server' }
      server.refuse(endpoint, { code: 'too_many_requests', message: busy, problem })
      fireEvent.click(screen.getByRole('button', { name: 'Ask again' }))
      await screen.findByText(busy)
      expect(screen.queryByRole('button', offer)).toBeNull()
    },
  )
})

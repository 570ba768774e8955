import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { answerLine } from '../answer-line.fixture.ts'
import { startConversation } from './conversation.ts'

const server = fakeServer()

test('the same answer comes out whatever pieces it comes in', async () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'ü', '🌾', ' ', '\n', '|', '*', '[unverified]') })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
      fc.pre(pieces.join('').trim() !== '')
      const line = answerLine()
      server.answerRaw('chat.market', line.response)
      for (const one of pieces) line.say(one)
      line.finish({ unverified: 3 })
      const conversation = startConversation('market')
      conversation.send('Maize?')
      await expect.poll(() => conversation.exchanges()[0]?.answer?.state).toBe('complete')
      expect(conversation.exchanges()[0]?.answer).toMatchObject({
        text: pieces.join('').trim(),
        unverified: 3,
      })
    }),
    { numRuns: 30 },
  )
})

test('however many pieces come, it changes at most once a frame', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  const line = answerLine()
  server.answerRaw('chat.market', line.response)
  const conversation = startConversation('market')
  conversation.send('Maize?')
  const changes: string[] = []
  conversation.subscribe(() => changes.push(conversation.exchanges()[0]?.answer?.text ?? ''))
  for (const one of 'abcdefgh') line.say(one)
  await expect.poll(() => frames).toHaveLength(1)
  expect(changes).toEqual([])
  await new Promise((resolve) => setImmediate(resolve))
  frames[0]?.(0)
  expect(changes).toEqual(['abcdefgh'])
  // At its end nothing waits for a frame: a page in the background draws none.
  line.say('i')
  line.finish()
  await expect.poll(() => changes).toEqual(['abcdefgh', 'abcdefghi'])
  vi.restoreAllMocks()
})

test('questions that were given up before it began stand there, and are no history', async () => {
  const line = answerLine()
  server.answerRaw('chat.market', line.response)
  const conversation = startConversation('market', ['Maize?'])
  expect(conversation.exchanges()).toMatchObject([{ question: 'Maize?', answer: { state: 'failed' } }])
  conversation.send('Wheat?')
  await expect.poll(() => server.requests('chat.market')).toHaveLength(1)
  expect(server.requests('chat.market')[0]?.body).toEqual({ message: 'Wheat?' })
  conversation.clear()
})

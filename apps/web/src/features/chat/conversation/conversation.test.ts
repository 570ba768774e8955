import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { completeAnswer } from '../chat-panel.fixture.ts'
import { createControlledReply } from '../controlled-reply.fixture.ts'
import { startConversation } from './conversation.ts'

const server = fakeServer()

test('an answer is the same however its stream is split', async () => {
  const piece = fc.string({ unit: fc.constantFrom('a', 'ü', '🌾', ' ', '\n', '|', '*', '{{f1}}') })
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 12 }), async (pieces) => {
      fc.pre(pieces.join('').trim() !== '')
      const line = createControlledReply()
      server.answerRaw('chat.market', line.response)
      for (const one of pieces) line.say(one)
      line.finish({ notes: ['3 left out.'] })
      const conversation = startConversation('market')
      conversation.send('Maize?')
      await expect.poll(() => conversation.exchanges()[0]?.answer?.state).toBe('complete')
      expect(conversation.exchanges()[0]?.answer).toMatchObject({
        text: pieces.join('').trim(),
        notes: ['3 left out.'],
      })
    }),
    { numRuns: 30 },
  )
})

test('streamed pieces update the conversation at most once per frame', async () => {
  const frames: FrameRequestCallback[] = []
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw))
  const line = createControlledReply()
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
  // A background page renders no frames, so an answer's end must not wait for one.
  line.say('i')
  line.finish()
  await expect.poll(() => changes).toEqual(['abcdefgh', 'abcdefghi'])
  vi.restoreAllMocks()
})

test('questions abandoned before the conversation began are shown but not sent in the history', async () => {
  const line = createControlledReply()
  server.answerRaw('chat.market', line.response)
  const conversation = startConversation('market', [{ question: 'Maize?' }])
  expect(conversation.exchanges()).toMatchObject([{ question: 'Maize?', answer: { state: 'failed' } }])
  conversation.send('Wheat?')
  await expect.poll(() => server.requests('chat.market')).toHaveLength(1)
  expect(server.requests('chat.market')[0]?.body).toEqual({ message: 'Wheat?' })
  conversation.clear()
})

test('a photo is sent with its own question, even on retry or edit, but not with the history', async () => {
  server.answer('chat.market', completeAnswer('It is rust.'))
  const conversation = startConversation('market')
  const bodies = () => server.requests('chat.market').map(({ body }) => body)
  const asked = async (count: number) => {
    await expect.poll(bodies).toHaveLength(count)
    await expect.poll(() => conversation.exchanges().at(-1)?.answer?.state).toBe('complete')
  }
  conversation.send('Why these spots?', 'cGhvdG8=')
  await asked(1)
  conversation.retry()
  await asked(2)
  conversation.send('And now?')
  await asked(3)
  conversation.edit(conversation.exchanges()[0]?.id ?? -1, 'Which illness?', 'cGhvdG8=')
  await asked(4)
  const history = [
    { role: 'user', content: 'Why these spots?' },
    { role: 'assistant', content: 'It is rust.' },
  ]
  expect(bodies()).toEqual([
    { message: 'Why these spots?', image: 'cGhvdG8=' },
    { message: 'Why these spots?', image: 'cGhvdG8=' },
    { message: 'And now?', history },
    { message: 'Which illness?', image: 'cGhvdG8=' },
  ])
})

test('only a question without a photo can wait for the network, because photos are not saved', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.disconnect('chat.market')
  const conversation = startConversation('market')
  const answered = () => conversation.exchanges().at(-1)?.answer
  conversation.send('Why these spots?', 'cGhvdG8=')
  await expect.poll(answered).toMatchObject({ state: 'failed' })
  expect(answered()).not.toHaveProperty('canWait')
  conversation.send('Why these spots?')
  await expect.poll(answered).toMatchObject({ state: 'failed', canWait: true })
  vi.restoreAllMocks()
})

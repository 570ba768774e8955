import { once } from 'node:events'
import { connect } from 'node:net'
import { api } from '@smart-farming/contracts/api'
import { server as words } from '@smart-farming/words/en/server'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { bind } from '../../http/routing/bind.ts'
import { chatHandlers } from '../handlers.ts'

const ada = { id: 1, username: 'ada', farmName: 'Hill Farm', location: 'Nakuru' }

test('the model stops when the reader disconnects before the answer has begun', async () => {
  const looking = Promise.withResolvers<void>()
  const found = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<AbortSignal>()
  const app = Fastify().decorateRequest('user', undefined)
  const handlers = chatHandlers({
    engine: {
      name: 'trial',
      async *answer(_question, signal) {
        asked.resolve(signal)
        yield { kind: 'end', reason: 'stop' }
      },
    },
    words,
    now: () => new Date(0),
    shutdownSignal: new AbortController().signal,
    isCooperative: () => false,
    placeName: async () => {
      looking.resolve()
      await found.promise
      return 'Nakuru'
    },
  })
  bind(app, 'chat', api.chat, handlers, { readUser: () => ada })
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const body = JSON.stringify({ message: 'Maize?' })
    const reader = connect((app.server.address() as { port: number }).port, '127.0.0.1')
    reader.write(
      `POST /api/chat/market HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    const [line] = await Promise.all([
      once(app.server, 'connection').then(([socket]) => socket),
      looking.promise,
    ])
    const left = once(line, 'close')
    reader.destroy()
    await left
    found.resolve()
    expect((await asked.promise).aborted).toBe(true)
  } finally {
    await app.close()
  }
})

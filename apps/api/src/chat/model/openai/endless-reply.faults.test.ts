import { expect, test } from 'vitest'
import {
  createChunk,
  joinText,
  modelServer,
  neverAborted,
  respondWithEvents,
  sampleCall,
  sampleTool,
} from './openai-model.fixture.ts'

/** 30,000 deltas take half a second; rescanning all earlier text took 15 s. */
const IN_TIME_MS = 5_000

const server = modelServer()

test.each([
  ['endless thoughts', '<think>', 'Hm, maize. '.repeat(5)],
  ['spaces in a call', '{"name"', ' '.repeat(60)],
  ['opening tags of calls', 'Dry it. ', '<tool_call>'.repeat(5)],
  ['brackets', 'Dry it. ', '[{"name":[a('.repeat(5)],
])('reads %s in tens of thousands of deltas in linear time', async (_case, beginning, more) => {
  const deltas = [beginning, ...Array<string>(30_000).fill(more)].map((content) =>
    createChunk({ delta: { content } }),
  )
  server.double.respond(respondWithEvents(`${deltas.join('')}data: [DONE]\n\n`))
  const startedAt = performance.now()
  const parts = await server.ask(server.model, neverAborted, {
    ...sampleCall,
    tools: [sampleTool],
    maxTokens: 4_000,
  })
  expect(performance.now() - startedAt).toBeLessThan(IN_TIME_MS)
  expect(joinText(parts)).not.toContain('Hm')
  expect(parts.at(-1)).toMatchObject({ kind: 'end' })
})

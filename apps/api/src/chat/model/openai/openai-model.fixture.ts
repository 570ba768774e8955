import type { Behaviour, Double } from '@smart-farming/upstream-doubles/double'
import { alwaysReply } from '@smart-farming/upstream-doubles/faults'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { afterEach, beforeEach } from 'vitest'
import type { ModelCall, ModelPart } from '../model.ts'
import { OpenAiModel, type OpenAiSettings } from './openai-model.ts'

/** For calls that must not time out, even on a slow machine. */
const PATIENT = { firstMs: 15_000, idleMs: 15_000, totalMs: 15_000 }

export const sampleCall = {
  messages: [{ role: 'user', content: 'Maize?' }] as const,
  maxTokens: 321,
  payer: { userId: 1, address: '192.0.2.1' },
}
export const sampleTool = { name: 'get_price', description: 'A price.', parameters: { type: 'object' } }
/** Signal of a caller who never disconnects. */
export const neverAborted = new AbortController().signal

/** A model server and its adapter, created anew for each test of the calling file. */
export function modelServer() {
  let double: Double
  let model: OpenAiModel
  const modelWith = (more: Partial<OpenAiSettings> = {}) =>
    new OpenAiModel({
      baseUrl: `${double.url}/v1`,
      key: 'secret-key',
      name: 'small',
      maxTokensField: 'max_tokens',
      deadlines: PATIENT,
      ...more,
    })
  beforeEach(async () => {
    double = await startOpenAi({ key: 'secret-key' })
    model = modelWith()
  })
  afterEach(async () => {
    await model.close()
    await double.close()
  })
  return {
    get double() {
      return double
    },
    get model() {
      return model
    },
    modelWith,
    /** Collects an answer, by default to the sample question from the default model. */
    async ask(from = model, signal = neverAborted, what: ModelCall = sampleCall): Promise<ModelPart[]> {
      const parts: ModelPart[] = []
      for await (const part of from.ask(what, signal)) parts.push(part)
      return parts
    },
    /** Body of a request that the server received. */
    sent: (at = 0) => JSON.parse(double.calls[at]?.body ?? '{}'),
  }
}

/** All text of an answer. */
export const joinText = (parts: readonly ModelPart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')

/** Responds with exactly this event stream. */
export const respondWithEvents = (text: string): Behaviour =>
  alwaysReply({ headers: { 'content-type': 'text/event-stream' }, body: Buffer.from(text) })
/** One chunk of a stream. */
export const createChunk = (choice: object, more: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, ...choice }], ...more })}\n\n`

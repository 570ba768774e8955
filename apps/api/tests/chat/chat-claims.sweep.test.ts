import type { Double } from '@smart-farming/upstream-doubles/double'
import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import {
  callsTools,
  ifOffered,
  inRounds,
  saysFrom,
  toolRefusals,
} from '@smart-farming/upstream-doubles/openai-tools'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { askChat, readAnswer, signInFarmer } from '../support/chat/chat.ts'
import { type FalseClaim, falseClaims, falseIdioms } from '../support/chat/false-claims.ts'

let double: Double
let product: TestApp
let ada: Browser
beforeAll(async () => {
  double = await startOpenAi()
  product = await startApp({
    env: {
      OPENAI_BASE_URL: `${double.url}/v1`,
      QUESTIONS_PER_MINUTE: '10000',
      CHAT_DAILY_TOKENS_PER_USER: '100000000',
    },
    overrides: { now: () => new Date('2026-09-21T14:20:00Z') },
  })
  await loadSnapshot(product.deps.database)
  ada = await signInFarmer(product)
})
afterAll(async () => {
  await product.close()
  await double.close()
})

const price = (commodity: string) => ({ name: 'latest_price', arguments: JSON.stringify({ commodity }) })
const builtInFrom = /A basic answer follows\.[\s\S]*$/

/** Replaces the placeholders in a text with the ids of the facts that the tools returned. */
function withIds(text: string, results: readonly string[]): string {
  const [maize = [], wheat = []] = results.map((result) => Object.keys(JSON.parse(result).facts))
  const known = Object.entries({ maize, wheat }).flatMap(([name, [now, month, year]]) => [
    [name, now],
    [`${name}.month`, month],
    [`${name}.year`, year],
  ])
  return known.reduce((left, [name, id]) => left.replaceAll(`{{${name}}}`, `{{${id}}}`), text)
}

async function hear(says: string, asks = 'What is maize worth?', topic: 'market' | 'assistant' = 'market') {
  double.respond(
    inRounds(
      callsTools(price('maize'), price('wheat')),
      saysFrom((results) => withIds(says, results)),
    ),
  )
  const whole = (await askChat(ada, asks, { topic })).json()
  const streamed = readAnswer((await askChat(ada, asks, { topic, events: true })).payload)
  return {
    text: whole.choices[0].message.content as string,
    streamed: streamed.text,
  }
}

const cases = Object.entries(falseClaims).map(([kind, lie]): [string, FalseClaim] => [kind, lie])

test('no false claim from a lying model gets through', () =>
  checkRows(cases, async ([, { says, never, asks }]) => {
    const { text, streamed } = await hear(says, asks)
    expect(streamed).toBe(text)
    expect(text.replace(builtInFrom, '')).not.toMatch(never)
  }))

test('shows an idiom whole or not at all', () =>
  checkRows(Object.entries(falseIdioms), async ([, { says }]) => {
    const { text, streamed } = await hear(says)
    expect(streamed).toBe(text)
    expect(text === says || !text.includes(says.slice(0, 12))).toBe(true)
  }))

test('shows checked answers, with prices and sources written by the product', () =>
  checkRows(
    [
      [
        'the product writes the figure, its unit, month, crop and source',
        'Maize is at {{maize}}.',
        'Maize is at USD 210 per tonne in February 2026 (maize, world price; World Bank Pink Sheet).',
      ],
      [
        'what is the same in a sentence is said once',
        'Maize is at {{maize}}, {{maize.month}}.',
        'Maize is at USD 210 per tonne in February 2026 (maize, world price; World Bank Pink Sheet), up 2.5% from January 2026 to February 2026.',
      ],
      [
        'a sentence that contradicts its fact is replaced by the product’s own',
        'Wheat is at {{maize}}.',
        'Maize, world price: USD 210 per tonne in February 2026 (World Bank Pink Sheet).',
      ],
      [
        'advice and greetings pass, lists and their numbers, too',
        'Hello! Here is how to store it:\n\n1. Dry the grain in the sun.\n2. Keep it off the ground.\n\n## What else\nAsk your adviser which bags are best.',
        'Hello! Here is how to store it:\n\n1. Dry the grain in the sun.\n2. Keep it off the ground.\n\n## What else\nAsk your adviser which bags are best.',
      ],
      [
        'figures of advice pass',
        'Plant three seeds in each hole, 75 cm apart, and give 50 kg of urea per acre after 3 weeks.',
        'Plant three seeds in each hole, 75 cm apart, and give 50 kg of urea per acre after 3 weeks.',
      ],
      [
        'a figure that its fact bears may stand where no reference is made',
        'Maize was at USD 210 per tonne in February 2026.',
        'Maize was at USD 210 per tonne in February 2026.',
      ],
      [
        'of a direction in a language that was not asked in, the fact alone',
        'Le maïs a augmenté : {{maize.month}}.',
        'Maize, world price: up 2.5% from January 2026 to February 2026 (World Bank Pink Sheet).',
      ],
    ],
    async ([, says, shown]) => {
      const { text } = await hear(says)
      expect(text).toBe(shown)
    },
  ))

// Runs last, because the product remembers for ten minutes that the model does not accept tools.
test('no false claim from a lying model without tools gets through', () =>
  checkRows(cases, async ([, { says, never, asks = 'What is maize worth?' }]) => {
    double.respond(
      ifOffered(
        toolRefusals.ollama,
        saysFrom(() => says),
      ),
    )
    const { choices } = (await askChat(ada, asks)).json()
    expect(choices[0].message.content.replace(builtInFrom, '')).not.toMatch(never)
  }))

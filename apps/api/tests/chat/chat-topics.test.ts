import { says, startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { askChat, signInFarmer } from '../support/chat/chat.ts'

const contentOf = (payload: string): string => JSON.parse(payload).choices[0].message.content

describe('without a model', () => {
  let product: TestApp
  let ada: Browser
  beforeAll(async () => {
    product = await startApp({ env: { FARM_ADVISERS: 'Green Hill Cooperative, 0700 000 000;' } })
    await loadSnapshot(product.deps.database)
    ada = await signInFarmer(product)
  })
  afterAll(() => product.close())
  const answer = async (message: string, topic: 'market' | 'assistant') =>
    contentOf((await askChat(ada, message, { topic })).payload)

  test.each(['market', 'assistant'] as const)(
    'says that it has no advice and names the adviser, without a price: %s',
    async (topic) => {
      const text = await answer('BORERS MANAGEMENT IN GROUNDNUT CROP', topic)
      expect(text).toMatch(/I don’t have reliable advice on pests, diseases and weeds/)
      expect(text).toContain('Green Hill Cooperative, 0700 000 000')
      expect(text).not.toContain('USD')
    },
  )

  test('answers an unsupported language in the browser’s language', async () => {
    const farmer = await signInFarmer(product)
    const say = async (message: string, language?: string) =>
      contentOf((await askChat(farmer, message, { language })).payload)
    expect(await say('玉米价格是多少', 'fr-SN,fr;q=0.9,en;q=0.8')).toMatch(
      /^Je ne sais pas lire cette langue/,
    )
    expect(await say('玉米价格是多少', 'zh-CN,sw;q=0.5')).toMatch(/^Siwezi kusoma lugha hiyo/)
    expect(await say('玉米价格是多少', 'zh-CN')).toMatch(/^I cannot read that language/)
    expect(await say('玉米价格是多少')).toMatch(/^I cannot read that language/)
    expect(await say('Wie viel kostet Urea?', 'de-DE')).toMatch(/I have no price for “Wie viel”/)
  })

  test('answers a price question in the assistant chat too', async () => {
    expect(await answer('What is maize worth?', 'assistant')).toContain('USD 210 per tonne')
  })

  test('answers a weather question in the market chat from the farm’s forecast', async () => {
    const text = await answer('will it rain tomorrow', 'market')
    expect(text).toBe(await answer('will it rain tomorrow', 'assistant'))
    expect(text).not.toContain('do not forecast prices')
  })

  test.each(['market', 'assistant'] as const)(
    'answers an emergency only with the number to call: %s',
    async (topic) => {
      const text = await answer('my worker swallowed pesticide', topic)
      expect(text).toMatch(/^This is an emergency: call 112 now/)
    },
  )

  test('refers a question about a dose to the label', async () => {
    const text = await answer('how many ml imidacloprid per 15 litre tank', 'assistant')
    expect(text).toMatch(/^Follow the product label/)
    expect(text.replace('0700 000 000', '')).not.toMatch(/\d/)
  })

  const inTurn: readonly (readonly [string, readonly RegExp[]])[] = [
    [
      'Will it rain tomorrow? What is urea worth? How do I control rust in wheat?',
      [
        /^Place search is not available/,
        /urea \(world price\): USD/i,
        /reliable advice on pests, diseases and weeds for wheat/,
      ],
    ],
    [
      'price of wheat and how many ml of roundup in 16 litres',
      [/wheat \(world price[^)]*\): USD/i, /Follow the product label/],
    ],
  ]
  test.each(['market', 'assistant'] as const)(
    'answers several questions in the order asked: %s',
    async (topic) => {
      for (const [message, told] of inTurn) {
        const text = await answer(message, topic)
        const at = told.map((one) => text.search(one))
        expect(at, text).toEqual(at.toSorted((a, b) => a - b))
        expect(at, text).not.toContain(-1)
      }
    },
  )

  test('answers only the emergency when a price question comes with it', async () => {
    const text = await answer('what is maize worth and my son drank weedkiller', 'market')
    expect(text).toMatch(/^This is an emergency: call 112 now/)
    expect(text).not.toContain('USD')
  })

  test('names the crop when it has no price for it', async () => {
    expect(await answer('market rate of tur', 'market')).toMatch(/^I have no price for pigeon peas\./)
  })
})

describe('questions that never reach a configured model', () => {
  test.each([
    ['my son drank roundup', /^This is an emergency/],
    ['dosage of mancozeb for tomato', /^Follow the product label/],
  ])('answers "%s" without asking the model', async (message, expected) => {
    const double = await startOpenAi()
    const product = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1` } })
    try {
      const ada = await signInFarmer(product)
      const { payload } = await askChat(ada, message, { topic: 'assistant' })
      expect(contentOf(payload)).toMatch(expected)
      expect(JSON.parse(payload).model).toBe('built-in')
      expect(double.calls).toEqual([])
    } finally {
      await product.close()
      await double.close()
    }
  })
})

test.each([
  ['should i sell my maize now or wait'],
  ['will maize price go up next month'],
  ['how do i store maize, and how much actellic per bag'],
])('asks the model: %s', async (message) => {
  const double = await startOpenAi()
  const product = await startApp({ env: { OPENAI_BASE_URL: `${double.url}/v1` } })
  try {
    double.respond(says('It hangs on your store and your debts.'))
    const ada = await signInFarmer(product)
    const { payload } = await askChat(ada, message, { topic: 'assistant' })
    expect(contentOf(payload)).toBe('It hangs on your store and your debts.')
    expect(double.calls).toHaveLength(1)
  } finally {
    await product.close()
    await double.close()
  }
})

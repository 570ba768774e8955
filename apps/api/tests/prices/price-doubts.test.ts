import { startOpenAi } from '@smart-farming/upstream-doubles/openai'
import { callsTools, inRounds, saysFrom } from '@smart-farming/upstream-doubles/openai-tools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, startApp, type TestApp } from '../support/app.ts'
import { signInFarmer } from '../support/chat/chat.ts'
import { createWfpFile, importInto } from '../support/prices/prices.ts'

let product: TestApp
let ada: Browser
beforeAll(async () => {
  product = await startApp({ overrides: { now: () => new Date('2026-09-21T14:20:00Z') } })
  ada = await signInFarmer(product)
})
afterAll(() => product.close())

const usual = [5300, 5350, 5290, 5320, 5380].map(
  (price, at) => [`2026-0${at + 2}-15`, 'Nakuru', price] as const,
)
const importPrices = (...newest: [date: string, market: string, price: number][]) =>
  importInto(product, 'wfp', createWfpFile([...usual, ...newest]), { country: 'KE' })
const chat = async (message: string) => {
  const { choices } = await ada.client.chat.market({ body: { message } })
  return choices[0]?.message.content ?? ''
}
const board = async () => {
  const { series } = await ada.client.prices.series({
    query: { commodities: ['maize'], lat: -0.28, lon: 36.07 },
  })
  return series[0]
}

test('marks a price a hundred times the usual one as suspect until a second month confirms it', async () => {
  expect((await importPrices()).doubted).toEqual([])
  expect(await board()).not.toHaveProperty('doubted')
  const { outcome, doubted } = await importPrices(['2026-07-15', 'Nakuru', 538_000])
  expect([outcome, doubted]).toEqual([
    'done',
    [
      {
        series: 'Maize (white)',
        market: 'Nakuru',
        country: 'KE',
        month: '2026-07',
        value: 538_000,
        currency: 'KES',
        unit: '90 KG',
      },
    ],
  ])
  expect(await board()).toMatchObject({ doubted: true, latest: { date: '2026-07-15', value: 538_000 } })
  const told = {
    'What is the price of maize in Nakuru?': 'KES 538,000 per 90 kg in July 2026 may be an error',
    'How did the maize price in Nakuru change over the last 2 months?': 'may be an error',
    'Bei ya mahindi Nakuru ni ngapi?': 'KES 538,000 kwa 90 kg, Julai 2026 huenda ni kosa',
    '¿Cuál es el precio del maíz en Nakuru?': 'puede ser un error',
    'Quel est le prix du maïs à Nakuru ?': 'est peut-être une erreur',
    'Qual é o preço do milho em Nakuru?': 'pode ser um erro',
    'Nakuru में मक्का का भाव क्या है?': 'गलती हो सकती है',
    'ما سعر الذرة في Nakuru؟': 'خطأ: كان السعر قبله',
  }
  for (const [question, doubt] of Object.entries(told)) {
    const answer = await chat(question)
    expect(answer, question).toContain(doubt)
    expect(answer, question).not.toMatch(/\d{3,}[.,]?\d* ?%|\d,\d{3}(\.\d)? ?%/)
  }
  const confirmed = await importPrices(['2026-07-15', 'Nakuru', 538_000], ['2026-08-15', 'Nakuru', 540_000])
  expect(confirmed.doubted).toEqual([])
  expect(await board()).not.toHaveProperty('doubted')
  const answer = await chat('What is the price of maize in Nakuru?')
  expect(answer).toContain('KES 540,000')
  expect(answer).toContain('0.4%')
  expect(answer).not.toContain('error')
})

test('tells the model that the price is suspect, and gives no price change', async () => {
  const double = await startOpenAi()
  const withModel = await startApp({
    env: { OPENAI_BASE_URL: `${double.url}/v1` },
    overrides: { now: () => new Date('2026-09-21T14:20:00Z') },
  })
  try {
    const file = createWfpFile([...usual, ['2026-07-15', 'Nakuru', 538_000]])
    await importInto(withModel, 'wfp', file, { country: 'KE' })
    let facts: string[] = []
    double.respond(
      inRounds(
        callsTools({ name: 'series_statistics', arguments: '{"commodity":"maize","place":"Nakuru"}' }),
        saysFrom(([result = '{}']) => {
          const told: Record<string, string> = JSON.parse(result).facts
          facts = Object.values(told)
          return `It is {{${Object.keys(told)[0]}}}.`
        }),
      ),
    )
    const bob = await signInFarmer(withModel)
    const { choices } = await bob.client.chat.market({ body: { message: 'Maize in Nakuru?' } })
    expect(choices[0]?.message.content).toContain('KES 538,000 per 90 kg in July 2026, which may be an error')
    expect(facts.filter((fact) => /up|down/.test(fact) && /538|July 2026/.test(fact))).toEqual([])
    expect(facts.filter((fact) => fact.includes('538,000'))).toHaveLength(1)
  } finally {
    await withModel.close()
    await double.close()
  }
})

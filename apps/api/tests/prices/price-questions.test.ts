import { readFileSync } from 'node:fs'
import { checkGrounding } from '@smart-farming/market-core/grounding/ground.fixture'
import { checkRows } from '@smart-farming/vectors/check-rows'
import { renderAnswer } from '@smart-farming/words/answers/answer-texts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadSnapshot } from '../../src/market/bundled/load-snapshot.ts'
import { PriceAnswerer } from '../../src/market/stored/price-answerer.ts'
import { StoredPrices } from '../../src/market/stored/stored-prices.ts'
import { startApp, type TestApp } from '../support/app.ts'

interface Asked {
  question: string
  /** Required content of the answer: prices calculated manually and by another program. */
  expected: string[]
}

const questions = readFileSync(new URL('./price-questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Asked)

let product: TestApp
let answerer: PriceAnswerer
beforeAll(async () => {
  product = await startApp()
  await loadSnapshot(product.deps.database)
  const { prices, database, words } = product.deps
  // A month after the newest price of the snapshot.
  const now = () => new Date('2026-03-15T12:00Z')
  answerer = new PriceAnswerer(new StoredPrices(prices, database, words), {
    now,
    run: product.deps.reading.run,
  })
})
afterAll(() => product.close())

/** An answer as a farmer reads it. */
async function answerTo(question: string, earlier: readonly string[] = []) {
  const { parts } = await answerer.read(question, earlier)
  const answer = await answerer.answer(parts, [])
  const { statements } = answer
  return {
    ...answer,
    text: renderAnswer(product.deps.words.said, statements),
    facts: statements.flatMap(({ facts }) => facts),
  }
}

test('covers at least a hundred questions', () => {
  expect(questions.length).toBeGreaterThanOrEqual(100)
})

test('gives the expected answer to every question', () =>
  checkRows(questions, async ({ question, expected }) => {
    const { text, facts, sources, answered } = await answerTo(question)
    for (const part of expected) expect(text).toContain(part)
    // Answers must not contain numbers that their facts do not support.
    const names = [...sources.map(({ series }) => series), 'bag (90 kg)', 'maund (40 kg)']
    expect(checkGrounding(text, facts, names).figures.filter(({ verified }) => !verified)).toEqual([])
    if (answered && facts.some(({ months }) => months !== undefined))
      expect(sources.length).toBeGreaterThan(0)
  }))

test('reads a follow-up question together with the question before it', async () => {
  const { text } = await answerTo('and wheat?', ['How has maize moved over the last year?'])
  expect(text).toContain('Wheat (world price, Wheat, US HRW): from USD 265 per tonne in February 2025')
})

test('each price has its source, series, unit and newest month', async () => {
  const { sources } = await answerTo('Compare maize and cocoa')
  expect(sources).toEqual([
    expect.objectContaining({
      name: 'World Bank Pink Sheet',
      series: 'Maize',
      date: '2026-02',
      unit: 'USD per mt',
    }),
    expect.objectContaining({ series: 'Cocoa', date: '2026-02', unit: 'USD per kg', licence: 'CC BY 4.0' }),
  ])
})

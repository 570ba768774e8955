import { expect, test } from 'vitest'
import { understand } from '../../understand/question.ts'
import { compose } from '../compose.ts'
import { months, priceData, pricePlaces } from '../price-data.fixture.ts'
import { withDoubtApart } from './doubt-apart.ts'

/** Maize in Managua, whose newest price is a hundred times the others. */
const data = {
  ...priceData,
  series: priceData.series.map((one) =>
    one.market === undefined
      ? one
      : withDoubtApart({ ...one, prices: months('2026-03', [690, 695, 690, 700, 713, 71_900]) }),
  ),
}
const answer = (text: string) => compose(understand(text, pricePlaces), data).statements
const figures = (text: string) =>
  answer(text)
    .filter(({ code }) => code !== 'doubted')
    .flatMap(({ facts }) => facts.map(({ value }) => value))

test('S11 a doubted price is told as one, and nothing is made of it', () => {
  const [price, doubt, ...rest] = answer('What is the price of maize in Managua?').filter(
    ({ facts }) => facts.length > 0,
  )
  expect([price?.facts[0]?.value, price?.facts[0]?.role]).toEqual([71_900, 'doubted'])
  expect(doubt).toMatchObject({
    code: 'doubted',
    values: { price: { value: 71_900, month: '2026-08' }, before: { value: 713, month: '2026-07' } },
  })
  expect(rest).toEqual([])
  for (const question of [
    'How has maize moved in Managua over the last 3 months?',
    'What was the highest maize price in Managua in the last 6 months?',
    'What are 46 kg of maize worth in Managua?',
    'Is maize over 800 córdobas in Managua now?',
  ]) {
    expect(
      answer(question).map(({ code }) => code),
      question,
    ).toContain('doubted')
    expect(
      figures(question).every((value) => value < 1000),
      question,
    ).toBe(true)
  }
  expect(answer('What was maize in Managua in April 2026?').map(({ code }) => code)).not.toContain('doubted')
})

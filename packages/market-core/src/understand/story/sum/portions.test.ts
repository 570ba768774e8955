import { expect, test } from 'vitest'
import { readStory } from '../read-story.ts'

const read = (text: string) => readStory(text)?.read

test.each([
  [
    'Sold a third of my 90 bags at 2800, half of the rest at 3000, and the remainder at 3300. Total?',
    273_000,
  ],
  [
    'I had 240 crates. Half went at 12 dollars each, a quarter of what was left at 10 and the rest at 8. What came in?',
    2460,
  ],
  ['sold half of my 120 bags at 2900 and the rest at 3100, lorry took 9000. what is left?', 351_000],
  ['of 60 goats i sold 25% at 7000 each and half of the remaining at 6500 each. how much did i get', 251_250],
])('N18 a lot sold in parts, each a share of what the parts before left: %s', (text, value) => {
  expect(read(text)).toMatchObject({ sum: { value: { value: expect.closeTo(value, 6) } } })
})

test('N18 a cost of each of them is no cost of all', () => {
  expect(
    read('Sold 2/3 of my 60 bags at 3100 and the rest at 2900, sacks cost 30 each. what do i have'),
  ).not.toMatchObject({ sum: { value: { value: 181_970 } } })
})

test('N18 a figure beside the parts forbids the sum', () => {
  expect(
    read('Sold half of my 90 bags at 2800 and the rest at 3000, with 7 of the old. Total?'),
  ).toHaveProperty('unplaced')
})

test.each([
  [
    'Two buyers: Otieno 41 a kilo and I bring it, transport 3 a kilo; Wanjiru 39 at the farm gate. I have 2,600 kilos. Who pays more?',
    98_800,
    101_400,
  ],
  [
    'two buyers. the mill pays 38 a kilo but deducts 2 percent. the trader pays 36.50 a kilo. I have 1,200 kg. which is better?',
    44_688,
    43_800,
  ],
])('N15 two buyers by their names, and the lot behind them: %s', (text, was, is) => {
  expect(read(text)).toMatchObject({
    sum: { result: 'offers', was: { value: expect.closeTo(was, 6) }, is: { value: expect.closeTo(is, 6) } },
  })
})

test('N9 what is said behind a cost is of that one', () => {
  const told = read(
    'spent 500 on fertilizer, 200 on seed and 300 on labour, sold 50 bags for 40 each, profit?',
  )
  expect(told).toMatchObject({
    sum: { terms: [{ label: 'fertilizer' }, { label: 'seed' }, { label: 'labour' }, {}] },
  })
})

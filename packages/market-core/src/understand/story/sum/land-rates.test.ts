import { expect, test } from 'vitest'
import { readStory } from '../read-story.ts'

const is = (value: number) => ({ sum: { value: { value: expect.closeTo(value, 2) } } })

test.each([
  ['2 bags of CAN to the acre on 6 and a half acres, shop wants 3,100 a bag. What do I pay in all', 40_300],
  ['2 bags of CAN per acre, 6.5 acres, 3,100 a bag. What do I pay in all', 40_300],
  ['On 6.5 acres I use 2 bags of CAN on each acre at 3100 a bag. total cost?', 40_300],
  [
    '3 bags calcium ammonium nitrate an acre on 4 acres, shop wants 2,900 a bag. What do I pay in all',
    34_800,
  ],
])('N8 so many bags "to the acre" are for each of the land that is told: %s', (text, value) => {
  expect(readStory(text)?.read).toMatchObject(is(value))
})

test('N9 words of each acre that nothing is bound by leave no plain total', () => {
  const text =
    '2 bags of that old yellow stuff we spread to the acre on 6 acres, shop wants 3,100 a bag. What do I pay in all'
  expect(readStory(text)?.read).toMatchObject({ unplaced: [6] })
})

test.each([
  [
    'per acre: seed 4500, planting fertilizer 6200, topdress 5500, labour 9000. I get 18 bags. what price a bag to cover my cost',
    1_400,
  ],
  ['per acre: seed 3000, gapping 800, labour 5200. I harvest 15 bags. what price a bag to break even', 600],
])('N8 what goes on with costs of an acre is one, whatever it is called: %s', (text, value) => {
  expect(readStory(text)?.read).toMatchObject(is(value))
})

test.each([
  ['A buyer pays 45000 naira for a 50kg bag of paddy. I want 2 million naira. How many bags', 400 / 9],
  ['A trader gives 3000 for a bag. I need 60000. How many bags must I sell?', 20],
])('N8 who buys is not what is paid for: %s', (text, value) => {
  expect(readStory(text)?.read).toMatchObject(is(value))
})

test.each([
  ['can u do break even for me. costs are 52000 an acre. 24 bags', 52_000 / 24],
  ['break even please, costs 40000 per acre. I get 20 bags', 2_000],
])('N8 a break-even may be asked before its figures are told: %s', (text, value) => {
  expect(readStory(text)?.read).toMatchObject({
    sum: { result: 'break-even', per: 'bag', value: { value: expect.closeTo(value, 2) } },
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { understand } from '../question.ts'

const asked = (...turns: string[]) =>
  turns.reduce<ReturnType<typeof understand> | undefined>(
    (before, text) => understand(text, pricePlaces, before),
    undefined,
  )
const told = (...turns: string[]) => {
  const question = asked(...turns)
  const { statements } = question === undefined ? { statements: [] } : compose(question, priceData)
  return statements.find(({ code }) => /^story_(?:result|offers|change)$/.test(code))
}
/** The figure of the result, or what is between two offers. */
const result = (...turns: string[]): number | undefined => {
  const statement = told(...turns)
  if (statement?.code === 'story_result') return statement.values.value.value
  return statement?.code === 'story_offers' ? statement.values.difference.value : undefined
}

const money = fc.integer({ min: 101, max: 989 })
const few = fc.integer({ min: 2, max: 9 })

describe('sums as they are told in short', () => {
  test('N31 what is bought once costs a year what it loses, and less for each that it does', () => {
    const lasts = fc.constantFrom('lasts @ years', 'keeps @ years', 'good for @ years')
    const scraps = fc.constantFrom('scrap', 'salvage', 'resale')
    fc.assert(
      fc.property(money, few, few, lasts, scraps, (worn, years, use, lasting, scrap) => {
        const price = worn * years * use + 100
        const text = `Planter ${price}, ${lasting.replace('@', String(years))}, ${scrap} 100, does ${use} ha a year. What is the cost per ha?`
        expect(result(text)).toBeCloseTo(worn, 6)
      }),
    )
  })

  test.each([
    ['Pump cost 1,700, keeps 8 years, resale 100. What does it cost a year?', 200],
    ['Baler 9000, lasts 8 years, worth 1,800 then, makes 1200 bales a year. cost per bale?', 0.75],
  ])('N31 with what it brings in the end, or none: %s', (text, value) => {
    expect(result(text)).toBeCloseTo(value, 6)
  })

  test('N31 what is used of it is not for what is asked: nothing is told', () => {
    expect(result('Planter 900, lasts 5 years, does 20 ha a year. What is the cost per cow?')).toBeUndefined()
  })

  test('N31 a bill that is shared by land or by beasts is so much for one, and for each who is named', () => {
    const names = fc.constantFrom(['Ali', 'Beth', 'me'], ['Wanjiku', 'Otieno', 'Njeri'])
    const by = fc.constantFrom(
      ['acres', 'by acres'],
      ['cows', 'according to the cows'],
      ['hours', 'by hours'],
    )
    fc.assert(
      fc.property(money, few, few, few, names, by, (rate, a, b, c, [one, two, three], [unit, how]) => {
        const text = `The repair bill is ${rate * (a + b + c)}, to be shared ${how}. ${one} has ${a}, ${two} ${b}, ${three} ${c}. Who pays how much?`
        const statement = told(text)
        expect(statement).toMatchObject({
          values: { result: 'costs', value: { value: expect.closeTo(rate, 6) } },
        })
        expect(JSON.stringify(compose(understand(text, pricePlaces), priceData).statements)).toContain(unit)
      }),
    )
  })

  test.each([
    [
      'Sold 60 bags for 21, 20 for 24 and the last five for 19. What average did I get?',
      (60 * 21 + 20 * 24 + 95) / 85,
    ],
    ['I sold 40 crates for 8.50 and 12 for 9. on average?', (40 * 8.5 + 108) / 52],
  ])('N31 prices that stay alike while the lots do not are of one of each: %s', (text, value) => {
    expect(result(text)).toBeCloseTo(value, 6)
  })

  test('N31 two lots whose money grows with them are paid for whole', () => {
    expect(result('Sold 3 goats for 150 and 6 goats for 300. total money?')).not.toBe(3 * 150 + 6 * 300)
  })

  test.each([
    ['five in a hundred', 95],
    ['one in ten', 90],
    ['three in every 20', 85],
  ])('N31 so many in so many are a share: %s died', (said, left) => {
    expect(
      result(`400 pullets bought at 2, feed 900. ${said} died. Sold the rest at 7 each. profit?`),
    ).toBeCloseTo(4 * left * 7 - 1700, 6)
  })

  test('N31 what is gone between two lots that are both told changes neither', () => {
    expect(result('bought 30 lambs @40. three died. sold 27 @65. hay 210. gain?')).toBeCloseTo(
      27 * 65 - 1200 - 210,
      6,
    )
    expect(result('bought 30 lambs @40. five died. sold 27 @65. hay 210. gain?')).toBeUndefined()
  })

  test.each(['lost', 'died', 'are dead', 'are gone'])('N31 how many %s is what is gone', (gone) => {
    expect(
      result(`200 chicks, 15 % ${gone === 'lost' ? 'were lost' : 'died'}. how many ${gone}?`),
    ).toBeCloseTo(30, 6)
    expect(result('200 chicks, 15 % died. how many are left?')).toBeCloseTo(170, 6)
  })

  test.each(['day', 'hour', 'week'])('N31 a %s of work that is paid for is a cost, whoever works', (time) => {
    expect(
      result(
        `Seed 300, nine weeding ${time}s at 20 each, lorry 90. Sold 40 crates of carrots, 30 the crate. What is left?`,
      ),
    ).toBeCloseTo(1200 - 300 - 180 - 90, 6)
  })

  test.each([
    ['To clear 1,500 on cabbages, having spent 900, with 3 tonnes cut, which price a kilo do I ask?', 0.8],
    ['I spent 900. to pocket 1,500, with 2.4 tonnes harvested, what price per kilo must I get?', 1],
  ])('N31 a profit that is wanted: %s', (text, value) => {
    expect(result(text)).toBeCloseTo(value, 6)
  })

  test('N31 what hens lay is of a day, though the trays are told by their eggs', () => {
    const text = '200 hens lay 90%. Trays of 30 eggs at 4 a tray. feed 10 a day. what is left a week'
    expect(result(text)).toBeCloseTo((6 * 4 - 10) * 7, 6)
    const two =
      '200 hens laying at 90%. How many 30-egg trays daily, and how much a week when a tray fetches 4?'
    expect(result(two)).toBeCloseTo(6 * 4 * 7, 6)
    expect(result(two, 'feed for all is 10 a day, so after feed?')).toBeCloseTo(98, 6)
  })

  test.each([
    ['cost per head', 25],
    ['what is it per animal', 25],
  ])('N31 %s is for each of what is counted', (ask, value) => {
    expect(result(`spent 1000 on 40 lambs, ${ask}?`)).toBeCloseTo(value, 6)
  })
})

describe('offers and turns', () => {
  const who = [
    ['Buyer one', 'Buyer two'],
    ['Trader A', 'Trader B'],
    ['Offer 1', 'Offer 2'],
    ['Merchant A', 'Merchant B'],
  ]
  test.each(who)('N33 %s and %s are set against each other, with other counts as well', (one, two) => {
    const text = `${one}: 40 a bag at my gate. ${two}: 44 in town, but the truck is 150 and loaders want 0.50 a bag. Got 60 bags.`
    expect(result(text)).toBeCloseTo(60 * 3.5 - 150, 6)
    for (const turn of ['suppose it is only 30', "what if it's just 30", 'and if I have only 30?'])
      expect(result(text, turn)).toBeCloseTo(150 - 30 * 3.5, 6)
  })

  test.each([
    ['my cousin takes 20% of that', 0.8],
    ['the owner gets a quarter of what is left', 0.75],
    ['I keep 60 % of the profit', 0.6],
  ])('Q11 a share of what a sum left: %s', (turn, part) => {
    const text = 'Seed 200, lorry 100. Sold 50 crates at 20. What is left?'
    expect(result(text, turn)).toBeCloseTo(700 * part, 6)
  })
})

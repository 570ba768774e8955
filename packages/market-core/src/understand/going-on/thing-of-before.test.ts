import { expect, test } from 'vitest'
import type { Question } from '../question.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'

const read = (...turns: string[]) =>
  turns.reduce<Question | undefined>((before, text) => understand(text, storedPlaces, before), undefined)

const sacks = (count: number, kg: number) => ({
  figures: { given: [{ role: 'amount', value: count, measure: { kind: 'sack', kg } }] },
})

test.each([
  [['robusta price per kg', 'and for 12 sacks of those, 60 kg a sack?'], ['coffee-robusta'], sacks(12, 60)],
  [['robusta price per kg', 'and 8 bags of those, 60 kg each?'], ['coffee-robusta'], sacks(8, 60)],
  [['price of urea', 'I need 6 bags of it, 50 kg each'], ['urea'], sacks(6, 50)],
  [['price of urea', 'so 6 bags of that, 50 kilos per bag?'], ['urea'], sacks(6, 50)],
  [
    ['maize per tonne', 'how much for 30 of those?'],
    ['maize'],
    { figures: { given: [{ role: 'amount', value: 30, measure: { kind: 'mass', unit: 't' } }] } },
  ],
  [['urea price', 'what of 25 bags, each 50 kg'], ['urea'], sacks(25, 50)],
  [
    ['मक्का का भाव', '10 क्विंटल का कितना?'],
    ['maize'],
    { figures: { given: [{ role: 'amount', value: 10, measure: { kind: 'mass', unit: 'quintal' } }] } },
  ],
  [
    ['cocoa', 'what do 4 tonnes of it come to'],
    ['cocoa'],
    { figures: { given: [{ role: 'amount', value: 4, measure: { kind: 'mass', unit: 't' } }] } },
  ],
])('Q59 so much of "those" is of what was told: %j', (turns, commodities, asked) => {
  const question = read(...turns)
  expect(question).toMatchObject({ topic: 'price', commodities, ...asked })
  expect(question?.unplaced).toBeUndefined()
})

test.each([
  [['sugar in the US', 'how many times the world one is that?'], ['sugar'], ['us', 'world']],
  [['natural gas Europe', 'how many times the US one is that?'], ['natural-gas'], ['europe', 'us']],
  [['arabica coffee', 'how many times robusta is that?'], ['coffee-arabica', 'coffee-robusta'], undefined],
  [['cocoa price', 'what multiple of palm oil is that'], ['cocoa', 'palm-oil'], undefined],
  [['coconut oil', 'twice palm oil?'], ['coconut-oil', 'palm-oil'], undefined],
])(
  'Q59 how many times another price "that" is sets both against each other: %j',
  (turns, commodities, kinds) => {
    const question = read(...turns)
    expect(question).toMatchObject({ intent: 'compare', commodities })
    expect(question?.variety).toEqual(kinds)
  },
)

test.each([
  [['rapeseed oil 2023 mean', 'and the seed'], ['rapeseed']],
  [['soybean oil price', 'and the beans themselves?'], ['soybeans']],
  [['palm oil price', 'and the kernel one?'], ['named:palm kernel oil']],
  [['groundnut oil price', 'and the nuts'], ['groundnuts']],
  [['soybeans price', 'and the meal?'], ['soybean-meal']],
  [['soybeans price', 'what about the oil'], ['soybean-oil']],
  [['sunflower oil', 'and the palm one?'], ['palm-oil']],
  [['precio del aceite de girasol', '¿y el de palma?'], ['palm-oil']],
  [["prix de l'huile de tournesol", 'et celle de soja ?'], ['soybean-oil']],
  [['preço do óleo de girassol', 'e o de palma?'], ['palm-oil']],
  [['सोयाबीन का भाव', 'और तेल का?'], ['soybean-oil']],
])('Q59 another form of a crop is of the one that was told: %j', (turns, commodities) => {
  expect(read(...turns)).toMatchObject({ topic: 'price', commodities })
})

test.each([
  [
    ['sunflower oil March 2022', 'was it back under 1000 by the end of 2023?'],
    { threshold: { way: 'below', value: 1000 }, period: { start: '2023-12', end: '2023-12' } },
  ],
  [
    ['wheat in May 2022', 'had it fallen below 300 by the end of that year?'],
    { threshold: { way: 'below', value: 300 }, period: { start: '2022-12', end: '2022-12' } },
  ],
  [['precio de la soja', '¿está por encima de 500?'], { threshold: { way: 'above', value: 500 } }],
  [['prix du maïs', "c'est au-dessus de 200 ?"], { threshold: { way: 'above', value: 200 } }],
  [['preço da soja', 'está abaixo de 500?'], { threshold: { way: 'below', value: 500 } }],
  [['سعر الذرة', 'هل هو فوق 200؟'], { threshold: { way: 'above', value: 200 } }],
  [['bei ya mahindi', 'iko juu ya 200?'], { threshold: { way: 'above', value: 200 } }],
  [['मक्का का भाव', 'क्या यह 200 से ऊपर है?'], { threshold: { way: 'above', value: 200 } }],
  [['arabica now', 'has it ever been over 8?'], { threshold: { way: 'above', value: 8, wants: 'months' } }],
])('Q59 a limit is held against what was told: %j', (turns, asked) => {
  const question = read(...turns)
  expect(question).toMatchObject(asked)
  expect(question?.unplaced).toBeUndefined()
})

test('Q59 when it first was so is not told', () => {
  expect(read('palm oil in March 2022', 'when did it first go back under 1000?')?.threshold).toBeUndefined()
})

test.each([
  ['What is SRW at?', 'bushels please', 'bushel'],
  ['wheat HRW price', 'in kilos then', 'kg'],
  ['price of urea', 'quintals please', 'quintal'],
])('Q59 a unit alone is what the price is wanted for each of: %s, %s', (first, then, unit) => {
  expect(read(first, then)).toMatchObject({ topic: 'price', unit })
})

test.each([
  [['groundnut price April 2012', 'what is it now, and for 3 tonnes?']],
  [['price of palm oil in March 2022', 'and today for 2 tonnes']],
  [['DAP in April 2022', "today's price and what do 4 tonnes come to"]],
  [['price of groundnuts in April 2012', 'what is it now, and for 20 bags of 80 kg']],
  [['groundnuts April 2012', 'and that was the top?', 'what is it now, and for 20 bags of 80 kg']],
])('Q60 what an amount is worth now is of now: %j', (turns) => {
  const question = read(...turns)
  expect(question?.period).toBeUndefined()
  expect(question?.intent).toMatch(/price|unknown/)
  expect(question?.figures.given).toHaveLength(1)
  expect(question?.commodities).toHaveLength(1)
})

test('Q60 an amount by itself is of the time that was asked of', () => {
  const april = { start: '2012-04', end: '2012-04' }
  expect(read('groundnut price April 2012', 'and for 3 tonnes?')?.period).toEqual(april)
})

const year = (of: number) => ({ start: `${of}-01`, end: `${of}-12` })

test.each([
  [['average cotton 2020', 'the year after, and how much was the rise?'], year(2020), year(2021)],
  [['average wheat in 2021', 'and the year after that, how much higher?'], year(2021), year(2022)],
  [['sugar average 2019', 'and in 2023, by what per cent more?'], year(2019), year(2023)],
])('Q60 another year is set against the mean of the one before: %j', (turns, period, periodAlso) => {
  expect(read(...turns)).toMatchObject({ intent: 'range', period, periodAlso })
})

test.each([
  [
    ['lamb average last 5 years', 'and is it above that today?'],
    { againstNow: true, period: { months: 60 } },
  ],
  [['potash', 'and in 2008?', 'so how much has it come down?'], { againstNow: true, period: year(2008) }],
  [['wheat in May 2022', 'how much has it fallen?'], { againstNow: true, intent: 'change' }],
])('Q60 what has become of a time that was told is up to now: %j', (turns, asked) => {
  expect(read(...turns)).toMatchObject(asked)
})

test.each([
  [['preço da soja em 2022', 'e no ano seguinte?'], year(2023)],
  [['precio del maíz en 2012', '¿y el año anterior?'], year(2011)],
  [['prix du blé en 2020', "et l'année suivante ?"], year(2021)],
  [['bei ya pamba mwaka 2020', 'na mwaka uliofuata?'], year(2021)],
  [['سعر القطن في سنة 2020', 'وفي السنة التالية؟'], year(2021)],
])('Q60 the year after and the year before are of the one that was told: %j', (turns, period) => {
  expect(read(...turns)).toMatchObject({ topic: 'price', period })
})

test('Q60 how far apart two kinds are sets them against each other', () => {
  expect(read('rice Thai 5%', 'and the Vietnamese, how far apart are they?')).toMatchObject({
    intent: 'compare',
    commodities: ['rice'],
  })
})

test.each([
  [['soybeans in March 2020', 'a year later, and the difference?']],
  [['soybeans in March 2020', 'and in March 2021, how much more?']],
])('Q60 another month is set against the one before: %j', (turns) => {
  expect(read(...turns)).toMatchObject({ intent: 'change', commodities: ['soybeans'] })
})

test.each([
  [['highest soybean oil since 2000', 'and now? how much lower in per cent?']],
  [['highest price of palm oil', 'how far below that are we now']],
  [['prix le plus haut du blé', 'de combien a-t-il baissé depuis ?']],
])('Q60 how much lower it is now is from the extreme that was told: %j', (turns) => {
  expect(read(...turns)?.intent).toBe('from-extreme')
})

test.each([
  [['precio más alto del aceite de palma', '¿cuánto ha bajado desde entonces?']],
  [['أعلى سعر للقمح؟', 'وكم انخفض منذ ذلك الحين؟']],
  [['preço mais alto da soja', 'quanto caiu desde então?']],
])('Q60 "since then" is since the extreme, in other languages, too: %j', (turns) => {
  const question = read(...turns)
  expect(question?.sinceExtreme ?? question?.intent).toMatch(/highest|from-extreme/)
})

test.each([
  [
    ['soybeans price per bushel', 'and corn', 'which has fallen further from its record?'],
    'from-extreme',
    ['soybeans', 'maize'],
  ],
  [['urea price', 'DAP price', 'which of them rose more over the last year?'], 'change', ['urea', 'dap']],
])('Q60 which of two is of those that were told: %j', (turns, intent, commodities) => {
  expect(read(...turns)).toMatchObject({ intent, commodities })
})

test('Q59 an amount of it stays at the market of the turn before', () => {
  const first = understand('Rice in Managua, last price', storedPlaces)
  const second = understand('6 kilos of that?', storedPlaces, first)
  expect(first.place).toMatchObject({ market: 'Managua' })
  expect({ ...second.former, ...second }.place).toEqual(first.place)
})

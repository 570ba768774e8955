import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { askedAlone } from './asked-alone.ts'

const read = (text: string) => understand(text, storedPlaces)
const longest = (text: string) => askedAlone(text)[0]?.asked

const stories = [
  "Bom dia, or good morning, my English is from my years in Boston cleaning houses, now I am back in Minas with my father's coffee, 9 hectares on the hill, the fertiliser man came with his new truck and I looked at the truck more than at the price list. So tell me, one tonne of urea, how many 60 kilo bags of arabica is it now?",
  'Our mule Pancho fell twice on the pass with eleven sacks last week and my cousin laughed for two days while we sat by the fire and waited. Now: how many 60 kg bags of arabica for one tonne of urea?',
]

test.each(stories)('A35 the numbers of a story make no sum of its question: %s', (text) => {
  const { topic, intent, commodities, unplaced, wanted } = read(text)
  expect({ topic, intent, commodities, unplaced, wanted }).toEqual({
    topic: 'price',
    intent: 'input-ratio',
    commodities: ['coffee-arabica', 'urea'],
    unplaced: undefined,
    wanted: { kind: 'sack', kg: 60 },
  })
})

test('A35 two places are set against one another behind a story', () => {
  const text =
    'Hello, I load rice in Brazzaville and the barge takes eleven days up to Betou when the river is good, last time we lost two sacks to the water and the captain laughed at me. Before I pay him again I want to see: rice price in Brazzaville and rice price in Betou, which is higher and by how much a kilo?'
  expect(askedAlone(text).map(({ asked }) => asked)).toContain(
    'rice price in Brazzaville and rice price in Betou, which is higher and by how much a kilo?',
  )
})

test.each([
  'rice price. wheat price?',
  'I have 40 bags and sold 12 of them at 3000, my brother took six and the rest is in the store by the road since the rains? How much is left?',
  'Tell me how to get rid of the aphids on my beans before they eat it all. What is the price of maize?',
  'White maize. Only in Nakuru town. Per bag of ninety kilos please. What is the price?',
])('Q58 a short message and one that asks twice are read as a whole: %s', (text) => {
  expect(longest(text)).toBeUndefined()
})

test.each([
  [
    'We lost 3 ewes to dogs last night and my son, 14, sat up with the gun. What does wheat cost per tonne just now?',
    { commodities: ['wheat'], intent: 'price', unit: 't' },
  ],
  [
    'My knees are 71 years old and the stairs at the ministry are 40. The clerk drank tea for an hour. Could you tell me what cocoa was worth in March 2024?',
    { commodities: ['cocoa'], period: { start: '2024-03', end: '2024-03' } },
  ],
  [
    'Since the flood of 2015 we have planted 600 mango trees and buried two grandfathers. How much is urea in euros?',
    { commodities: ['urea'], currency: 'EUR' },
  ],
  [
    'I drove 60 km for nothing, the office was shut and the guard wanted 20 dollars to say why. Which is dearer at present, palm oil or soybean oil?',
    { commodities: ['palm-oil', 'soybean-oil'], intent: 'compare' },
  ],
  [
    'They redid the village hall for 85,000 euros and the mayor is delighted, while I have 45 hectares of sunflowers and a bad back. What is sunflower oil worth in euros a tonne?',
    { commodities: ['sunflower-oil'], currency: 'EUR', unit: 't' },
  ],
  [
    'There are 7 of us in the house and one salary of 900 dollars. My brother fixes radios. Is maize up or down on a year ago?',
    { commodities: ['maize'], intent: 'change', period: { monthsAgo: 12 } },
  ],
  [
    'The power went twice this week so I write from the truck. Two years back a bale of advice from my uncle was to plant sunflower. How many rand is 2.5 tonnes of sunflower oil?',
    { commodities: ['sunflower-oil'], currency: 'ZAR' },
  ],
  [
    'My dad reckons fertiliser was 90 dollars when he bought his first Ford. How much was DAP at in 1999?',
    { commodities: ['dap'], period: { start: '1999-01', end: '1999-12' } },
  ],
  [
    "What is wheat worth? I've been up since four with a cow and the kettle is broken.",
    { commodities: ['wheat'], intent: 'price' },
  ],
  [
    'How are you my friend? The bishop came, 400 people, and we killed an ox for them. What did rubber TSR20 average in 2024?',
    { commodities: ['rubber'], ofRange: 'mean' },
  ],
  [
    'Mon fils a 12 ans, il a cassé la barrière avec le tracteur et ça m’a coûté 300 euros. Quel est le prix du blé en euros la tonne ?',
    { commodities: ['wheat'], language: 'fr', currency: 'EUR' },
  ],
  [
    'Mi suegra cumplió 80 años y matamos 2 chanchos, vino todo el pueblo. ¿Cuánto costaba el maíz en abril de 2022?',
    { commodities: ['maize'], language: 'es', period: { start: '2022-04', end: '2022-04' } },
  ],
  [
    'Minha filha casou em 2019 e ainda devo 5.000 reais da festa. Qual foi o preço mais alto da soja em 2022?',
    { commodities: ['soybeans'], language: 'pt', intent: 'range' },
  ],
  [
    "Jirani yangu ana ng'ombe 12 na watoto 7, kila siku ananiambia pamba haina faida. Mimi nalima ekari 5 tu karibu na Shinyanga. Pamba ilikuwa bei gani Machi 2011?",
    { commodities: ['cotton'], language: 'sw', period: { start: '2011-03', end: '2011-03' } },
  ],
  [
    'मेरी बेटी 18 साल की है और उसकी शादी में 3 लाख रुपये लगे। गेहूं का विश्व भाव क्या है?',
    { commodities: ['wheat'], language: 'hi' },
  ],
  [
    'خالي عنده 30 خلية نحل وباع العسل كله في أسبوع، أما أنا فزرعت الشعير على 6 هكتارات. ما هو آخر سعر للشعير عندكم؟',
    { commodities: ['barley'], language: 'ar' },
  ],
])('Q58 what a story tells is no part of its question: %s', (text, asked) => {
  const question = read(text)
  expect(question).toMatchObject({ topic: 'price', ...asked })
  expect(question.unplaced).toBeUndefined()
  expect(question.asides).toBeUndefined()
  expect(question.story).toBeUndefined()
  expect((question.figures.given ?? []).every(({ role }) => role === 'amount')).toBe(true)
})

test.each([
  ['I grow organic wheat on 30 acres behind the mill. What is wheat worth?', ['organic']],
  ['My brother and I have 12 acres of basmati here. What is rice worth now?', ['basmati']],
])('Q58 which thing is meant is taken from the story: %s', (text, left) => {
  expect(read(text).unplaced).toEqual(expect.arrayContaining(left))
})

test('Q58 the market that somebody sells at is that of his question', () => {
  expect(
    read('We farm near Managua and sell there on Saturdays, all six of us. What is rice?'),
  ).toMatchObject({ place: { market: 'Managua' } })
})

test.each([
  ['Vivo en Managua con mis 4 hijos y un perro muy viejo. ¿A cómo está el arroz?', 'Managua'],
  ['We live in Managua, the 6 of us and a parrot that swears. What does rice cost?', 'Managua'],
])('Q58 where somebody lives is where he asks of: %s', (text, market) => {
  const question = read(text)
  expect(question).toMatchObject({ commodities: ['rice'], place: { market } })
  expect(question.unplaced).toBeUndefined()
})

test('Q58 where somebody else is does not matter', () => {
  const { place, unplaced } = read(
    'My brother has been in Brazil these 9 years and never writes. What does maize cost at present?',
  )
  expect({ place, unplaced }).toEqual({ place: undefined, unplaced: undefined })
})

test.each([
  ['In 2015 I had 40 acres and the world was good to me. How much was cocoa?', ['cocoa'], 2015],
  ['It was 2008, I was 19 and the bank took all of it. What was rice worth?', ['rice'], 2008],
])('Q58 a question in the past is of the year that was told: %s', (text, commodities, year) => {
  const question = read(text)
  expect(question).toMatchObject({ commodities, period: { start: `${year}-01`, end: `${year}-12` } })
  expect(question.unplaced).toBeUndefined()
})

test.each([
  ["I've 3 kids and 900 acres of it all. Corn yield was 180. What's corn at?", ['maize']],
  ['My neighbour sells eggs at 40 rand and has 300 hens in the yard. What is maize?', ['maize']],
])('Q58 a sum that nobody asks for is none: %s', (text, commodities) => {
  const question = read(text)
  expect(question).toMatchObject({ topic: 'price', commodities, figures: {} })
  expect(question.story).toBeUndefined()
})

test('Q58 a time that was told is that of a question in the past that has none', () => {
  const { period } = read('It was in May 2022 that my uncle bought the blue tractor. What was wheat worth?')
  expect(period).toEqual({ start: '2022-05', end: '2022-05' })
})

test.each([
  [
    'My uncle, 70, says that in 2023 bananas sold dearer in the United States than ever, and he worked 25 years for the company. Which month of 2023 was the highest and how much?',
    {
      commodities: ['bananas'],
      variety: ['us'],
      intent: 'range',
      period: { start: '2023-01', end: '2023-12' },
    },
  ],
  [
    'Tengo 62 años, 3 hijos en Rosario y un perro que se llama Trigo. Ayer en el bar alguien juró que la harina de soja está a 700 dólares la tonelada y nadie supo contestarle. ¿A cuánto está de verdad?',
    { commodities: ['soybean-meal'], intent: 'price' },
  ],
])('Q59 what a question leaves out is the one thing that its story names: %s', (text, asked) => {
  const question = read(text)
  expect(question).toMatchObject({ topic: 'price', ...asked })
  expect(question.unplaced).toBeUndefined()
})

test.each([
  [
    'Our well is 38 metres deep and the women here make baobab jam. Do you have the price of baobab?',
    ['baobab'],
  ],
  [
    'Se murió la yegua, tenía 19 años, y mi hijo de 8 no para de llorar. Quiero comprarle un potro. ¿Qué valor tiene un caballo?',
    ['caballo'],
  ],
])('Q58 of a thing that nobody knows only its own name is told: %s', (text, unplaced) => {
  expect(read(text)).toMatchObject({ commodities: [], unplaced })
})

test.each([
  'My child drank some of the paraquat that I keep for my 4 acres. What is the price of maize?',
  'Mi hijo de 5 años se tomó el veneno de las ratas y mi vecino vende 12 vacas. ¿Cuánto vale el maíz?',
])('Q58 an emergency stays one, whatever is asked behind it: %s', (text) => {
  expect(read(text).danger).toBe('emergency')
})

test.each([
  ['I sold 40 bags at 3200 each to the man from town. What did I get for them?', undefined],
  ['I have 45 bags of 90 kg in the store. What is maize worth?', ['maize']],
])('Q58 what a question leaves to the figures that were told is a sum of them: %s', (text, commodities) => {
  const { figures, commodities: named } = read(text)
  expect(figures.given).toBeDefined()
  if (commodities !== undefined) expect(named).toEqual(commodities)
})

test.each([
  [
    'My niece married in Kandy on the 12th with 200 guests and everyone there talked tea, tea, tea. I keep 6 acres myself. Kindly give me the Colombo auction price for December 2025.',
    { commodities: ['tea'], variety: ['colombo'], period: { start: '2025-12', end: '2025-12' } },
  ],
  [
    'We are five brothers and our father left us 22 acres of cocoa when he died in 2009. The youngest wants to sell his share for 40,000 cedis. None of my business, I only want to know when cocoa was at its very highest and at what price.',
    { commodities: ['cocoa'], intent: 'range' },
  ],
])('Q58 the last sentence may ask without looking like a question: %s', (text, asked) => {
  const question = read(text)
  expect(question).toMatchObject({ topic: 'price', ...asked })
  expect([question.unplaced, question.story]).toEqual([undefined, undefined])
})

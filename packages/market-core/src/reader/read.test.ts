import { checkRows } from '@smart-farming/vectors/check-rows'
import { describe, expect, test } from 'vitest'
import { samplePlaces } from './places.fixture.ts'
import { readMessage } from './read.ts'

const asked = (...turns: string[]) =>
  readMessage(turns.at(-1) ?? '', turns.slice(0, -1), samplePlaces).parts.map(({ question }) => question)

test('R19 splits a message at sentence ends, and at each "and" between two questions', () => {
  expect(asked('maize price and will it rain tomorrow').map(({ kind }) => kind)).toEqual(['price', 'weather'])
  expect(asked('We had floods. The road is closed. What is wheat worth?')).toMatchObject([
    { kind: 'price', things: [{ commodity: 'wheat' }] },
  ])
  expect(asked('price of wheat and maize')).toMatchObject([
    { kind: 'price', things: [{ commodity: 'wheat' }, { commodity: 'maize' }] },
  ])
})

describe('R19 splits a message into its questions', () => {
  test('R19 reads several questions from one message', () =>
    checkRows(
      [
        [
          'wheat price per kg and maize per tonne',
          [
            { things: [{ commodity: 'wheat' }], unit: { unit: 'kg' } },
            { things: [{ commodity: 'maize' }], unit: { unit: 't' } },
          ],
        ],
        [
          'wheat price, urea price, rain tomorrow',
          [{ kind: 'price' }, { kind: 'price' }, { kind: 'weather' }],
        ],
        ['rain today and wind tomorrow', [{ when: { days: [0] } }, { when: { days: [1] } }]],
        ['wheat price now and last year', [{ kind: 'price', times: [{ monthsAgo: 0 }, {}] }]],
        [
          '1) urea price 2) wheat price',
          [{ things: [{ commodity: 'urea' }] }, { things: [{ commodity: 'wheat' }] }],
        ],
        ['what is 12% of 5000 and what is 8 x 450', [{ kind: 'sum' }, { kind: 'sum' }]],
      ],
      ([text, questions]) => {
        expect(asked(text)).toMatchObject(questions)
      },
    ))

  test.each([
    ['I have 3 children and my wife sells rice, pls tell me price of wheat', 'wheat'],
    ['My brother planted wheat in 2015. What is the price now?', 'wheat'],
  ])('R19 treats a plain statement as context, not as a question: %s', (text, commodity) => {
    expect(asked(text)).toMatchObject([{ kind: 'price', things: [{ commodity }] }])
  })

  test.each([
    'my neighbour sold his maize and bought a motorbike',
    'they stole 6 bags of rice from my store',
  ])('R19 gives no price for a message without a question: %s', (text) => {
    expect(asked(text)).toMatchObject([{ kind: 'talk' }])
  })
})

describe('R20 reads the question from the cues and names in a message', () => {
  test('R20 recognises the kind of question in a message', () =>
    checkRows(
      [
        ['maize price per 90 kg bag', { kind: 'price', unit: { kind: 'sack', kg: 90 } }],
        ['maize', { kind: 'price', things: [{ commodity: 'maize' }] }],
        ['did wheat rise last year', { kind: 'change', way: 'up' }],
        ['highest wheat price in 2022', { kind: 'extreme', of: 'highest' }],
        ['average maize price in 2012', { kind: 'extreme', of: 'mean' }],
        ['which is cheaper, palm oil or soybean oil', { kind: 'compare', by: 'price', first: 'least' }],
        ['wheat, dearer than in june 2025?', { kind: 'change', way: 'up' }],
        ['¿está más alto el trigo que en junio de 2025?', { kind: 'change', way: 'up' }],
        ['is wheat cheaper than in 2024', { kind: 'compare', times: [{}, { monthsAgo: 0 }] }],
        ['which is higher, palm oil or soybean oil', { kind: 'compare', by: 'price' }],
        ['which rose more, palm oil or soybean oil', { kind: 'compare', by: 'change' }],
        ['coffee prices, both kinds', { kind: 'price', things: [{}, { commodity: 'coffee-robusta' }] }],
        ['sunflower oil in rupees 45 kg bag', { kind: 'price', things: [{ commodity: 'sunflower-oil' }] }],
        ['how many bags of maize for one bag of DAP', { kind: 'ratio' }],
        ['25 quintals in tonnes', { kind: 'convert', to: { unit: 't' } }],
        ['what are 20 tonnes of maize worth', { kind: 'worth', amount: { value: 20 } }],
        ['can I spray tomorrow morning', { kind: 'weather', jobs: ['spraying'], when: { days: [1] } }],
        ['kesho kutakuwa na mvua?', { kind: 'weather', measures: ['rain'] }],
        ['should I sell my maize now or keep it', { kind: 'refused', what: 'advice' }],
        ['what will the price of urea be in December', { kind: 'refused', what: 'forecast' }],
        ['How much glyphosate for 20 litres of water?', { kind: 'danger', danger: 'dose' }],
        ['thank you for the maize price', { kind: 'talk', talk: 'thanks' }],
        ['गेहूं का भाव क्या है', { kind: 'price', things: [{ commodity: 'wheat' }] }],
        ['كم سعر القمح اليوم', { kind: 'price', things: [{ commodity: 'wheat' }] }],
      ],
      ([text, question]) => {
        expect(asked(text)).toMatchObject([question])
      },
    ))
})

describe('R21 assigns a role to each number in a calculation, or asks for clarification', () => {
  test('R21 identifies the kind of calculation in a message and the role of each number', () =>
    checkRows(
      [
        ['14 bags at 2850 each', 'total', ['quantity', 'price']],
        [
          'I sold 15 bags at 2900 each, transport 200 per bag. What remains?',
          'left',
          ['quantity', 'price', 'cost_each'],
        ],
        [
          'cost is 45000 KES an acre, 25 bags per acre. break even per bag?',
          'break_even',
          ['cost_per_area', 'yield'],
        ],
        ['divide 45 bags between 6 families', 'each', ['quantity', 'shares']],
        ['yield was 3.1 t, now 3.7 t, percent up?', 'change', ['quantity', 'quantity']],
        ['15% of 62000', 'percent', ['percent', 'income']],
        ['milk 22 litres a day at 48 bob, how much in 30 days', 'total', ['quantity', 'price', 'time']],
        [
          '6 cows give 11 litres each a day at 42, how much in 30 days',
          'total',
          ['quantity', 'quantity', 'price', 'time'],
        ],
        ['call 0722 456 118, on 14/03/2026 I sold 16 sacks at 175', 'total', ['quantity', 'price']],
        [
          '5 tonnes of maize at 20% moisture, weight at 13%?',
          'dry_matter',
          ['quantity', 'moisture', 'moisture_wanted'],
        ],
      ],
      ([text, sum, roles]) => {
        expect(asked(text)).toMatchObject([
          { kind: 'sum', asked: sum, figures: roles.map((role) => ({ role })) },
        ])
      },
    ))

  test.each([
    'per bag I pay 90 loading and 40 weighing, I sell 60 bags at 4200, what remains',
    'sold 40 bags for 84000, costs 20000, profit?',
    'I sold 20 bags at 3000 and kept the rest, costs 5000, profit?',
    'I had 60 bags, sold 41 at 3200 and lost 5 to weevils at 100, what is my profit',
  ])('R21 asks for clarification when a number in a calculation has no clear role: %s', (text) => {
    expect(asked(text)).toMatchObject([{ kind: 'ask_back' }])
  })
})

describe('R22 completes a message from the previous question', () => {
  test('R22 fills the gaps in a follow-up question from the previous one', () =>
    checkRows(
      [
        [
          ['maize price per bag', 'and wheat?'],
          { kind: 'price', things: [{ commodity: 'wheat' }], unit: { kind: 'sack' } },
        ],
        [
          ['maize price last year', 'for wheat?'],
          { kind: 'price', things: [{ commodity: 'wheat' }], times: [{}] },
        ],
        [
          ['wheat price', 'last year?'],
          { kind: 'price', things: [{ commodity: 'wheat' }], times: [{ monthsAgo: 12 }, {}] },
        ],
        [
          ['wheat price', 'was it higher in 2024?'],
          { kind: 'compare', times: [{ end: '2024-12' }, { monthsAgo: 0 }] },
        ],
        [
          ['300 euro in dollars', '700?'],
          { kind: 'exchange', from: { value: 700, currency: 'EUR' }, to: 'USD' },
        ],
        [
          ['compare wheat and maize', 'and rice too'],
          { kind: 'compare', things: [{}, {}, { commodity: 'rice' }] },
        ],
        [['rain tomorrow?', 'and wind?'], { kind: 'weather', measures: ['wind'], when: { days: [1] } }],
        [['maize price', 'thanks', 'and wheat?'], { kind: 'price', things: [{ commodity: 'wheat' }] }],
        [
          ['price of tea', 'mombasa'],
          { kind: 'price', things: [{ commodity: 'tea', variety: ['mombasa'] }] },
        ],
        [['maize price', 'what will it be next month'], { kind: 'refused', what: 'forecast' }],
        [
          ['will it rain today', 'and tomorrow?'],
          { kind: 'weather', measures: ['rain'], when: { days: [1] } },
        ],
        [['can i cut hay this week', 'which day is best'], { kind: 'weather', jobs: ['hay'], best: true }],
        [['how much is 5 tonnes of soybeans', 'and 8?'], { kind: 'worth', amount: { value: 8 } }],
        [['I sold 12 bags at 3200', 'costs were 15000'], { kind: 'sum', asked: 'left' }],
        [['will it rain tomorrow', 'in the morning?'], { when: { days: [1], part: 'morning' } }],
        [['can I dry maize tomorrow', 'and beans'], { kind: 'weather', jobs: ['drying'] }],
        [['wheat price in 2022', 'and now?'], { kind: 'price', times: [] }],
        [['10 acres in hectares', 'and 25 acres'], { kind: 'convert', from: { value: 25 } }],
        [
          ['wheat price per kg', 'will it rain tomorrow', 'per tonne'],
          { kind: 'price', things: [{ commodity: 'wheat' }], unit: { unit: 't' } },
        ],
      ],
      ([turns, question]) => {
        expect(asked(...turns)).toMatchObject([question])
      },
    ))
})

describe('R23 handles unknown words in a price question', () => {
  const first = (text: string) => readMessage(text, [], samplePlaces).parts[0]

  test.each([
    ['zugvrax maize price', ['zugvrax']],
    ['price of maize stover', ['maize stover']],
  ])('R23 forbids the plain answer when an unknown word is next to the commodity: %s', (text, words) => {
    expect(first(text)?.forbidding).toEqual(words)
  })

  test('R23 allows the plain answer when an unknown word is elsewhere, and notes the word', () => {
    expect(first('what is maize worth per tonne, zugvrax?')).toMatchObject({
      forbidding: [],
      beside: ['zugvrax'],
    })
  })

  test('R23 reports the commodity that a misspelt name was read as', () => {
    expect([...(first('sunflwr oil price')?.took ?? [])]).toEqual([['sunflwr oil', 'sunflower']])
  })
})

test('R24 answers at most six questions from a long message, and looks back four messages', () => {
  const many = 'price of maize? will it rain? '.repeat(100)
  expect(asked(many).length).toBeLessThanOrEqual(6)
  const behindMarks = (marks: number) => asked(`${'! '.repeat(marks)}price of maize?`)[0]?.kind
  expect([behindMarks(1_000), behindMarks(1_500)]).toEqual(['price', 'talk'])
  expect(asked('maize price', ...Array.from({ length: 4 }, () => 'thanks'), 'and per kg?')).not.toMatchObject(
    [{ kind: 'price', things: [{ commodity: 'maize' }] }],
  )
})

test('R25 reports an unsupported language, unless the reader understands part of the message', () => {
  expect(asked('buğday fiyatı ne kadar bugün')).toEqual([{ kind: 'talk', talk: 'unreadable' }])
  expect(asked('Was kostet urea pro Tonne?')).toMatchObject([
    { kind: 'price', things: [{ commodity: 'urea' }] },
  ])
})

test('R25 never takes a message in another script for a supported language', () =>
  checkRows(
    [
      '玉米价格是多少',
      'トウモロコシの値段',
      '옥수수 가격',
      'Сколько стоит кукуруза?',
      'ราคาข้าวโพด',
      'ভুট্টার দাম কত',
      'மக்காச்சோளம் விலை',
      'τιμή καλαμποκιού',
    ],
    (text) => {
      expect(readMessage(text, [], samplePlaces)).toMatchObject({
        isLanguageUnknown: true,
        parts: [{ question: { kind: 'talk', talk: 'unreadable' } }],
      })
    },
  ))

test('R25 answers an unsupported language in that of the messages before', () => {
  const reading = readMessage('玉米价格是多少', ['Quel est le prix du maïs ?'], samplePlaces)
  expect(reading).toMatchObject({ language: 'fr', isLanguageUnknown: false })
  expect(readMessage('玉米价格是多少', ['小麦呢'], samplePlaces)).toMatchObject({ isLanguageUnknown: true })
})

test('R25 still reads a message with a few words in another script', () => {
  expect(asked('what is the price of maize (玉米)')).toMatchObject([
    { kind: 'price', things: [{ commodity: 'maize' }] },
  ])
})

test.each([
  'what is maize worth and my son drank weedkiller',
  'عاملي شرب مبيد حشري',
  'the tractor rolled over on my father',
  'price of wheat? my husband swallowed the spray mix',
])('R31 recognises an emergency alongside any other question: %s', (text) => {
  expect(asked(text)).toEqual([{ kind: 'danger', danger: 'emergency' }])
})

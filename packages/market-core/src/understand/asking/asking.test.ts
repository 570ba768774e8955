import { expect, test } from 'vitest'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { asksForFigure, asksInIt } from './figure-asked.ts'

const read = (text: string) => understand(text, storedPlaces)

test.each([
  [
    'Hello, tapping again after the rain and mosquito everywhere. People at the buying point say rubber was over 6 dollar once. Smoked sheet I mean, not the block. True? Which month?',
    { commodities: ['rubber'], intent: 'range', threshold: { way: 'above', value: 6 } },
  ],
  [
    "Bonjour. L'arachide a mal donné et la semence subventionnée était pleine de cailloux. Mon frère prétend que le prix mondial de l'arachide a fondu. De février 2024 à février 2026, c'est combien en pour cent ?",
    { commodities: ['groundnuts'], intent: 'change', period: { start: '2024-02', end: '2026-02' } },
  ],
  [
    'Our durian die from the root and nobody helps. Also two hectare rice for my mother. Mother ask rice Vietnam export price and highest it ever been. Thank you very much.',
    { commodities: ['rice'], variety: ['viet', 'namese'] },
  ],
  [
    "Ours is 22 ha of cavendish, boxes at 18.14 kg, airplane spraying stopped because of the neighbors' shrimp ponds. Need the European banana price for one such box please, not the US.",
    { commodities: ['bananas'], variety: ['europe'], wanted: { kind: 'sack', kg: 18.14 } },
  ],
  [
    'We moved here with two children at the school, and my neighbour sells 3 basins of cassava meal a day at the gate. I am only after the last rice price there.',
    { commodities: ['rice'] },
  ],
  [
    'Bom dia, a ferrugem apareceu cedo e o crédito rural travou no banco. O meu filho quer plantar trigo. De janeiro de 2024 a janeiro de 2026, quantos por cento o preço da soja mudou?',
    { commodities: ['soybeans'], intent: 'change', period: { start: '2024-01', end: '2026-01' } },
  ],
])(
  'Q85 the sentence that asks for a price is what is asked, whatever the story is of: %s',
  (text, question) => {
    expect(read(text)).toMatchObject({ topic: 'price', ...question })
  },
)

test('Q86 what another sentence asks is named behind the price', () => {
  const question = read(
    'My maize has rust on the leaves since the rain came. What can I do about it? And what is maize per tonne on the world market?',
  )
  expect(question).toMatchObject({ topic: 'price', commodities: ['maize'] })
  expect(question.alsoAsked?.map(({ topic }) => topic)).toEqual(['pest-and-disease'])
})

test.each([
  [
    'We planted maize in March and the price of seed was high. Now there are holes in the leaves and frass in the whorl. What should I spray?',
    'pest-and-disease',
  ],
  ['Wheat is worth nothing at the moment. Will it be dry enough to combine on Thursday?', 'weather'],
  [
    'Le cacao se vend bien cette année. Mais chez moi les cabosses deviennent noires et pourrissent. Que faire ?',
    'pest-and-disease',
  ],
  ['गेहूं का भाव अच्छा है। पर मेरे खेत में पीला रतुआ लग गया है। क्या डालूं?', 'pest-and-disease'],
  ['Mahindi yangu yana viwavi jeshi. Bei ya dawa imepanda sana. Nifanye nini kuwaua?', 'pest-and-disease'],
])('T18 a price that is only told is not asked for: %s', (text, topic) => {
  expect(read(text).topic).toBe(topic)
})

test.each([
  'Urea fell last year. Did it rise again in January?',
  'They pay little for maize here. What is it on the world market?',
])('T18 what a price does is no matter of the field: %s', (text) => {
  expect(read(text).topic).toBe('price')
})

test('Q85 danger in any sentence comes first', () => {
  const text =
    'Corn was up yesterday. My neighbor sprayed and now his boy is vomiting and cannot see straight. What is corn at?'
  expect(read(text).danger).toBe('emergency')
})

test('Q85 who tells of a price does not ask for it', () => {
  expect(asksInIt('the price of medicine has risen')).toBe(false)
  expect(asksInIt('Mother ask rice Vietnam export price')).toBe(true)
  expect(asksForFigure('Which month?')).toBe(true)
  expect(asksForFigure('What should I spray?')).toBe(false)
})

test('Q85 how far a price has come down from its highest is of now, whatever the trees have', () => {
  expect(
    read(
      'Half of my cocoa is old trees with swollen shoot which we must cut. Last year people bought motorbikes. How far has cocoa come down from its highest month?',
    ),
  ).toMatchObject({ topic: 'price', intent: 'from-extreme', commodities: ['cocoa'] })
})

test('Q85 so much of it stays what the price is wanted for', () => {
  const text =
    "Ferry cancelled, kids feral. Truck took 112 lambs averaging 18.4 kg on the hook. World lamb price, what's the mob worth in US dollars?"
  expect(read(text).figures.amount).toEqual({ value: 18.4, unit: 'kg' })
})

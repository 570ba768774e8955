import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { priceData, pricePlaces } from '../../answer/price-data.fixture.ts'
import { relatedProducts } from '../../commodities/related.ts'
import { understand } from '../question.ts'
import { withFertilisersSpelt } from './fertilisers-spelt.ts'

test.each([
  ['CAN fertiliser price', 'can'],
  ['how much is can fertilizer per bag', 'can'],
  ['CAN 50kg bag price', 'can'],
  ['price of CAN in Kenya', 'can'],
  ['What does CAN cost today', 'can'],
  ['bei ya mbolea ya CAN', 'can'],
  ["prix de l'engrais CAN", 'can'],
  ['कैन खाद का भाव', 'can'],
  ['NPK 17-17-17 price', 'npk'],
  ['NPK 12:32:16 price per bag', 'npk'],
  ['10 26 26 fertilizer price', 'npk'],
  ['19:19:19 price', 'npk'],
  ['precio de fertilizante NPK 15-15-15', 'npk'],
  ['SSP rate', 'ssp'],
  ['preço do superfosfato simples', 'ssp'],
  ['price of ammonium sulphate', 'ammonium-sulphate'],
  ["prix du sulfate d'ammonium", 'ammonium-sulphate'],
  ['سعر سماد نترات الأمونيوم', 'ammonium-nitrate'],
  ['urea phosphate price', 'urea-phosphate'],
  ['SOP fertiliser price', 'sop'],
  ['price of agricultural lime', 'agricultural-lime'],
  ['precio de la cal agrícola', 'agricultural-lime'],
  ['bei ya chokaa ya kilimo', 'agricultural-lime'],
  ['boron fertiliser price', 'boron'],
  ['foliar fertilizer price', 'foliar-feed'],
])(
  'Q104 a fertiliser without a price is named as missing, and is none of those that have one: %s',
  (text, id) => {
    const question = understand(text, pricePlaces)
    expect(question).toMatchObject({ topic: 'price', commodities: [id] })
    const [first] = compose(question, priceData).statements
    expect(first).toMatchObject({ code: 'not_found', values: { commodity: id } })
  },
)

test('Q104 what feeds the same is told as the nearest, behind what is missing', () => {
  const { statements } = compose(understand('CAN fertiliser price', pricePlaces), priceData)
  const codes = statements.map(({ code }) => code)
  expect(codes.indexOf('nearest')).toBeGreaterThan(codes.indexOf('not_found'))
  expect(statements.flatMap((one) => (one.code === 'price' ? [one.values.series.commodity] : []))).toEqual([
    'urea',
  ])
})

test.each([
  ['ssp', ['tsp']],
  ['map', ['dap']],
  ['sop', ['potash']],
  ['agricultural-lime', []],
  ['gypsum', []],
])('Q104 the nearest to %s is what feeds the same, if anything does', (id, near) => {
  expect(relatedProducts(id)).toEqual(near)
})

test.each([
  'can you give me the price of maize',
  'CAN YOU TELL ME MAIZE PRICE',
  'CAN I GET FERTILISER PRICE',
  'Can fertiliser prices go down',
  'what can fertiliser cost',
  'how much CAN I get for maize',
  'I CAN wait, what is the price of wheat',
  'can urea price fall',
  'price of wheat on 12-10-25',
  'a can of milk costs 50',
  'maize on 2026-02-02',
  '2 bags CAN 3500 each and 3 bags DAP 4200 each total cost',
])('Q104 the verb, a vessel and a date stay what they are: %s', (text) => {
  expect(withFertilisersSpelt(text)).toBe(text)
})

test.each([
  ['urea price', ['urea']],
  ['MOP rate', ['potash']],
  ['rock phosphate price', ['phosphate-rock']],
  ['TSP price', ['tsp']],
  ['fertiliser prices', ['urea', 'dap', 'tsp', 'potash']],
])('Q104 those that have a price keep it: %s', (text, ids) => {
  expect(understand(text, pricePlaces).commodities).toEqual(ids)
})

test.each([
  'how much CAN per acre of maize',
  'NPK 20:20:0 dose for paddy',
  'gypsum application in groundnut',
  'how much NPK 17-17-17 per acre of maize',
  'when to apply ammonium sulphate in sugarcane',
])('Q104 what is asked of the field is no price: %s', (text) => {
  const { topic, commodities } = understand(text, pricePlaces)
  expect(['nutrients', 'sowing-and-calendar']).toContain(topic)
  expect(commodities).not.toContain('can')
})

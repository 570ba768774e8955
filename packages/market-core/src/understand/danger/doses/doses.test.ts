import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from '../../../answer/compose.ts'
import { priceData, pricePlaces } from '../../../answer/price-data.fixture.ts'
import { understand } from '../../question.ts'

const told = (text: string) => {
  const question = understand(text, pricePlaces)
  return { ...question, codes: compose(question, priceData).statements.map(({ code }) => code) }
}

test.each([
  'potash for plantain how many grams per stand',
  'muriate of potash to banana, grams per mat',
  'ammonium sulphate on tea how many kg per bush',
  'TSP for cocoa grams per tree',
  'gypsum for groundnut kg per acre',
  'zinc sulphate 5 kg per acre in rice ok?',
  'boron for oil palm, how much to each palm',
  'NPK on pepper vines how many spoons per vine',
  'how much potash for one mango tree',
  'urea for maize, a handful per hill or how many',
  'potasse pour le plantain combien de grammes par pied',
  'cuánta potasa por planta de plátano',
  'quantos gramas de cloreto de potássio por pé de banana',
  'potash kwa ndizi gramu ngapi kwa shina',
  'केले में पोटाश कितने ग्राम प्रति पौधा',
  'كم غرام بوتاس لكل شجرة موز',
  'كم كيلو يوريا للفدان ذرة',
  'cuánta cal por hectárea para café',
])('T19 how much of a nutrient a plant is given is a dose: %s', (text) => {
  const { danger, ofNutrients, codes } = told(text)
  expect({ danger, ofNutrients }).toEqual({ danger: 'dose', ofNutrients: true })
  expect(codes).not.toContain('price')
})

const stand = fc.constantFrom('stand', 'mat', 'hill', 'palm', 'bush', 'hole', 'stool', 'vine', 'tree')
const fed = fc.constantFrom('urea', 'potash', 'DAP', 'NPK', 'gypsum', 'zinc sulphate')
const crop = fc.constantFrom('plantain', 'cocoa', 'maize', 'coffee', 'rice', 'sugarcane', 'tomatoes')
const mass = fc.constantFrom('grams', 'kg', 'g', 'spoons', 'handfuls')
test('T19 whatever is fed, and wherever it grows, no price is told of so many grams', () => {
  fc.assert(
    fc.property(fed, crop, mass, stand, fc.boolean(), (what, of, unit, where, isLast) => {
      const asks = `how many ${unit} per ${where}`
      const text = isLast ? `${what} for ${of}, ${asks}` : `${asks} of ${what} on ${of}`
      expect(told(text).danger).toBe('dose')
    }),
    { numRuns: 40 },
  )
})

test.each([
  'potash price per kg',
  'how much is potash per bag',
  'urea price per tonne',
  'how many kg of maize buys one bag of urea',
  'maize price per kg',
])('T19 money is no dose: %s', (text) => {
  const { danger, topic } = told(text)
  expect({ danger, topic }).toEqual({ danger: undefined, topic: 'price' })
})

test.each([
  'kindly tell how much I have to put before cotton',
  'how much do I put before planting maize',
  'how many bags should i apply for maize',
  'Respected sir my soil test report shows pH 8.6 and organic carbon 0.31, kindly tell which manure and how much I have to put before cotton',
  'Sir the soil analysis of my field says nitrogen is low and pH is 5.1, I request you to tell me how many bags I should put for maize',
])('T19 how much is put on a crop is of nutrients: %s', (text) => {
  const { topic, danger, codes } = told(text)
  expect(danger ?? topic).toBe(danger ?? 'nutrients')
  expect(codes).not.toContain('price')
})

test.each([
  'can members spray mancozeb a day before picking tomatoes?',
  'spraying ridomil in potato how many days before harvest',
  'can I milk the cow the day after ivermectin',
  'is it ok to eat mangoes three days after spraying malathion',
  'can we spray cypermethrin today and pick okra tomorrow',
  'how long before slaughter should I stop oxytetracycline in goats',
  'can workers go back in the field after chlorpyrifos',
  'last spray of imidacloprid before picking chilli, what gap',
  'can we spray two days before harvest of beans',
  'may cattle graze after 2,4-D',
  '¿puedo fumigar con mancozeb un día antes de cosechar tomates?',
  'peut-on traiter au mancozèbe la veille de la récolte des tomates',
  'posso pulverizar mancozebe um dia antes de colher tomate',
  'naweza kupulizia mancozeb siku moja kabla ya kuchuma nyanya',
  'टमाटर तोड़ने से एक दिन पहले मैंकोजेब छिड़क सकते हैं',
  'هل يمكن رش المانكوزيب قبل يوم من قطف الطماطم',
])('T20 a product before a harvest is a waiting time: %s', (text) => {
  expect(told(text)).toMatchObject({ danger: 'dose', codes: ['no_dose', 'ask_whom'] })
})

test.each([
  'spraying of 2,4-D in wheat, wind is how much today',
  'wind how strong today for atrazine',
  'how much rain before I spray mancozeb',
  'can I spray mancozeb tomorrow before the rain',
  'can I spray glyphosate today, is the wind low',
  'is tomorrow good for harvesting before rain',
  'will it rain before harvest on Friday',
])('T20 the weather of a spray is asked of the forecast: %s', (text) => {
  const { danger, topic } = told(text)
  expect(danger).toBeUndefined()
  expect(['weather', 'field-work']).toContain(topic)
})

test.each(['wind is ok, how much 2,4-D per acre', 'how much mancozeb per 20 litre, no wind today'])(
  'T20 a dose beside the weather is one: %s',
  (text) => {
    expect(told(text).danger).toBe('dose')
  },
)

test.each([
  'ethephon on bananas to ripen how much',
  'calcium carbide for ripening mangoes grams',
  'GA3 on grapes how many ml',
  'ethrel for pineapple dose per litre',
  'how much planofix for cotton',
  'chlorine to wash tomatoes how many drops',
])('T6 how much of a ripener is on its label: %s', (text) => {
  expect(told(text)).toMatchObject({ danger: 'dose', codes: ['no_dose', 'ask_whom'] })
})

test.each([
  'urea, TSP and potash together please',
  'Urea, DAP and triple super together, please, per tonne.',
  'DAP and potash together',
])('T27 goods that are asked for together are a list, and no mixture: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({ topic: 'price' })
  expect(understand(text, pricePlaces).danger).toBeUndefined()
})

test.each([
  'can I put urea and DAP together',
  'can urea and potash go together in one bag',
  'atrazine and 2,4-D together',
  'together with the urea in the tank, is that ok, spray it',
])('T27 what is put or sprayed together is a mixture: %s', (text) => {
  expect(understand(text, pricePlaces)).toMatchObject({ danger: 'dose' })
})

test('T27 of a list that is asked for together no word is left', () => {
  const { unplaced, commodities } = understand('urea, TSP and potash together please', pricePlaces)
  expect({ unplaced, commodities }).toEqual({ unplaced: undefined, commodities: ['urea', 'tsp', 'potash'] })
})

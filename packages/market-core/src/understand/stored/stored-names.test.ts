import { expect, test } from 'vitest'
import { compose } from '../../answer/compose.ts'
import { partsOfName } from '../../commodities/stored-name.ts'
import { goodsCalled } from '../languages/goods.ts'
import { understand } from '../question.ts'
import { storedPlaces, storedSeries } from './stored-series.fixture.ts'

/** The names of the series that a plain answer tells; with "not placed" before them where it is none. */
function told(text: string, country?: string): string[] {
  const local = country === undefined ? [] : [country]
  const answer = compose(understand(text, storedPlaces), { series: storedSeries, rates: [], local })
  const isPlain = answer.statements.every(
    ({ code }) => !['nearest', 'not_placed', 'not_found'].includes(code),
  )
  return [...(isPlain ? [] : ['not placed']), ...answer.series.map(({ name }) => name)]
}

const asked = storedSeries.map((one) => {
  const { base, kinds } = partsOfName(one.name)
  const kind = kinds.join(' ')
  const forms = new Set([one.name, `${base} ${kind}`.trim(), `${kind} ${base}`.trim()])
  return [one.name, one.market ?? '', one.country, [...forms]] as const
})

test.each(asked)(
  'O1 %s %s is reached by its name, what tells it from others before or behind',
  (name, market, country, forms) => {
    for (const form of forms)
      for (const text of [
        `${form} ${market}`,
        `price of ${form} ${market} per kg`,
        `${form.toUpperCase()} ${market.toUpperCase()} PRICE`,
        market === '' ? `how much is ${form} now` : `how much is ${form} in ${market} now`,
      ])
        expect([text, ...told(text, country)]).toEqual([text, name])
  },
)

test.each([
  ['natgas US', 'Natural gas, US'],
  ['gas europe', 'Natural gas, Europe'],
  ['gass in europ', 'Natural gas, Europe'],
  ['coal south africa', 'Coal, South African'],
  ['coal price SA', 'Coal, South African'],
  ['coal from Australia', 'Coal, Australian'],
  ['price of logs from cameroon', 'Logs, Cameroon'],
  ['tsr rubber', 'Rubber, TSR20'],
  ['rubber rss 3', 'Rubber, RSS3'],
  ['oil of the palm kernel', 'Palm kernel oil'],
  ['latest bannana price in europ', 'Banana, Europe'],
  ['ceylon tea', 'Tea, Colombo'],
  ['aluminium', 'Aluminum'],
  ['newcastle coal', 'Coal, Australian'],
  ['timber logs malaysia', 'Logs, Malaysian'],
  ['sawn wood cameroon', 'Sawnwood, Cameroon'],
  ['raw sugar', 'Sugar, world'],
  ['soya cake', 'Soybean meal'],
  ['soja cake', 'Soybean meal'],
  ['soya bean oil cake', 'Soybean meal'],
  ['triple super phosphate', 'TSP'],
])('O2 %s is what people say for a stored name', (text, name) => {
  expect(told(text)).toEqual([name])
})

test('O2 a country that tells no kind of the thing is where it is asked for', () => {
  expect(understand('maize south africa', storedPlaces).place).toEqual({ country: 'ZA' })
  expect(understand('wite beans in betou', storedPlaces)).toMatchObject({
    place: { country: 'CG', market: 'Betou Centre' },
    variety: ['white'],
  })
})

test.each([
  ['Combien coûte le kilo de pain à Sibiti ?', 'Bread', 'fr'],
  ['pain sibiti', 'Bread', 'fr'],
  ['prix du poisson fumé à Sibiti', 'Fish (smoked)', 'fr'],
  ['le sel à Sibiti', 'Salt', 'fr'],
  ['quel est le prix de la farine de manioc à Sibiti', 'Cassava flour', 'fr'],
  ['prix de la farine de blé à Sibiti', 'Wheat flour', 'fr'],
  ['prix de la pâte d’arachide à Sibiti', 'Groundnuts (paste)', 'fr'],
  ['prix de l’huile végétale à Sibiti', 'Oil (vegetable)', 'fr'],
  ['prix de l’huile de palme à Sibiti', 'Oil (palm)', 'fr'],
  ['quel est le prix du cuivre', 'Copper', 'fr'],
  ['¿cuánto cuesta el queso seco en Managua?', 'Cheese (dry)', 'es'],
  ['precio del pan en Managua', 'Bread', 'es'],
  ['precio del aceite vegetal en Managua', 'Oil (vegetable)', 'es'],
  ['a cuánto está la sal en Managua', 'Salt', 'es'],
  ['precio de los ayotes en Managua', 'Squashes', 'es'],
  ['precio de la chiltoma en Managua', 'Peppers (sweet)', 'es'],
  ['precio de la gasolina en Managua', 'Fuel (petrol-gasoline)', 'es'],
  ['precio del pescado fresco en Managua', 'Fish (fresh)', 'es'],
  ['precio del oro', 'Gold', 'es'],
  ['precio del ayote en Managua', 'Squashes', 'es'],
  ['gas natural EE UU precio', 'Natural gas, US', 'es'],
  ['precio del trigo duro rojo', 'Wheat, US HRW', 'es'],
  ['huevos en Managua por docena', 'Eggs', 'es'],
  ['prix du thé de Ceylan', 'Tea, Colombo', 'fr'],
  ['qual é o preço do minério de ferro', 'Iron ore, cfr spot', 'pt'],
  ['bei ya chumvi Sibiti ni gani', 'Salt', 'sw'],
])('O3 %s is a stored name in another language', (text, name, language) => {
  expect(told(text, language === 'es' ? 'NI' : 'CG')).toEqual([name])
  expect(understand(text, storedPlaces).language).toBe(language)
})

test.each([
  ['milk nicaragua litre', undefined],
  ['sugar EU', undefined],
  ['arabica jan 25 vs jan 26', undefined],
  ['litre lait', 'fr'],
  ['thé', 'fr'],
  ['the tea', undefined],
])('O4 words that English has, too, make no other language of a short text: %s', (text, language) => {
  expect(understand(text, storedPlaces).language).toBe(language)
})

test('O3 what two languages call by one word is read where the text is of neither', () => {
  expect(told('sal managua', 'NI')).toEqual(['Salt'])
  expect(told('gasolina managua', 'NI')).toEqual(['Fuel (petrol-gasoline)'])
})

test('O5 a stored name that is a word of another subject, too, is no price beside a crop', () => {
  expect(understand('zinc deficiency in paddy', storedPlaces).commodities).toEqual(['rough-rice'])
  expect(told('price of zinc')).toEqual(['Zinc'])
  expect(told('zinc')).toEqual(['Zinc'])
})

test('O6 goods are called in the language of the answer by the name that it asks for them by', () => {
  expect(goodsCalled('fr', 'bread')).toBe('pain')
  expect(goodsCalled('es', 'squashes')).toBe('ayotes')
  expect(goodsCalled('en', 'bread')).toBeUndefined()
})

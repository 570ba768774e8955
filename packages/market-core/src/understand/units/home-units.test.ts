import { expect, test } from 'vitest'
import { convertMass } from '../../mass.ts'
import { converted } from '../quantities/measure-conversion.ts'
import { understand } from '../question.ts'
import { storedPlaces } from '../stored/stored-series.fixture.ts'
import { inHomeUnits } from './home-units.ts'

/** What an amount comes to, asked at a farm in that country. */
function told(text: string, country: string): number | undefined {
  const { conversion, figures } = understand(inHomeUnits(text, [country]), storedPlaces)
  if (conversion !== undefined) return converted(conversion)
  return figures.amount && convertMass(figures.amount.value, figures.amount.unit, 'kg')
}

test.each([
  ['3 hundredweight in kg', 'GB', 152.407],
  ['3 hundredweight in kg', 'US', 136.078],
  ['3 hundredweight, the British kind', 'US', 152.407],
  ['How many kilos is 3 hundredweight, the British kind?', 'US', 152.407],
  ['5 american hundredweight in kg', 'GB', 226.796],
  ['10 gallons in litres', 'GB', 45.461],
  ['10 gallons in litres', 'US', 37.854],
  ['10 gallons, the imperial ones, in litres', 'US', 45.461],
  ['The old tractor is coughing on me again. How many litres in 15 gallons?', 'IE', 68.191],
  ['5 tons in kg', 'US', 4535.924],
  ['5 long tons in kg', 'US', 5080.235],
  ['4 quintales en kg', 'GT', 184],
  ['10 arrobas en kilos', 'CO', 125],
  ['10 arrobas en kg', 'ES', 115],
  ['10 arrobas em kg', 'BR', 150],
])('N50 a unit of two meanings goes by what is said, else by the country: %s, %s', (text, country, value) => {
  expect(told(text, country)).toBeCloseTo(value, 2)
})

test('N50 the kind that is named in the next turn is of the unit before', () => {
  const before = understand('3 hundredweight in kg', storedPlaces)
  expect(understand('the British kind', storedPlaces, before).conversion).toMatchObject({ from: 'ukCwt' })
})

test.each(['sold 30 hundredweight at 12 pounds each, in kg', '5 tonnes in kg', 'wheat in GB'])(
  'N50 what is no conversion, or says whose it is, stays as it was told: %s',
  (text) => {
    expect(inHomeUnits(text, ['GB'])).toBe(text)
  },
)

test('N51 a unit of land behind a number is no crop', () => {
  expect(understand('24 rai to hectares?', storedPlaces)).toMatchObject({
    intent: 'convert',
    commodities: [],
  })
  expect(understand('rai ka bhav', storedPlaces).commodities).toEqual(['mustard'])
})

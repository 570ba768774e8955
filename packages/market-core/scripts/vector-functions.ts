import {
  toNumber,
  toNumbers,
  type VectorFunction,
  type VectorFunctions,
} from '@smart-farming/vectors/vector-function'
import { commodityById } from '../src/commodities/catalogue.ts'
import { bushelsPerAcreToTonnesPerHectare, tonnesPerHectareToBushelsPerAcre } from '../src/land.ts'
import { breakEvenPrice, breakEvenYield, grossMargin, massAtMoisture } from '../src/margins.ts'
import { convertMass, kilograms } from '../src/mass.ts'
import { findNames } from '../src/reader/find-names.ts'
import { mean, normaliseIndices, variationPercent } from '../src/statistics.ts'

const numbers =
  (formula: (...args: number[]) => number | undefined): VectorFunction =>
  (args) =>
    formula(...args.map(toNumber))

/** Key of a crop's bushel weight by common name: "corn" is maize. */
function bushelOf(crop: unknown): string | undefined {
  const [thing] = findNames(String(crop), { countries: [], markets: [] }).things
  return commodityById(thing?.commodity ?? '')?.bushel
}

/** Functions by their names in the published vectors. */
export const vectorFunctions: VectorFunctions = new Map<string, VectorFunction>([
  ['kg_per_bu', ([crop]) => kilograms('bushel', bushelOf(crop))],
  ['bu_per_t', ([crop]) => convertMass(1, 't', 'bushel', bushelOf(crop))],
  [
    'buac_to_tha',
    ([yieldBuAc, crop]) => bushelsPerAcreToTonnesPerHectare(toNumber(yieldBuAc), bushelOf(crop) ?? ''),
  ],
  [
    'tha_to_buac',
    ([yieldTHa, crop]) => tonnesPerHectareToBushelsPerAcre(toNumber(yieldTHa), bushelOf(crop) ?? ''),
  ],
  [
    'gross_margin',
    numbers((tonnes = 0, price = 0, cost = 0) => grossMargin(tonnes, price, cost).grossMargin),
  ],
  ['break_even_price', numbers((cost = 0, harvest = 0) => breakEvenPrice(cost, harvest))],
  ['break_even_yield', numbers((cost = 0, price = 0) => breakEvenYield(cost, price))],
  ['normalise_index', ([raw, total]) => normaliseIndices(toNumbers(raw), toNumber(total))],
  ['mean', ([values]) => mean(toNumbers(values))],
  ['cv_pop', ([values]) => variationPercent(toNumbers(values), 'population')],
  [
    'moisture_equiv',
    numbers((mass = 0, standard = 0, moisture = 0) => massAtMoisture(mass, standard, moisture)),
  ],
  ['maund_to_quintal', numbers((maunds = 0) => convertMass(maunds, 'maund', 'quintal'))],
])

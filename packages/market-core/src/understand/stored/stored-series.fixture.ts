import type { MonthlySeries } from '../../answer/series/price-series.ts'
import { commodityOfPinkSheet, commodityOfWfp } from '../../commodities/catalogue.ts'
import { commodityOfStoredName } from '../../commodities/stored-name.ts'
import { priceBasis } from '../../price-unit.ts'
import type { KnownPlaces } from '../find-place.ts'

const lines = (text: string): string[] => text.trim().split('\n')

/** The columns of the World Bank's Pink Sheet, as they stand there without marks. */
const world = lines(`
Crude oil, average
Crude oil, Brent
Crude oil, Dubai
Crude oil, WTI
Coal, Australian
Coal, South African
Natural gas, US
Natural gas, Europe
Liquefied natural gas, Japan
Natural gas index
Cocoa
Coffee, Arabica
Coffee, Robusta
Tea, avg 3 auctions
Tea, Colombo
Tea, Kolkata
Tea, Mombasa
Coconut oil
Groundnuts
Fish meal
Groundnut oil
Palm oil
Palm kernel oil
Soybeans
Soybean oil
Soybean meal
Rapeseed oil
Sunflower oil
Barley
Maize
Sorghum
Rice, Thai 5%
Rice, Thai 25%
Rice, Thai A.1
Rice, Viet Namese 5%
Wheat, US SRW
Wheat, US HRW
Banana, Europe
Banana, US
Orange
Beef
Chicken
Lamb
Shrimps, Mexican
Sugar, EU
Sugar, US
Sugar, world
Tobacco, US import u.v.
Logs, Cameroon
Logs, Malaysian
Sawnwood, Cameroon
Sawnwood, Malaysian
Plywood
Cotton, A Index
Rubber, TSR20
Rubber, RSS3
Phosphate rock
DAP
TSP
Urea
Potassium chloride
Aluminum
Iron ore, cfr spot
Copper
Lead
Tin
Nickel
Zinc
Gold
Platinum
Silver`)

/** Goods of WFP's file of Nicaragua. */
const nicaragua = lines(`
Maize (white)
Rice (low quality)
Rice (ordinary, first quality)
Rice (ordinary, second quality)
Rice (milled 80-20)
Beans (red)
Beans (kidney, pinto)
Beans (silk red)
Sorghum (white)
Sugar (white)
Tortilla (maize)
Fish (fresh)
Meat (beef)
Meat (pork)
Meat (chicken)
Cheese (dry)
Milk (pasteurized)
Eggs
Oil (vegetable)
Bread
Potatoes
Coffee (instant)
Salt
Cabbage
Onions (white)
Oranges
Peppers (sweet)
Plantains
Squashes
Tomatoes
Fuel (diesel)
Fuel (petrol-gasoline)`)

/** Goods of WFP's file of the Congo. */
const congo = lines(`
Beans (white)
Rice (mixed, low quality)
Wheat flour
Cassava (fresh)
Cassava flour
Cassava meal (foufou)
Maize flour
Fish (smoked)
Fish (fresh)
Fish (salted)
Meat (beef)
Meat (chicken, frozen)
Groundnuts (paste)
Groundnuts (shelled)
Oil (palm)
Oil (vegetable)
Bread
Plantains
Salt`)

const series = (name: string, commodity: string | undefined, where: object): MonthlySeries => ({
  id: JSON.stringify([name, where]),
  commodity: commodity ?? commodityOfStoredName(name),
  name,
  priceType: 'benchmark',
  currency: 'USD',
  unitWritten: 'KG',
  basis: priceBasis('KG'),
  source: { name: 'made up', url: 'https://example.org', licence: 'none' },
  prices: [
    { month: '2026-01', value: 1 },
    { month: '2026-02', value: 2 },
  ],
  ...where,
})

const sold = (names: readonly string[], country: string, market: string) =>
  names.map((name) => series(name, commodityOfWfp(name)?.id, { country, market, priceType: 'retail' }))

/** One series of each name of the three files. */
export const storedSeries: readonly MonthlySeries[] = [
  ...world.map((name) => series(name, commodityOfPinkSheet(name)?.id, {})),
  ...sold(nicaragua, 'NI', 'Managua'),
  ...sold(congo, 'CG', 'Sibiti'),
]

/** As the store tells the reading of questions about them. */
export const storedPlaces: KnownPlaces = {
  countries: [
    { code: 'NI', names: ['Nicaragua'] },
    { code: 'CG', names: ['Congo - Brazzaville', 'Congo', 'Brazzaville'] },
    { code: 'ZA', names: ['South Africa'] },
    { code: 'AU', names: ['Australia'] },
    { code: 'CM', names: ['Cameroon'] },
    { code: 'MX', names: ['Mexico'] },
  ],
  markets: [
    { name: 'Managua', country: 'NI' },
    { name: 'Leon', country: 'NI' },
    { name: 'Sibiti', country: 'CG' },
    { name: 'Betou Centre', country: 'CG' },
  ],
  series: storedSeries.map(({ name, commodity }) => ({
    commodity: commodity.startsWith('named:') ? null : commodity,
    name,
  })),
}

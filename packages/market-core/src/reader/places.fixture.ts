import { catalogue, commodityByWfpName } from '../commodities/catalogue.ts'
import type { KnownPlaces } from './places.ts'

const stored = `Maize (white); Beans (red); Bread; Wheat flour; Fish (smoked); Oil (vegetable); Fuel (diesel); Salt;
Cassava flour; Groundnuts (paste); Meat (beef); Coffee (instant); Squashes; Pigeon peas`

const markets: readonly (readonly [name: string, country: string, area?: string])[] = [
  ['Managua', 'NI'],
  ['Managua (oriental)', 'NI', 'Managua'],
  ['Leon', 'NI'],
  ['Nairobi', 'KE', 'Nairobi'],
  ['Mombasa', 'KE', 'Coast'],
  ['Kilifi', 'KE', 'Coast'],
  ['Eldoret Town', 'KE', 'Uasin Gishu'],
  ['Betou Centre', 'CG'],
  ['Pointe-Noire', 'CG', 'Pointe-Noire, Kouilou'],
  ['Delhi', 'IN'],
  ['Why', 'KE'],
  ['St. Louis', 'SN'],
]

export const samplePlaces: KnownPlaces = {
  countries: ['KE', 'NI', 'CG', 'IN', 'SN', 'TR', 'EG', 'US', 'CI', 'BR'].map((code) => ({
    code,
    names: [new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code],
  })),
  markets: markets.map(([name, country, area = null]) => ({ name, country, area })),
  series: [
    ...catalogue.flatMap(({ id, pinkSheet = [] }) => pinkSheet.map((name) => ({ commodity: id, name }))),
    ...['Coal, Australian', 'Coal, South African', 'Gold'].map((name) => ({ commodity: null, name })),
    ...stored.split(/;\s+/).map((name) => ({ commodity: commodityByWfpName(name)?.id ?? null, name })),
  ],
}

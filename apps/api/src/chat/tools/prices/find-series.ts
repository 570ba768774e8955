import { chooseSeries } from '@smart-farming/market-core/answer/series/choose-series'
import type { MonthlySeries } from '@smart-farming/market-core/answer/series/price-series'
import { catalogue, commodityById } from '@smart-farming/market-core/commodities/catalogue'
import type { FarmView } from '@smart-farming/market-core/farm/farm-view'
import { findCommodities } from '@smart-farming/market-core/understand/find-commodities'
import { findPlace, type PlaceAsked } from '@smart-farming/market-core/understand/find-place'
import { plainText } from '@smart-farming/market-core/understand/plain-text'
import type { ToolPorts } from '../ports.ts'
import { type ToolContext, ToolRefusal } from '../tool.ts'
import { farmAsking } from './farm-asking.ts'

/** What a model wants the price of, in its own words. */
export interface Wanted {
  commodity: string
  place?: string | undefined
}

export interface FoundSeries {
  /** With all its months. */
  series: MonthlySeries
  /** What else is known of the commodity, as labels. */
  others: readonly string[]
  /** The farm's unit and currency for prices. */
  view: FarmView
}

/** A model takes seconds anyway: worth it to know the farm's country, ms. */
const PATIENCE_MS = 3_000
/** How many other series are named. */
const MOST_OTHERS = 6

/**
 * The series that a model asks for, as the built-in answers would choose it.
 *
 * @throws {ToolRefusal} for a commodity, place or price that is not known, with what is
 */
export async function findSeries(
  ports: Pick<ToolPorts, 'prices' | 'farms' | 'weather' | 'words'>,
  { asker, at: now }: Pick<ToolContext, 'asker' | 'at'>,
  wanted: Wanted,
): Promise<FoundSeries> {
  const commodity = commodityOf(wanted.commodity)
  const { prices, words } = ports
  const [{ at, view }, known] = await Promise.all([farmAsking(ports, asker, PATIENCE_MS), prices.places()])
  const local = at?.country === undefined ? [] : [at.country]
  const asked = wanted.place === undefined ? undefined : placeOf(wanted.place, known)
  if (asked === 'here' && local.length === 0) {
    throw new ToolRefusal('Which country the farm is in is not known. Name a country, or ask for "world".')
  }
  const countries = typeof asked === 'object' ? [asked.country] : local
  const all = await prices.series([commodity], countries, at && { at, now })
  const series = chooseSeries(all, commodity, asked, local)
  const others = all.filter((one) => one !== series)
  const labels = [...new Set(others.map(words.answers.series))].slice(0, MOST_OTHERS)
  if (series === undefined) throw new ToolRefusal(notFound(wanted, commodity, labels))
  return { series: await prices.withHistory(series), others: labels, view }
}

/**
 * The catalogue id of a commodity by any of its names.
 *
 * @throws {ToolRefusal} when it is none, or several
 */
export function commodityOf(name: string): string {
  if (commodityById(name) !== undefined) return name
  const [id, ...more] = findCommodities(plainText(name))
  if (more.length > 0) throw new ToolRefusal(`"${name}" names several commodities. Ask for one at a time.`)
  if (id !== undefined) return id
  const names = catalogue.map((commodity) => commodity.name).join(', ')
  throw new ToolRefusal(`Unknown commodity: "${name}". Known are ${names}.`)
}

function placeOf(name: string, known: Parameters<typeof findPlace>[1]): PlaceAsked {
  const country = known.countries.find(({ code }) => code === name.toUpperCase())
  const place = country === undefined ? findPlace(plainText(name), known) : { country: country.code }
  if (place !== undefined) return place
  throw new ToolRefusal(`Unknown place: "${name}". Give a country, a market with prices, "world" or "here".`)
}

function notFound({ place }: Wanted, commodity: string, labels: readonly string[]): string {
  const none = `No price of ${commodityById(commodity)?.name ?? commodity} is stored${place === undefined ? '' : ` for "${place}"`}.`
  return labels.length === 0 ? none : `${none} There is: ${labels.join('; ')}.`
}

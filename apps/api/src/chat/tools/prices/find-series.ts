import {
  catalogue,
  chooseSeries,
  commodityById,
  createPriceDefaults,
  type Place,
  type RequestingFarm,
} from '@smart-farming/market-core/chat'
import { withTimeout } from '../../../timing/with-timeout.ts'
import type { ChatUser } from '../../engine.ts'
import type { ToolPorts } from '../ports.ts'
import { type ToolContext, ToolRefusal } from '../tool.ts'

export type SeriesPorts = Pick<ToolPorts, 'answers' | 'prices' | 'farms' | 'weather' | 'words'>

interface Wanted {
  commodity: string
  place?: string | undefined
}

/** Maximum wait for the farm's country: short beside the seconds that a model takes. */
const PATIENCE_MS = 3_000
const MAX_OTHERS = 6

/**
 * Finds the series that a model requests, with all its months, chosen as in the built-in answers.
 * Also returns the labels of the commodity's other series, and the farm's price unit and currency.
 * @throws {ToolRefusal} for an unknown commodity, place or price, naming the known ones
 */
export async function findSeries(
  ports: SeriesPorts,
  { asker, at: now }: Pick<ToolContext, 'asker' | 'at'>,
  wanted: Wanted,
) {
  const { answers, prices, words } = ports
  const [commodity, place, { at, view }] = await Promise.all([
    resolveCommodity(answers, wanted.commodity),
    wanted.place === undefined ? undefined : placeOf(ports, wanted.place),
    findAskersFarm(ports, asker, PATIENCE_MS),
  ])
  const local = at?.country === undefined ? [] : [at.country]
  if (place === 'here' && local.length === 0) {
    throw new ToolRefusal('Which country the farm is in is not known. Name a country, or ask for "world".')
  }
  const countries = typeof place === 'object' && 'country' in place ? [place.country] : local
  const all = await prices.series([commodity], countries, at && { at, now })
  const series = chooseSeries(all, { commodity, place }, local)
  const others = all.filter((one) => one !== series)
  const labels = [...new Set(others.map(words.said.series))].slice(0, MAX_OTHERS)
  if (series === undefined) throw new ToolRefusal(notFound(wanted, commodity, labels))
  return { series: await prices.withHistory(series), others: labels, view }
}

/**
 * Finds the catalogue id of a commodity by any of its names.
 * @throws {ToolRefusal} if no commodity or several have that name
 */
export async function resolveCommodity(answers: ToolPorts['answers'], name: string): Promise<string> {
  if (commodityById(name) !== undefined) return name
  const [first, ...more] = (await answers.names(name)).things
  if (more.some(({ commodity }) => commodity !== first?.commodity))
    throw new ToolRefusal(`"${name}" names several commodities. Ask for one at a time.`)
  if (first !== undefined) return first.commodity
  const names = catalogue.map((commodity) => commodity.name).join(', ')
  throw new ToolRefusal(`Unknown commodity: "${name}". Known are ${names}.`)
}

async function placeOf({ answers, prices }: SeriesPorts, name: string): Promise<Place> {
  const plain = name.trim().toLowerCase()
  if (plain === 'here' || plain === 'world') return plain
  const { countries } = await prices.places()
  const country = countries.find(({ code }) => code === name.toUpperCase())
  if (country !== undefined) return { country: country.code }
  const { places } = await answers.names(name)
  const [place] = places.filter((one) => typeof one !== 'object' || 'country' in one)
  if (place !== undefined) return place
  throw new ToolRefusal(`Unknown place: "${name}". Give a country, a market with prices, "world" or "here".`)
}

function notFound({ place }: Wanted, commodity: string, labels: readonly string[]): string {
  const none = `No price of ${commodityById(commodity)?.name ?? commodity} is stored${place === undefined ? '' : ` for "${place}"`}.`
  return labels.length === 0 ? none : `${none} There is: ${labels.join('; ')}.`
}

/** A built-in answer takes a few milliseconds, so it waits only briefly for the farm. */
const PLAIN_MS = 300

/**
 * Finds the asking farmer's farm, with the price board's unit and currency. Never throws; if the
 * farm is unknown, no price counts as local.
 */
export async function findAskersFarm(
  { farms, weather }: Pick<ToolPorts, 'farms' | 'weather'>,
  asker: ChatUser,
  patienceMs = PLAIN_MS,
): Promise<RequestingFarm> {
  const soon = <T>(asked: Promise<T>) =>
    withTimeout(
      patienceMs,
      asked.catch(() => undefined),
      () => undefined,
    )
  const [place, settings] = await Promise.all([soon(farms.place(asker)), soon(weather.settings(asker.id))])
  if (place === undefined) return { at: undefined, view: {} }
  const country = place.country || undefined
  const { lat, lon } = place
  return { at: { lat, lon, country }, view: createPriceDefaults(settings ?? {}, country) }
}

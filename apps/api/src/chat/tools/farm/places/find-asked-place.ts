import type { Place } from '@smart-farming/contracts/places'
import { plainText } from '@smart-farming/market-core/understand/plain-text'
import type { ToolContext } from '../../tool.ts'
import type { FarmQuestion } from '../farm-question.ts'
import type { FarmReading } from '../farm-reading.ts'
import type { FarmPorts } from '../farm-weather.ts'
import type { PlaceNamed } from './place-asked.ts'

/** A question about the weather, as it was read. */
export interface AskedOfWeather extends Pick<ToolContext, 'asker'> {
  readonly reading: Pick<FarmReading, 'places' | 'written'>
}

/** A place that a question names, as far as one of that name is found. */
export interface AskedPlace {
  /** As it was said; absent where that is not to be told. */
  readonly name?: string
  /** 'here' where the farm is. */
  readonly elsewhere?: Place | 'here'
}

/**
 * The place that a question about the weather names, or that it leaves to the question before: "and on Saturday?" is of
 * the place that was asked about. One that nothing announces is taken for a place where there is one of that name in
 * the farm's own country, or where the weather as such is asked for.
 */
export async function placeOf(
  ports: FarmPorts,
  asked: AskedOfWeather,
  said: FarmQuestion | undefined,
): Promise<AskedPlace> {
  if (said === undefined) return {}
  const [newest, ...earlier] = asked.reading.places
  const own = await findPlace(ports, asked, newest, said)
  if (own.name !== undefined || !newest.isLeft) return own
  for (const one of earlier) {
    const found = await findPlace(ports, asked, one, one.said ?? said)
    if (found.elsewhere !== undefined) return found
    if (!one.isLeft) return {}
  }
  return {}
}

async function findPlace(
  ports: FarmPorts,
  asked: AskedOfWeather,
  { name, longer, bare: alone, asWritten }: PlaceNamed,
  said: FarmQuestion,
): Promise<AskedPlace> {
  const bare = name === undefined && said.jobs.length === 0 ? alone : undefined
  const first = name ?? bare
  if (first === undefined) return {}
  const one = await placeElsewhere(ports, asked, first)
  // "Chiang Rai": a name goes on where its first word alone is none.
  const isLonger = one === undefined && longer !== undefined
  const both = isLonger ? await placeElsewhere(ports, asked, longer) : undefined
  const [found, elsewhere] = isLonger && both !== undefined ? [longer, both] : [first, one]
  const written = asked.reading.written.get(found) ?? asWritten[found] ?? found
  if (elsewhere === undefined) return name === undefined && !said.general ? {} : { name: written }
  if (bare !== undefined && !said.general && elsewhere !== 'here') {
    const here = await ports.farms.place(asked.asker).catch(() => undefined)
    // What nothing announces is no slip of a village's name.
    if (here?.country !== elsewhere.country || plainText(elsewhere.name) !== bare) return {}
  }
  return { name: written, elsewhere }
}

/**
 * Beside the answer to something else the weather is that of the place that the question names, in the farm's own land.
 */
export async function placeBeside(ports: FarmPorts, asked: AskedOfWeather): Promise<AskedPlace> {
  const { name } = asked.reading.places[0]
  if (name === undefined) return {}
  const elsewhere = await placeElsewhere(ports, asked, name)
  if (elsewhere === undefined || elsewhere === 'here') return {}
  const here = await ports.farms.place(asked.asker).catch(() => undefined)
  return here?.country === elsewhere.country ? { elsewhere } : {}
}

/**
 * A place by its name, or by what was written in its place: Oman in Arabic may be Amman. 'here' where the farm is,
 * undefined where there is none of that name.
 */
export async function placeElsewhere(
  { farms }: FarmPorts,
  { asker, reading: { written } }: AskedOfWeather,
  name: string,
): Promise<Place | 'here' | undefined> {
  const find = async (): Promise<[Place | undefined, Place | undefined]> => {
    const asWas = written.get(name)
    const [here, found] = await Promise.all([farms.place(asker), farms.placeCalled(asker, asWas ?? name)])
    return [here, found ?? (asWas === undefined ? undefined : await farms.placeCalled(asker, name))]
  }
  const [here, found] = await find().catch(() => [undefined, undefined])
  const isHere = here && found && here.lat === found.lat && here.lon === found.lon
  return isHere ? 'here' : found
}

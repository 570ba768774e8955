import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { Measure, WeatherAsked } from '@smart-farming/market-core/reader/question'
import type { FarmCropName } from '@smart-farming/weather-core/work/farm/farm-crops'
import type { ToolContext } from '../../tool.ts'
import { type FarmPorts, forecastSource, type JudgedFarmWeather } from '../farm-weather.ts'

interface Found {
  readonly told: readonly string[]
  readonly sources: readonly AnswerSource[]
}
/** Findings about soil, disease and growth by measure; undefined for "looked for, and none". */
export type GrowingFound = ReadonlyMap<Measure, Found | undefined>

/** How the ids of findings begin, by measure. */
const IDS: Partial<Record<Measure, string>> = {
  water: 'water',
  disease_risk: 'disease_',
  degree_days: 'degree_days',
  chill_hours: 'chill',
}

/** Crops with a published disease model, by catalogue id. */
const MODELLED: Readonly<Record<string, readonly FarmCropName[]>> = {
  potatoes: ['potato'],
  apples: ['apple'],
  grapes: ['wine_grape'],
  wheat: ['winter_wheat', 'spring_wheat'],
}

/** Looks for what a question asks beyond the forecast's hours; nothing where that fails, or weather is made up. */
export async function growingFound(
  { weather, words }: FarmPorts,
  { asker }: Pick<ToolContext, 'asker'>,
  { own, place: { latDeg: lat, lonDeg: lon }, evidence }: JudgedFarmWeather,
  { measures, things = [] }: WeatherAsked,
): Promise<GrowingFound> {
  const named = things.flatMap(({ commodity }) => MODELLED[commodity] ?? [])
  const isOwn = own.crop !== undefined && (things.length === 0 || named.includes(own.crop.name))
  // Late blight is what is meant where nobody names a crop.
  const name = things.length === 0 ? 'potato' : named[0]
  const diseased = isOwn ? own : name && { ...own, crop: { name } }
  const find = async (measure: Measure, id: string): Promise<Found | undefined> => {
    const farm = measure === 'disease_risk' ? diseased : own
    if (!farm) return undefined
    const { findings } = await weather.growing({ lat, lon }, asker, farm).catch(() => ({ findings: [] }))
    const finding = findings.find((each) => each.id.startsWith(id))
    if (finding === undefined) return undefined
    const { title, told, sources } = finding
    return {
      told: [[...(measure === 'water' ? [] : [`${title}:`]), ...told].join(' ')],
      sources: sources.map((source) => forecastSource(words.chat.farm, evidence.place, source)),
    }
  }
  const found = measures.map(async (measure) => {
    const id = IDS[measure]
    return id === undefined ? [] : [[measure, await find(measure, id)] as const]
  })
  return new Map((await Promise.all(found)).flat())
}

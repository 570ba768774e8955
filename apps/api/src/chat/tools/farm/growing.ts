import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Finding } from '@smart-farming/contracts/weather/growing'
import type { Measure, WeatherQuestion } from '@smart-farming/market-core/chat'
import { displayName } from '@smart-farming/weather-core/place-name'
import * as z from 'zod/mini'
import { defineTool, factsFromTexts, type Tool, type ToolContext, ToolRefusal } from '../tool.ts'
import {
  type FarmPorts,
  findFarmPlace,
  forecastSource,
  type JudgedFarmWeather,
  toToolRefusal,
} from './farm-weather.ts'

/** Tools with their descriptions and the prefixes of their findings' ids. */
const TOOLS = {
  farm_irrigation: {
    of: ['water'],
    description:
      "How dry the soil of the farmer's own farm is, rain and ET0 of the coming days, how many mm would refill the roots of the farm's crop and by when. Pass the limits on.",
  },
  farm_disease_pressure: {
    of: ['disease_'],
    description:
      "What the weather does for the main disease of the crop that the farmer's settings name (potato late blight, apple scab, grape downy mildew, wheat head blight). What to spray, the label and the adviser say. Pass the limits on.",
  },
  farm_degree_days: {
    of: ['degree_days', 'chill'],
    description:
      "Degree days, with the stage that they mean where a source says so, and chill for fruit, since the days that the farmer's settings name. Pass the method on.",
  },
} as const satisfies Record<string, { of: readonly string[]; description: string }>

/** Tools for water, diseases and growth on the farmer's own farm. */
export const cropGrowthTools = ({ farms, weather, words }: FarmPorts): readonly Tool[] =>
  Object.entries(TOOLS).map(([name, { of, description }]) =>
    defineTool({
      name,
      description,
      args: z.strictObject({}),
      async run(_args, { asker }) {
        const { farm: say } = words.chat
        const [place, own] = await Promise.all([findFarmPlace(farms, asker, say), weather.settings(asker.id)])
        const { findings } = await weather.growing(place, asker, own).catch(toToolRefusal(say.noForecast))
        const told = findings.filter(({ id }) => of.some((start) => id.startsWith(start)))
        if (findings.length === 0) throw new ToolRefusal(say.sample)
        if (told.length === 0) throw new ToolRefusal(say.nothingOfCrop)
        const name = displayName(place)
        const sources = new Map(told.flatMap((each) => each.sources).map((each) => [each.id, each]))
        return {
          data: { place: name, findings: told.map(forModel) },
          facts: factsFromTexts(told.map(({ told: sentences, table }) => [sentences, table?.rows])),
          sources: [...sources.values()].map((source) => forecastSource(say, name, source)),
        }
      },
    }),
  )

const forModel = ({ title, told, table, basis }: Finding) => ({
  title,
  told,
  ...(table && { days: table.rows }),
  basis,
})

interface Found {
  readonly told: readonly string[]
  readonly sources: readonly AnswerSource[]
}
/** Findings by measure; undefined means checked, but nothing found. */
export type CropGrowthFindings = ReadonlyMap<Measure, Found | undefined>

const IDS: Partial<Record<Measure, string>> = {
  water: 'water',
  disease_risk: 'disease_',
  degree_days: 'degree_days',
  chill_hours: 'chill',
}

/** Looks up findings beyond the hourly forecast; empty on failure or for sample weather. */
export async function lookUpCropGrowth(
  { weather, words }: FarmPorts,
  { asker }: Pick<ToolContext, 'asker'>,
  { own, place: { latDeg: lat, lonDeg: lon }, evidence }: JudgedFarmWeather,
  { measures }: WeatherQuestion,
): Promise<CropGrowthFindings> {
  // Without a known crop, disease risk means late blight on potatoes.
  const diseased: FarmSettings = own.crop === undefined ? { ...own, crop: { name: 'potato' } } : own
  const find = async (measure: Measure, id: string): Promise<Found | undefined> => {
    const farm = measure === 'disease_risk' ? diseased : own
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

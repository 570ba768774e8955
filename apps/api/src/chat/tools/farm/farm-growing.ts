import type { Finding } from '@smart-farming/contracts/weather/growing'
import { displayName } from '@smart-farming/weather-core/place-name'
import * as z from 'zod/mini'
import { defineTool } from '../define-tool.ts'
import { factsInWords } from '../facts-in-words.ts'
import { type Tool, ToolRefusal } from '../tool.ts'
import { type FarmPorts, forecastSource, placeOfFarm, refuse } from './farm-weather.ts'

/** What each tool tells of, by the beginning of its findings' ids. */
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

/** Water, diseases and growth of the farmer's own farm. */
export const farmGrowing = (ports: FarmPorts): readonly Tool[] =>
  Object.entries(TOOLS).map(([name, { of, description }]) =>
    defineTool({
      name,
      description,
      args: z.strictObject({}),
      async run(_args, { asker }) {
        const { farm: say } = ports.words.chat
        const [place, own] = await Promise.all([
          placeOfFarm(ports.farms, asker, say),
          ports.weather.settings(asker.id),
        ])
        const { findings } = await ports.weather.growing(place, asker, own).catch(refuse(say.noForecast))
        const told = findings.filter(({ id }) => of.some((start) => id.startsWith(start)))
        if (findings.length === 0) throw new ToolRefusal(say.sample)
        if (told.length === 0) throw new ToolRefusal(say.nothingOfCrop)
        return {
          data: { place: displayName(place), findings: told.map(forModel) },
          facts: factsInWords(told.map(({ told: sentences, table }) => [sentences, table?.rows])),
          sources: [
            ...new Map(told.flatMap((each) => each.sources).map((each) => [each.id, each])).values(),
          ].map((source) => forecastSource(say, displayName(place), source)),
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

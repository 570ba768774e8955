import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { ToolContext } from '../../tool.ts'
import type { FarmPorts, JudgedFarmWeather } from '../farm-weather.ts'

/** What the soil's water says of watering; undefined where it cannot be had, as for made-up weather. */
export async function waterTold(
  { weather, words }: FarmPorts,
  { asker }: Pick<ToolContext, 'asker'>,
  { place: { latDeg: lat, lonDeg: lon }, own, evidence }: JudgedFarmWeather,
): Promise<{ told: readonly string[]; sources: readonly AnswerSource[] } | undefined> {
  const { findings } = await weather.growing({ lat, lon }, asker, own).catch(() => ({ findings: [] }))
  const water = findings.find(({ id }) => id === 'water')
  if (water === undefined) return undefined
  const { source: say } = words.chat.farm
  return {
    told: [water.told.join(' ')],
    sources: water.sources.map(({ name, url, licence, fetchedAt }) => ({
      name,
      series: say.series({ place: evidence.place }),
      date: fetchedAt.slice(0, 7),
      unit: say.fetched({ at: fetchedAt }),
      url,
      licence,
    })),
  }
}

import type { AnswerSource } from '@smart-farming/contracts/chat'
import type { ToolContext } from '../tool.ts'
import type { FarmPorts, JudgedFarmWeather } from './farm-weather.ts'

/** What is worked out of a farm's soil, of the disease of its crop, or of the warmth of its season. */
export type GrowingKind = 'water' | 'disease_' | 'degree_days' | 'chill'

/** What the findings of a kind say; undefined where there are none, as for made-up weather. */
export async function growingTold(
  { weather, words }: FarmPorts,
  { asker }: Pick<ToolContext, 'asker'>,
  { place: { latDeg: lat, lonDeg: lon }, own, evidence }: JudgedFarmWeather,
  kind: GrowingKind,
): Promise<{ told: readonly string[]; sources: readonly AnswerSource[] } | undefined> {
  const { findings } = await weather.growing({ lat, lon }, asker, own).catch(() => ({ findings: [] }))
  const finding = findings.find(({ id }) => id.startsWith(kind))
  if (finding === undefined) return undefined
  const { source: say } = words.chat.farm
  return {
    told: [[...(kind !== 'water' ? [`${finding.title}:`] : []), ...finding.told].join(' ')],
    sources: finding.sources.map(({ name, url, licence, fetchedAt }) => ({
      name,
      series: say.series({ place: evidence.place }),
      date: fetchedAt.slice(0, 7),
      unit: say.fetched({ at: fetchedAt }),
      url,
      licence,
    })),
  }
}

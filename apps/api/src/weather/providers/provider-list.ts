import { metNorway } from './met-norway/met-norway.ts'
import { openMeteo } from './open-meteo.ts'
import { openWeather } from './open-weather.ts'
import { sampleProvider } from './sample.ts'

/** All weather providers, in default order. Add new ones here. */
export const providerList = [openWeather, openMeteo, metNorway, sampleProvider] as const

/** Maximum calls per UTC day by provider id, for providers that have a limit. */
export function dailyBudgets(settings: AllSettings): ReadonlyMap<string, number> {
  return new Map<string, number>(
    providerList.flatMap(({ info, callsADay: most }) => {
      const calls = most(settings)
      return calls === undefined ? [] : [[info.id, calls] as const]
    }),
  )
}

type ToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type AllSettings = ToIntersection<Parameters<(typeof providerList)[number]['callsADay']>[0]>

export type ProviderId = (typeof providerList)[number]['info']['id']

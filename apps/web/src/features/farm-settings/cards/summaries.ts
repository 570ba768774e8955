import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import { RAIN_FREE_HOURS } from '@smart-farming/weather-core/work/limits/spray-limits'
import { capitalise } from '@smart-farming/words/format/names/capital'
import { lazyWords } from '../../../words.ts'

const joined = (...parts: readonly string[]): string => parts.join(' · ')

/** "Arable, dairy · Light or medium soil" */
export function workSummary({ enterprises = [], soil = 'light' }: FarmSettings): string {
  const words = lazyWords.farmSettings
  const kinds = enterprises.map((each) => words.enterprises[each].toLowerCase()).join(', ')
  return joined(capitalise(lazyWords.tag, kinds) || words.enterprises.unsaid, words.soil.said[soil])
}

/** "°C · km/h · mm" */
export function unitsSummary(units: DisplayUnits): string {
  const { temperature, wind, rain } = lazyWords.farmSettings
  return joined(temperature[units.temperature], wind[units.wind], rain[units.rain])
}

/** "2 of my own · Not given: 6 dry hours" */
export function limitsSummary({ limits, sprayGroup }: FarmSettings): string {
  const words = lazyWords.farmSettings
  const count = Object.values(limits ?? {}).flatMap((set = {}) => Object.keys(set)).length
  const spraying =
    sprayGroup &&
    words.spraying.group({ name: words.spraying.names[sprayGroup], hours: RAIN_FREE_HOURS[sprayGroup][1] })
  return joined(
    count > 0 ? words.limits.own({ count }) : words.limits.unsaid,
    ...(spraying ? [spraying] : []),
  )
}

/** The crop chosen for frost alerts. */
export const cropSummary = ({ crop }: FarmSettings): string =>
  crop ? lazyWords.farmCrops[crop.name] : lazyWords.farmSettings.crops.unsaid

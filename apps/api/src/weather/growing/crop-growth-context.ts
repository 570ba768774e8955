import type { FarmSettings } from '@smart-farming/contracts/farm-settings'
import type { Source } from '@smart-farming/contracts/weather'
import { type DisplayUnits, displayUnits } from '@smart-farming/weather-core/display-units'
import type { OutlookFarm } from '@smart-farming/weather-core/outlook/outlook'
import { stepEnd, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { PlaceOnMap } from '@smart-farming/weather-core/sun/daylight'
import { localDay } from '@smart-farming/weather-core/zone'
import type { ServerMessages } from '@smart-farming/words/catalogues'
import { formatRain, formatRainValue, formatWithUnit } from '@smart-farming/words/format/weather/figures'
import type { ForecastAnswer } from '../answers/forecast-answer.ts'
import type { RecentWeather } from '../history/recent-weather.ts'
import type { SeasonHistory } from '../history/season-history.ts'

export type CropGrowthFarm = OutlookFarm & Pick<FarmSettings, 'since'>

export interface CropGrowthContext extends RecentWeather, SeasonHistory {
  words: ServerMessages['weather']
  farm: CropGrowthFarm
  units: DisplayUnits
  place: PlaceOnMap
  /** Local date on which the forecast begins. */
  today: string
  /** From now on, at the provider's finest resolution. */
  hours: ForecastAnswer['hours']
  /** Past steps, oldest first: two weeks if available, otherwise the past part of the forecast. */
  elapsed: readonly WeatherStep[]
  source: Source
}

/** Combines the data for a farm's growth findings. */
export function createCropGrowthContext(
  words: ServerMessages['weather'],
  { hours, past, elevationM, city, source }: Omit<ForecastAnswer, 'list'>,
  farm: CropGrowthFarm,
  known: RecentWeather,
  season: SeasonHistory,
): CropGrowthContext {
  const { coord, zone, timezone } = city
  const place = { latDeg: coord.lat, lonDeg: coord.lon, zone, offsetSeconds: timezone, elevationM }
  const beginDt = hours[0]?.dt ?? 0
  // Each hour comes from one source: the forecast's own past, and the two weeks of history before
  // it.
  const near = (past?.hours ?? known.past?.hours ?? []).filter((step) => stepEnd(step) <= beginDt)
  const nearDt = near[0]?.dt ?? beginDt
  const elapsed = [...(season.lately?.hours ?? []).filter((step) => stepEnd(step) <= nearDt), ...near]
  const today = localDay(place, beginDt)
  const units = displayUnits(farm.units)
  return { words, farm, units, place, today, hours, elapsed, source, ...known, ...season }
}

/** Formats an amount of water in the farmer's unit. Amounts within 0.05 mm of 0 are shown as 0. */
export const formatWater = ({ words, units }: CropGrowthContext, mm: number): string =>
  formatRain(words.figures, Math.abs(mm) < 0.05 ? 0 : mm, units)

/** Formats a range of water, or a single value if both ends look equal. */
export function formatWaterRange(
  a: CropGrowthContext,
  { least, most }: { least: number; most: number },
): string {
  const { figures, growing } = a.words
  const { rain } = a.units
  const [from, to] = [least, most].map((mm) => formatRainValue(figures, Math.abs(mm) < 0.05 ? 0 : mm, rain))
  if (from === undefined || to === undefined || from === to) return formatWater(a, least)
  const figure = growing.water.range({ least: from, most: to })
  return formatWithUnit(figures, figure, rain)
}

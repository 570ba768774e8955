import { formatNumber } from '@smart-farming/words/format/number'
import { lazyWords, words } from '../../../words.ts'
import type { MeteogramTexts } from './meteogram.tsx'
import type { ChartSeries, Reading } from './series.ts'

export const knownValues = (readings: readonly Reading[]): number[] =>
  readings.flatMap(({ value }) => (value === undefined ? [] : [value]))

/** Text alternatives for a chart: each series' range, and whether values are missing. */
export function describeSeries(
  { temperature, rain, wind, gusts }: ChartSeries,
  unit: { readonly temperature: string; readonly rain: string; readonly wind: string },
): MeteogramTexts {
  const { shown } = lazyWords.weatherChart
  return {
    temperature: shown.temperature({ range: range(temperature, unit.temperature) }),
    rain: shown.rain({ range: range(rain, shown.inThreeHours({ unit: unit.rain })) }),
    wind: shown.wind({ range: range(wind, unit.wind), gusts: range(gusts, unit.wind) }),
  }
}

/** "from −3 to 12", and whether some or all values are missing. */
function range(readings: readonly Reading[], unit: string): string {
  const { shown } = lazyWords.weatherChart
  const values = knownValues(readings)
  if (values.length === 0) return shown.unknown
  const say = values.length === readings.length ? shown.range : shown.partRange
  return say({
    least: formatNumber(words.tag, Math.min(...values), 1),
    most: formatNumber(words.tag, Math.max(...values), 1),
    unit,
  })
}

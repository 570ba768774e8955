import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { measured } from '@smart-farming/words/format/weather/figures'
import { weekdayTime } from '../../../place-time.ts'
import { partWords, words } from '../../../words.ts'
import { wholeDegrees } from '../degrees.ts'
import { rainFigures } from '../steps/rain-figures.ts'
import { windFigures } from '../steps/wind-figures.ts'

/** A step of the forecast on one line: 'Mon 12:00: 22 °C, light rain, 0.4 mm (20% chance), wind 14 km/h SW'. */
export function sayStep(entry: ForecastEntry, zone: PlaceZone, units: DisplayUnits): string {
  const { amount, chance } = rainFigures(entry, units)
  const { speed, from } = windFigures(entry, units)
  const { compass } = partWords.steps
  return partWords.weatherChart.step({
    time: weekdayTime(zone, entry.dt, 'short'),
    temperature: measured(words.figures, wholeDegrees(entry.main.temp, units.temperature), units.temperature),
    sky: words.weather.sky({ sky: entry.weather[0].description }),
    rain: amount,
    chance,
    wind: speed && measured(words.figures, speed, units.wind),
    from: from && compass[from].short,
  })
}

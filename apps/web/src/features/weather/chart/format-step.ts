import type { ForecastEntry } from '@smart-farming/contracts/weather'
import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import { formatWithUnit } from '@smart-farming/words/format/weather/figures'
import { weekdayTime } from '../../../place-time.ts'
import { lazyWords, words } from '../../../words.ts'
import { formatWholeDegrees } from '../degrees.ts'
import { rainTexts } from '../steps/rain-texts.ts'
import { windTexts } from '../steps/wind-texts.ts'

/**
 * Formats a forecast step on one line, such as "Mon 12:00: 22 °C, light rain, 0.4 mm (20% chance),
 * wind 14 km/h SW".
 */
export function formatStep(entry: ForecastEntry, zone: PlaceZone, units: DisplayUnits): string {
  const { amount, chance } = rainTexts(entry, units)
  const { speed, from } = windTexts(entry, units)
  const { compass } = lazyWords.steps
  return lazyWords.weatherChart.step({
    time: weekdayTime(zone, entry.dt, 'short'),
    temperature: formatWithUnit(
      words.figures,
      formatWholeDegrees(entry.main.temp, units.temperature),
      units.temperature,
    ),
    sky: words.weather.sky({ sky: entry.weather[0].description }),
    rain: amount,
    chance,
    wind: speed && formatWithUnit(words.figures, speed, units.wind),
    from: from && compass[from].short,
  })
}

import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import {
  celsiusToFahrenheit,
  fahrenheitToCelsius,
  inchesToMm,
  kmhToKnots,
  kmhToMph,
  kmhToMs,
  knotsToKmh,
  mmToInches,
  mphToKmh,
  msToKmh,
} from '@smart-farming/weather-core/unit-conversion'
import type { LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import { formatInputNumber } from '@smart-farming/words/format/figures/typed-number'
import { lazyWords } from '../../../words.ts'

interface Shown {
  /** The unit's key in the word catalogue. */
  in: keyof typeof lazyWords.farmSettings.limits.units
  decimals: 0 | 1 | 2
  show: (value: number) => number
  read: (shown: number) => number
}

const same = (value: number) => value
const asItIs = (unit: Shown['in']): Shown => ({ in: unit, decimals: 1, show: same, read: same })

const WIND: Readonly<Record<DisplayUnits['wind'], Shown>> = {
  'km/h': asItIs('km/h'),
  'm/s': { in: 'm/s', decimals: 1, show: kmhToMs, read: msToKmh },
  mph: { in: 'mph', decimals: 1, show: kmhToMph, read: mphToKmh },
  knots: { in: 'knots', decimals: 1, show: kmhToKnots, read: knotsToKmh },
}

/** Converts between a limit's unit and the farmer's units. */
function shownAs(unit: LimitUnit, { temperature, wind, rain }: DisplayUnits): Shown {
  switch (unit) {
    case 'C':
      return temperature === 'C'
        ? asItIs('C')
        : { in: 'F', decimals: 1, show: celsiusToFahrenheit, read: fahrenheitToCelsius }
    case 'C_difference':
      return temperature === 'C'
        ? asItIs('C')
        : { in: 'F', decimals: 1, show: (value) => value * 1.8, read: (shown) => shown / 1.8 }
    case 'km/h':
      return WIND[wind]
    case 'mm':
      return rain === 'mm' ? asItIs('mm') : { in: 'in', decimals: 2, show: mmToInches, read: inchesToMm }
    case 'share':
      return { in: 'percent', decimals: 0, show: (value) => value * 100, read: (shown) => shown / 100 }
    case '%':
      return asItIs('percent')
    case 'h':
      return asItIs('hours')
    case 'thi':
      return asItIs('thi')
  }
}

/** Unit label after the input, such as 'km/h', '°F', '%' or 'hours'. */
export const limitUnitLabel = (unit: LimitUnit, units: DisplayUnits): string =>
  lazyWords.farmSettings.limits.units[shownAs(unit, units).in]

/** Formats a limit for its input, in the farmer's unit, without trailing zeros. */
export function formatLimit(value: number, unit: LimitUnit, units: DisplayUnits): string {
  const { decimals, show } = shownAs(unit, units)
  return formatInputNumber(lazyWords.tag, show(value), decimals)
}

/**
 * Parses an input to the limit's own unit; undefined if the text is not a number. Accepts a decimal
 * comma. Unchanged text returns exactly the saved value: 20 km/h shown as 12.4 mph must not become
 * 19.96 km/h.
 */
export function parseLimit(
  text: string,
  unit: LimitUnit,
  units: DisplayUnits,
  kept: number | undefined,
): number | undefined {
  const plain = text.trim().replace('\u2212', '-').replace(',', '.')
  if (kept !== undefined && plain === formatLimit(kept, unit, units)) return kept
  return /^[+-]?(\d{1,4}(\.\d*)?|\.\d+)$/.test(plain) ? shownAs(unit, units).read(Number(plain)) : undefined
}

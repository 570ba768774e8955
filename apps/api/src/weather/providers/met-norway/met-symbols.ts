import type { CodeTable } from '../../steps/fold-hours.ts'
import { isTooWarmForSnow } from '../../steps/precipitation.ts'
import type { Condition } from '../../steps/step.ts'

/**
 * MET Norway's symbol codes: a base such as `lightrainshowersandthunder`, with an optional `_day`,
 * `_night` or `_polartwilight`. Two bases are published with a doubled s (`lightssleet…`,
 * `lightssnow…`).
 */
const wet = /^(light|heavy)?s?(rain|sleet|snow)(showers)?(andthunder)?$/

const dry: Readonly<Record<string, Condition>> = {
  clearsky: { glyph: '01', main: 'Clear', description: 'clear sky' },
  fair: { glyph: '02', main: 'Clouds', description: 'fair' },
  partlycloudy: { glyph: '03', main: 'Clouds', description: 'partly cloudy' },
  cloudy: { glyph: '04', main: 'Clouds', description: 'cloudy' },
  fog: { glyph: '50', main: 'Fog', description: 'fog' },
}
const dryOrder = ['clearsky', 'fair', 'partlycloudy', 'cloudy', 'fog']

interface Wet {
  strength: number
  kind: 'rain' | 'sleet' | 'snow'
  showers: boolean
  thunder: boolean
}

/** The precipitation that a symbol stands for; undefined if dry or unknown. */
export function precipitationKind(symbol: string): Wet['kind'] | undefined {
  return parse(symbol)?.kind
}

/** Replaces snow and sleet with rain when the air is too warm for them. */
export const toPlausibleSymbol = (symbol: string, tempC: number | undefined): string =>
  isTooWarmForSnow(tempC) ? symbol.replace(/s?(sleet|snow)/, 'rain') : symbol

/** Whether it is day, if the symbol says so. Polar twilight counts as day. */
export function isDaySymbol(symbol: string): boolean | undefined {
  const [, variant] = symbol.split('_')
  return variant === undefined ? undefined : variant !== 'night'
}

export const metSymbols: CodeTable<string> = {
  severity(symbol) {
    const falling = parse(symbol)
    if (falling === undefined) return dryOrder.indexOf(base(symbol))
    const kind = { rain: 0, sleet: 1, snow: 1 }[falling.kind]
    return 10 + falling.strength * 2 + kind + (falling.thunder ? 10 : 0)
  },
  condition(symbol) {
    const falling = parse(symbol)
    return falling === undefined ? dry[base(symbol)] : wetCondition(falling)
  },
  wmo(symbol) {
    const falling = parse(symbol)
    return falling === undefined ? dryCodes[base(symbol)] : wetCode(falling)
  },
}

const dryCodes: Readonly<Record<string, number>> = {
  clearsky: 0,
  fair: 1,
  partlycloudy: 2,
  cloudy: 3,
  fog: 45,
}

/**
 * WMO codes for light, moderate and heavy precipitation, first steady, then as showers. WMO has
 * only two intensities for sleet and for snow showers.
 */
const wetCodes = {
  rain: [
    [61, 63, 65],
    [80, 81, 82],
  ],
  sleet: [
    [68, 69, 69],
    [83, 84, 84],
  ],
  snow: [
    [71, 73, 75],
    [85, 86, 86],
  ],
} as const

const wetCode = ({ strength, kind, showers, thunder }: Wet): number | undefined =>
  thunder ? 95 : wetCodes[kind][showers ? 1 : 0][strength - 1]

function wetCondition({ strength, kind, showers, thunder }: Wet): Condition {
  const words = [['light', '', 'heavy'][strength - 1], kind, showers && 'showers', thunder && 'and thunder']
  const description = words.filter((word) => word !== '' && word !== false).join(' ')
  if (thunder) return { glyph: '11', main: 'Thunderstorm', description }
  if (kind !== 'rain') return { glyph: '13', main: 'Snow', description }
  return { glyph: showers ? '09' : '10', main: 'Rain', description }
}

function parse(symbol: string): Wet | undefined {
  const match = wet.exec(base(symbol))
  if (match === null) return undefined
  const [, strength, kind, showers, thunder] = match
  return {
    strength: strength === 'light' ? 1 : strength === 'heavy' ? 3 : 2,
    kind: kind as Wet['kind'],
    showers: showers !== undefined,
    thunder: thunder !== undefined,
  }
}

const base = (symbol: string) => symbol.split('_', 1)[0] ?? ''

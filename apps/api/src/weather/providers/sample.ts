import type { ServerMessages } from '@smart-farming/words/catalogues'
import { zoneWithOffset } from '../../timing/place-zone.ts'
import type { Point } from '../grid.ts'
import { isSunUp } from '../steps/daylight.ts'
import { type HourStep, listEndDt, splitHours } from '../steps/hour-step.ts'
import { longStep } from '../steps/hour-steps.ts'
import { type Condition, type Step, toForecastEntry } from '../steps/step.ts'
import { openWeatherCode } from './open-weather-codes.ts'
import {
  type CurrentReading,
  defineProvider,
  type FindCountry,
  type ForecastReading,
  type ProviderInfo,
  unknownCountry,
  type WeatherProvider,
} from './provider.ts'

const STEP = 10_800
const STEPS = 40
const HOUR = 3600
const PAST_HOURS = 48

const sky: readonly Condition[] = [
  { glyph: '01', id: 800, main: 'Clear', description: 'clear sky' },
  { glyph: '02', id: 801, main: 'Clouds', description: 'few clouds' },
  { glyph: '03', id: 802, main: 'Clouds', description: 'scattered clouds' },
  { glyph: '04', id: 804, main: 'Clouds', description: 'overcast clouds' },
]
const rain: Condition = { glyph: '10', id: 500, main: 'Rain', description: 'light rain' }
const snow: Condition = { glyph: '13', id: 600, main: 'Snow', description: 'light snow' }

const info = {
  id: 'sample',
  url: '',
  sample: true,
} as const

interface SampleParts {
  words: { weather: Pick<ServerMessages['weather'], 'sample'> }
  countryAt?: FindCountry | undefined
  now: () => number
}

/**
 * Invented weather for trying the product without a network. It is plausible for the latitude and
 * the season, and always the same for a place and time. Never fails.
 */
export class SampleProvider implements WeatherProvider {
  readonly info: ProviderInfo
  readonly #countryAt: FindCountry
  readonly #now: () => number

  /** @param options.now current time, in Unix ms */
  constructor({ now, words, countryAt = unknownCountry }: SampleParts) {
    this.info = { ...info, ...words.weather.sample }
    this.#countryAt = countryAt
    this.#now = now
  }

  async forecast(at: Point): Promise<ForecastReading> {
    const first = Math.floor(this.#now() / 1000 / STEP) * STEP
    const list = Array.from({ length: STEPS }, (_, index) =>
      toForecastEntry(sampleStep(at, first + index * STEP)),
    )
    const from = first - PAST_HOURS * HOUR
    const steps = Array.from({ length: PAST_HOURS + (STEPS * STEP) / HOUR }, (_, index) =>
      sampleHour(at, from + index * HOUR),
    )
    const { past, hours } = splitHours(steps, this.#now(), listEndDt(list))
    const city = { coord: at, ...zoneWithOffset({ ...at, country: await this.#countryAt(at) }, first) }
    return { forecast: { list, hours, past: { sourceId: this.info.id, hours: past }, city } }
  }

  async current(at: Point): Promise<CurrentReading> {
    const now = Math.floor(this.#now() / 1000)
    const { fallen: _fallen, chance: _chance, ...step } = sampleStep(at, now)
    const { timezone } = zoneWithOffset({ ...at, country: await this.#countryAt(at) }, now)
    return { current: { ...toForecastEntry(step), coord: at, timezone } }
  }

  async close(): Promise<void> {}
}

/** Used in production only if it is configured. */
export const sampleProvider = defineProvider({
  info,
  settings: {},
  isUsual: (_settings, production) => !production,
  callsADay: () => undefined,
  make: (_settings, parts) => () => new SampleProvider(parts),
})

/** Waves for a place and time (Unix seconds), from which all values are derived. */
function wavesAt(at: Point, time: number) {
  const hours = time / 3600
  const sunHour = hours + at.lon / 15
  const afternoon = Math.cos(((sunHour - 14) / 24) * 2 * Math.PI)
  // Warmest about 200 days into the year in the north, and half a year later in the south.
  const summer = Math.cos(((hours / 24 - 200) / 365.25) * 2 * Math.PI) * Math.sign(at.lat || 1)
  const steepness = Math.abs(at.lat) / 90
  // The sum of two slow waves simulates passing fronts and does not repeat.
  const front = (Math.sin(hours / 19 + at.lat * 5 + at.lon * 2) + Math.sin(hours / 31 + at.lon * 3)) / 2
  const tempC = 27 - steepness * 32 + summer * steepness * 26 + afternoon * 4.5 - front * 2
  return { sunHour, afternoon, front, tempC }
}

function sampleHour(at: Point, time: number): HourStep {
  const step = sampleStep(at, time, HOUR)
  const fallen = step.fallen && { rainMm: step.fallen.rainMm / 3, snowMm: step.fallen.snowMm / 3 }
  const code = openWeatherCode(step.condition?.id)
  return { ...longStep({ ...step, fallen }, 1, code), snowDepthM: 0 }
}

function sampleStep(at: Point, time: number, seconds = STEP): Step {
  const { sunHour, afternoon, front, tempC } = wavesAt(at, time)
  const within = Array.from(
    { length: seconds / HOUR + 1 },
    (_, hour) => wavesAt(at, time + hour * HOUR).tempC,
  )
  const fallen = front > 0.45 ? tenth((front - 0.45) * 9) : 0
  const isSnow = tempC < 0.5
  const humidity = Math.round(clamp(66 - afternoon * 18 + front * 18, 25, 99))
  const windMs = tenth(2.6 + Math.max(0, afternoon) * 1.8 + Math.abs(front) * 4)
  return {
    at: time,
    tempC: tenth(tempC),
    minC: tenth(Math.min(...within)),
    maxC: tenth(Math.max(...within)),
    dewPointC: tenth(tempC - (100 - humidity) / 5),
    humidity,
    pressureHpa: Math.round(1015 - front * 12),
    cloud: Math.round(clamp(48 + front * 60, 0, 100)),
    windMs,
    windFrom: Math.round((((sunHour * 4 + front * 60) % 360) + 360) % 360),
    gustMs: tenth(windMs * 1.6),
    chance: Math.round(clamp(0.12 + front, 0, 1) * 100) / 100,
    fallen: isSnow ? { rainMm: 0, snowMm: fallen } : { rainMm: fallen, snowMm: 0 },
    condition: fallen > 0 ? (isSnow ? snow : rain) : sky[Math.floor(clamp((front + 0.6) * 3.2, 0, 3))],
    isDay: isSunUp(at, time),
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10 + 0
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

import { elevationBetween } from '@smart-farming/weather-core/air/pressure'
import * as z from 'zod'
import { zoneWithOffset } from '../../timing/place-zone.ts'
import { BoundedGet } from '../../upstream/bounded-get.ts'
import { UpstreamFailure } from '../../upstream/failure.ts'
import { dailyCalls, openWeatherAccount } from '../../upstream/service-settings.ts'
import type { Point } from '../grid.ts'
import { dedupeByTime } from '../steps/dedupe-by-time.ts'
import { type HourStep, listEndDt, splitHours } from '../steps/hour-step.ts'
import { longStep } from '../steps/hour-steps.ts'
import {
  celsius,
  compassDegrees,
  groundHectopascal,
  hectopascal,
  humidityPercent,
  inPhysicalRange,
  metresPerSecond,
  millimetres,
  percent,
  unixSeconds,
} from '../steps/lenient.ts'
import { isTooWarmForSnow, type Precipitation, toPlausiblePrecipitation } from '../steps/precipitation.ts'
import { type Condition, type Glyph, omitUndefined, type Step, toForecastEntry } from '../steps/step.ts'
import { upcomingSteps } from '../steps/upcoming-steps.ts'
import { openWeatherCode } from './open-weather-codes.ts'
import {
  type CurrentReading,
  defineProvider,
  type FindCountry,
  type ForecastReading,
  MAX_CALL_MS,
  type ProviderInfo,
  unknownCountry,
  type WeatherProvider,
} from './provider.ts'

const slot = z.object({
  dt: unixSeconds,
  main: z.object({
    temp: celsius,
    feels_like: celsius,
    temp_min: celsius,
    temp_max: celsius,
    pressure: hectopascal,
    sea_level: hectopascal,
    grnd_level: groundHectopascal,
    humidity: humidityPercent,
  }),
  weather: z
    .array(
      z.object({
        id: z.number().optional().catch(undefined),
        main: z.string().optional().catch(undefined),
        description: z.string(),
        icon: z.string().regex(/^(01|02|03|04|09|10|11|13|50)[dn]$/),
      }),
    )
    .catch([]),
  clouds: z.object({ all: percent }).optional().catch(undefined),
  wind: z
    .object({ speed: metresPerSecond, deg: compassDegrees, gust: metresPerSecond })
    .optional()
    .catch(undefined),
  visibility: inPhysicalRange(0, 100_000),
  pop: inPhysicalRange(0, 1),
  rain: z.object({ '3h': millimetres }).optional().catch({}),
  snow: z.object({ '3h': millimetres }).optional().catch({}),
  sys: z
    .object({ pod: z.enum(['d', 'n']).optional().catch(undefined) })
    .optional()
    .catch(undefined),
})

/** The requested point, or the nearest town. */
const coord = z.object({ lat: z.number(), lon: z.number() }).optional().catch(undefined)

// Invalid slots are dropped. An answer without a list is invalid.
const forecastAnswer = z.object({
  list: z.array(slot.nullable().catch(null)),
  city: z.object({
    coord,
    name: z.string().optional().catch(undefined),
    country: z.string().optional().catch(undefined),
    timezone: z.number().int(),
    sunrise: unixSeconds.optional().catch(undefined),
    sunset: unixSeconds.optional().catch(undefined),
  }),
})

const currentAnswer = slot.extend({
  coord,
  timezone: z.number().int(),
  name: z.string().optional().catch(undefined),
})

/**
 * Minimum number of steps in an answer: four days and the current step. A complete answer has 40.
 */
const MIN_STEPS = 33
/** An answer for a point farther away than this, in km, is for another place. */
const FAR_KM = 100
/** Length of one degree along a great circle, in km. */
const KM_PER_DEGREE = 111

interface Options {
  baseUrl: string
  key: string
  countryAt?: FindCountry | undefined
  /** Current time, in Unix ms. */
  now: () => number
}

const info = {
  id: 'openweather',
  name: 'OpenWeather',
  url: 'https://openweathermap.org/',
  attribution: 'Weather data provided by OpenWeather',
  licence: 'OpenWeather terms (credit required)',
} as const

/** OpenWeather's free endpoints: 5 days in 3-hour slots, and the current weather. Needs a key. */
export class OpenWeather implements WeatherProvider {
  readonly info: ProviderInfo = info
  readonly #service: BoundedGet
  readonly #key: string
  readonly #countryAt: FindCountry
  readonly #now: () => number

  constructor({ baseUrl, key, countryAt = unknownCountry, now }: Options) {
    this.#service = new BoundedGet(this.info.id, baseUrl)
    this.#key = key
    this.#countryAt = countryAt
    this.#now = now
  }

  async forecast(at: Point, signal: AbortSignal): Promise<ForecastReading> {
    const { list, city } = await this.#ask(forecastAnswer, '/data/2.5/forecast', at, signal)
    this.#refuseOtherPlace(at, city.coord)
    const slots = dedupeByTime(
      list.filter((each) => each !== null),
      ({ dt }) => dt,
    )
    const steps = slots.flatMap((each) => toStep(each, 'list') ?? [])
    if (steps.length === 0) throw new UpstreamFailure(this.info.id, 'malformed', 'no usable slot')
    const entries = upcomingSteps(steps, (step) => step.at, this.#now()).map(toForecastEntry)
    if (entries.length === 0) throw new UpstreamFailure(this.info.id, 'no_data', 'no slot ahead')
    if (entries.length < MIN_STEPS)
      throw new UpstreamFailure(this.info.id, 'malformed', `only ${entries.length} steps ahead`)
    const long = slots.flatMap((each) => toHourStep(each) ?? [])
    const { hours } = splitHours(long, this.#now(), listEndDt(entries))
    const { coord: _coord, name, country, timezone: offsetSeconds, ...times } = city
    const clock = { ...at, country: country || (await this.#countryAt(at)), offsetSeconds }
    return {
      forecast: {
        list: entries,
        hours,
        ...omitUndefined({ elevationM: elevationOf(slots) }),
        city: {
          coord: at,
          ...zoneWithOffset(clock, this.#now() / 1000),
          ...omitUndefined({ name: name || undefined, country: country || undefined, ...times }),
        },
      },
    }
  }

  async current(at: Point, signal: AbortSignal): Promise<CurrentReading> {
    const answer = await this.#ask(currentAnswer, '/data/2.5/weather', at, signal)
    this.#refuseOtherPlace(at, answer.coord)
    const step = toStep(answer, 'now')
    if (step === undefined) throw new UpstreamFailure(this.info.id, 'malformed', 'no temperature')
    const name = answer.name || undefined
    return {
      current: { ...toForecastEntry(step), coord: at, timezone: answer.timezone, ...omitUndefined({ name }) },
    }
  }

  close(): Promise<void> {
    return this.#service.close()
  }

  #refuseOtherPlace(asked: Point, answered: Point | undefined): void {
    if (answered === undefined) return
    const east = ((((answered.lon - asked.lon) % 360) + 540) % 360) - 180
    const degrees = Math.hypot(answered.lat - asked.lat, east * Math.cos((asked.lat * Math.PI) / 180))
    if (degrees * KM_PER_DEGREE > FAR_KM)
      throw new UpstreamFailure(this.info.id, 'malformed', 'the answer is for another place')
  }

  async #ask<S extends z.ZodType>(
    schema: S,
    path: string,
    at: Point,
    signal: AbortSignal,
  ): Promise<z.output<S>> {
    const query = { lat: at.lat, lon: at.lon, units: 'metric', appid: this.#key }
    return this.#service.decode(
      schema,
      await this.#service.get(path, { query, signal, deadlineMs: MAX_CALL_MS }),
    )
  }
}

export const openWeather = defineProvider({
  info,
  settings: {
    ...openWeatherAccount,
    OPENWEATHER_CALLS_PER_DAY: dailyCalls.default(30_000),
  },
  isUsual: ({ OPENWEATHER_API_KEY: key }) => key !== undefined,
  callsADay: ({ OPENWEATHER_CALLS_PER_DAY: calls }) => calls,
  make: ({ OPENWEATHER_API_KEY: key, OPENWEATHER_BASE_URL: baseUrl }, { now, countryAt }) =>
    key === undefined ? undefined : () => new OpenWeather({ baseUrl, key, countryAt, now }),
})

/** OpenWeather's current weather has no 3-hour amounts. */
function toStep(given: z.output<typeof slot>, kind: 'list' | 'now'): Step | undefined {
  const each = believedSlot(given)
  const { main, wind } = each
  if (main.temp === undefined) return undefined
  const [condition] = each.weather
  return {
    at: each.dt,
    tempC: main.temp,
    feelsLikeC: main.feels_like,
    minC: main.temp_min,
    maxC: main.temp_max,
    pressureHpa: main.pressure,
    humidity: main.humidity,
    cloud: each.clouds?.all,
    windMs: wind?.speed,
    windFrom: wind?.deg,
    gustMs: wind?.gust,
    visibilityM: each.visibility,
    chance: each.pop,
    fallen: kind === 'list' ? toFallen(given) : undefined,
    condition: condition && toCondition(condition),
    isDay: (condition?.icon.at(-1) ?? each.sys?.pod) !== 'n',
  }
}

/** Turns snow and ice into rain if it is too warm for them. */
function believedSlot(given: z.output<typeof slot>): z.output<typeof slot> {
  const [condition] = given.weather
  const icon = condition?.icon
  if (icon?.slice(0, 2) !== SNOWING || !isTooWarmForSnow(given.main.temp)) return given
  const rain = { id: 500, main: 'Rain', description: 'rain', icon: `10${icon.slice(2)}` }
  return { ...given, weather: [rain] }
}

/** OpenWeather's finest steps are 3 hours. */
function toHourStep(each: z.output<typeof slot>): HourStep | undefined {
  const step = toStep(each, 'list')
  return step && longStep(step, 3, openWeatherCode(step.condition?.id))
}

/**
 * Ground elevation in metres, from the pressures at ground and sea level. The pressures are whole
 * hPa, and each hPa is about 9 m, so all slots are averaged. Undefined if no slot has both
 * pressures.
 */
function elevationOf(slots: readonly z.output<typeof slot>[]): number | undefined {
  const heights = slots.flatMap(({ main }) => {
    const { sea_level: sea, grnd_level: ground } = main
    return sea === undefined || ground === undefined ? [] : [elevationBetween(ground, sea)]
  })
  if (heights.length === 0) return undefined
  return Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length)
}

/**
 * OpenWeather omits `rain` and `snow` from a dry slot, so absence means zero and `rain: {}` means a
 * missing amount. Absence is trusted only if the weather condition agrees. A rainy slot without an
 * amount, or a slot without a condition, is unknown.
 */
function toFallen({
  main,
  rain,
  snow,
  weather: [condition],
}: z.output<typeof slot>): Precipitation | undefined {
  const glyph = condition?.icon.slice(0, 2)
  if (glyph === undefined) return undefined
  const isHidden = (RAINING.has(glyph) && !rain) || (glyph === SNOWING && !rain && !snow)
  const [rainMm, snowMm] = [rain ?? NOT_ANY, snow ?? NOT_ANY].map((part) => part['3h'])
  return isHidden || rainMm === undefined || snowMm === undefined
    ? undefined
    : toPlausiblePrecipitation({ rainMm, snowMm }, main.temp)
}

const NOT_ANY = { '3h': 0 }
const RAINING: ReadonlySet<string> = new Set(['09', '10', '11'])
const SNOWING = '13'

function toCondition({ icon, description, ...rest }: z.output<typeof slot>['weather'][number]): Condition {
  return { glyph: icon.slice(0, 2) as Glyph, description, ...omitUndefined(rest) }
}

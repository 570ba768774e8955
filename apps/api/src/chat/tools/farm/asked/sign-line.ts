import { coldestAir } from '@smart-farming/weather-core/steps/coldest-air'
import { fallName } from '@smart-farming/weather-core/steps/fall-name'
import { signsOf } from '@smart-farming/weather-core/steps/signs'
import { stepInterval, type WeatherStep } from '@smart-farming/weather-core/steps/weather-step'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import { rainTotal } from '@smart-farming/weather-core/water/rain'
import { localDay } from '@smart-farming/weather-core/zone'
import { capital } from '@smart-farming/words/format/names/capital'
import { sayPercent, sayRain, sayShare } from '@smart-farming/words/format/weather/figures'
import { sayStretch } from '@smart-farming/words/say/stretch'
import { covered, isOfDays, sayWhen, stepsIn, type ToldWeather, type Words } from './span.ts'

/** What is there in some hours and not in others. */
export type Sign = 'rain' | 'fog' | 'thunder' | 'hail' | 'snow' | 'damp' | 'frost'

/** Less falls as dew. */
const RAIN_MM = 0.1
/** From so high a chance on a dry forecast is a doubtful one. */
const LIKELY = 0.4
/** Leaves stay wet, and fungi grow, from about this humidity on: the Hutton criteria's. */
const DAMP_PCT = 90
const FOG: ReadonlySet<number> = new Set([45, 48])

/** Whether the air is at or below freezing in a step. */
function belowFreezing(step: WeatherStep): boolean | undefined {
  const { airC } = coldestAir(step)
  return airC === undefined ? undefined : airC <= 0
}

const found: Readonly<Record<Sign, (step: WeatherStep) => boolean | undefined>> = {
  rain: ({ rainMm }) => (rainMm === undefined ? undefined : rainMm >= RAIN_MM),
  fog: ({ weatherCode }) => (weatherCode === undefined ? undefined : FOG.has(weatherCode)),
  thunder: ({ weatherCode }) => signsOf(weatherCode).thunder,
  hail: ({ weatherCode }) => signsOf(weatherCode).hail,
  snow: ({ snowMm }) => (snowMm === undefined ? undefined : snowMm >= RAIN_MM),
  frost: (step) => belowFreezing(step),
  damp: ({ humidityPct }) => (humidityPct === undefined ? undefined : humidityPct >= DAMP_PCT),
}

/** More would be no answer but the forecast itself. */
const MOST_STRETCHES = 4

/** Whether a stretch of time has it, and in which hours; what is missing is said, and never stands for nothing. */
export function signLine(words: Words, sign: Sign, farm: ToldWeather, span: Interval): string {
  const { asked } = words.chat.farm
  const { subjects } = asked
  const steps = stepsIn(farm.steps, span)
  const about =
    sign === 'damp'
      ? `${subjects.humidity} ≥ ${sayPercent(words.weather.figures, DAMP_PCT)}`
      : sign === 'rain'
        ? fallSubject(words, steps)
        : subjects[sign]
  const isLong = isOfDays(span)
  const when = isLong ? {} : { when: sayWhen(words, farm, covered(farm.steps, span)) }
  if (steps.length === 0) return asked.line({ about, ...when, said: asked.notCovered })
  const stretches = runsOf(steps, found[sign], (dt) => (isLong ? localDay(farm.place, dt) : ''))
  const said = stretches
    .slice(0, MOST_STRETCHES)
    .map((each) => (isLong ? dayStretch(words, farm, each) : sayStretch(words.weather, farm.place, each)))
    .join('; ')
  const isWhole = steps.every((step) => found[sign](step) !== undefined)
  if (sign === 'rain') return asked.line({ about, ...when, said: sayRainIn(words, steps, said, farm) })
  if (stretches.length > 0) return asked.line({ about, ...when, said: asked.yes({ said }) })
  return asked.line({
    about,
    ...when,
    said: isWhole ? (sign === 'hail' ? asked.hail : asked.no) : asked.unknown,
  })
}

/** What falls in these steps, or would by the air, as the subject of a line: 'Rain', 'Rain or snow'. */
export function fallSubject({ chat, weather }: Words, steps: readonly WeatherStep[]): string {
  const { falls, subjects } = chat.farm.asked
  const fall = fallName(steps)
  return fall === 'rain' ? subjects.rain : capital(weather.figures.tag, falls[fall])
}

function dayStretch(words: Words, farm: ToldWeather, stretch: Interval): string {
  return words.chat.farm.asked.when({
    day: farm.nameDay(localDay(farm.place, stretch.startDt)),
    stretch: sayStretch(words.weather, farm.place, stretch),
  })
}

/**
 * Stretches of steps that have it.
 *
 * @param dayOf what must be the same throughout a stretch
 */
function runsOf(
  steps: readonly WeatherStep[],
  has: (step: WeatherStep) => boolean | undefined,
  dayOf: (dt: number) => string,
): Interval[] {
  const runs: Interval[] = []
  for (const step of steps) {
    if (has(step) !== true) continue
    const { startDt, endDt } = stepInterval(step)
    const last = runs.at(-1)
    if (last?.endDt === startDt && dayOf(last.startDt) === dayOf(startDt))
      runs.splice(-1, 1, { ...last, endDt })
    else runs.push({ startDt, endDt })
  }
  return runs
}

function sayRainIn(
  { chat, weather: { figures } }: Words,
  steps: readonly WeatherStep[],
  said: string,
  { units }: ToldWeather,
): string {
  const { asked, notGiven } = chat.farm
  const total = rainTotal(steps.map(({ rainMm }) => rainMm))
  const given = steps.map(({ pop }) => pop).filter((pop) => pop !== undefined)
  const highest = given.length === 0 ? undefined : Math.max(...given)
  const figure = highest === undefined ? notGiven : sayShare(figures, highest)
  const isWhole = given.length === steps.length || highest === undefined
  const chance = isWhole ? figure : asked.partlyKnown({ figure })
  const fall = asked.falls[fallName(steps)]
  if (!total.known) return asked.rainUnknown({ chance, fall })
  if (said !== '') return asked.rain({ said, amount: sayRain(figures, total.value, units), chance, fall })
  return highest !== undefined && highest >= LIKELY
    ? asked.rainPerhaps({ chance })
    : asked.noRain({ chance, fall })
}

import { enumerated } from '@smart-farming/words/format/names/list'
import { sayRain } from '@smart-farming/words/format/weather/figures'
import type { JudgedFarmWeather } from '../../farm-weather.ts'
import { ofDayLine } from '../measure-line.ts'
import { dayOf, stepsOfDay, type Words } from '../span.ts'

/** What a day may have the most of. */
export type Extreme = 'coldest' | 'warmest' | 'windiest' | 'wettest' | 'driest' | 'calmest'

const said: Readonly<Record<Extreme, RegExp>> = {
  coldest:
    /(?<![^ ])(?:coldest|coolest|frostiest|lowest temperature|mas fria|mas frio|plus froide?|mais fri[ao])(?![^ ])/,
  warmest:
    /(?<![^ ])(?:warmest|hottest|highest temperature|mas calido|mas caluroso|plus chaude?|mais quente)(?![^ ])/,
  windiest: /(?<![^ ])(?:windiest|strongest wind|most wind)(?![^ ])/,
  driest: /(?!)/,
  calmest: /(?<![^ ])(?:calmest|least windy|least wind|stillest)(?![^ ])/,
  wettest: /(?<![^ ])(?:wettest|rainiest|most rain|rains? (?:the )?most|heaviest rain)(?![^ ])/,
}

const more = '(?:more|mas|plus|mais|zaidi|zyada|jyada)'
const less = '(?:less|menos|moins|fewer|lower|kidogo|kam)'
const phrase = (pattern: string): RegExp => new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`)

/** What one of several days that are named has more of than the others: "is Saturday or Sunday drier". */
const compared: Readonly<Record<Extreme, RegExp>> = {
  coldest: phrase(`colder|cooler|chillier|frostier|${more} (?:cold|froide?|fri[ao])`),
  warmest: phrase(
    `warmer|hotter|${more} (?:hot|warm|heat|chaude?|quente|calurosos?|calido)|(?:hot|warm) (?:more|pass|zaidi)`,
  ),
  windiest: phrase(`windier|stronger wind|${more} (?:wind|windy)|wind (?:more|pass|stronger)`),
  wettest: phrase(`wetter|rainier|${more} (?:rain|wet)|rain (?:more|pass|harder)`),
  driest: phrase(`drier|dryer|driest|${less} (?:rain|wet)|${more} dry|dry (?:more|pass|zaidi)`),
  calmest: phrase(`calmer|stiller|${less} (?:wind|windy)`),
}

/**
 * The extremes that a plain question asks the day of.
 *
 * @param isOfSeveral whether it names several days, which may be held against each other
 */
export const extremesIn = (plain: string, isOfSeveral = false): Extreme[] =>
  (Object.keys(said) as Extreme[]).filter(
    (each) => said[each].test(plain) || (isOfSeveral && compared[each].test(plain)),
  )

type Step = JudgedFarmWeather['steps'][number]
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const of: Readonly<Record<Extreme, (steps: readonly Step[]) => number | undefined>> = {
  coldest: (steps) => least(steps.map(({ tempC }) => tempC)),
  warmest: (steps) => most(steps.map(({ tempC, maxTempC }) => maxTempC ?? tempC)),
  windiest: (steps) => most(steps.map(({ windKmh }) => windKmh)),
  calmest: (steps) => most(steps.map(({ windKmh }) => windKmh)),
  driest: (steps) => fallOf(steps),
  wettest: (steps) => fallOf(steps),
}

function fallOf(steps: readonly Step[]): number | undefined {
  const known = steps.flatMap(({ rainMm }) => rainMm ?? [])
  return known.length === 0 ? undefined : sum(known)
}

/** The least of these makes the day. */
const leastWins: ReadonlySet<Extreme> = new Set(['coldest', 'driest', 'calmest'])

/**
 * The day of the forecast that has the most of something, with the figures of that day; that it is not known where no
 * day has a figure.
 *
 * @param keys the days that are asked about, `YYYY-MM-DD`; none for all that the forecast has
 */
export function extremeLine(
  words: Words,
  extreme: Extreme,
  farm: JudgedFarmWeather,
  keys: readonly string[],
): string {
  const { asked } = words.chat.farm
  const about = asked.extremeDays[extreme]
  const sign = leastWins.has(extreme) ? -1 : 1
  const days = (keys.length > 0 ? keys : farm.days.map(({ key }) => key)).flatMap((key) => {
    const value = of[extreme](stepsOfDay(farm, key))
    return value === undefined ? [] : [{ key, value: sign * value }]
  })
  const [best] = days.toSorted((a, b) => b.value - a.value || a.key.localeCompare(b.key))
  if (best === undefined) return asked.line({ about, said: asked.unknown })
  // Two days without a drop are equally dry.
  const equal = days.filter(({ value }) => value === best.value).map(({ key }) => farm.nameDay(key))
  const figures = figuresOf(words, extreme, farm, { ...best, value: sign * best.value })
  const said = enumerated(words.weather.figures.tag, extreme === 'driest' ? equal : [farm.nameDay(best.key)])
  return [asked.line({ about, said }), ...figures].join(' ')
}

function figuresOf(
  words: Words,
  extreme: Extreme,
  farm: JudgedFarmWeather,
  { key, value }: { key: string; value: number },
): string[] {
  const { asked } = words.chat.farm
  if (extreme === 'wettest' || extreme === 'driest') {
    const amount = sayRain(words.weather.figures, value, farm.units)
    return [asked.line({ about: asked.subjects.rain, said: amount })]
  }
  const figure = extreme === 'windiest' || extreme === 'calmest' ? 'wind' : 'temperature'
  return [ofDayLine(words, figure, farm, dayOf(farm.place, key)) ?? []].flat()
}

const least = (all: readonly (number | undefined)[]): number | undefined => {
  const known = all.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}
const most = (all: readonly (number | undefined)[]): number | undefined => {
  const known = all.filter((value) => value !== undefined)
  return known.length === 0 ? undefined : Math.max(...known)
}

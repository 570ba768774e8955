import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { DryInDoubt, DrySpan, RainStatement } from '@smart-farming/weather-core/outlook/rain-statement'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import type { day } from '../en/server/day.ts'
import { sayClock } from '../format/weather/clock.ts'
import { type FigureWords, sayRain, sayShare } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** What the rain of a day is worded with. */
export interface RainWords {
  figures: FigureWords
  day: Worded<typeof day>
}

function saySpan({ figures: { tag }, day }: RainWords, span: DrySpan, place: PlaceZone): string {
  const words = day.rain.span
  if (span.kind === 'all_day') return words.allDay
  return span.kind === 'until'
    ? words.until({ clock: sayClock(tag, place, span.untilDt) })
    : words.from({ clock: sayClock(tag, place, span.fromDt) })
}

/** What is said of dry hours, with the chance that they are none. */
function sayInDoubt(
  { figures, day: { rain } }: RainWords,
  said: string,
  { doubt, chancesKnown, fall: kind = 'rain' }: DryInDoubt,
  place: PlaceZone,
): string {
  const fall = rain.falls[kind].name
  if (!doubt) return chancesKnown ? said : rain.chanceUnknown({ said, fall })
  const say = chancesKnown ? rain.inDoubt : rain.inDoubtPartly
  return say({
    said,
    fall,
    chance: sayShare(figures, doubt.pop),
    clock: sayClock(figures.tag, place, doubt.atDt),
  })
}

function sayTrace(
  { figures, day: { rain } }: RainWords,
  said: Extract<RainStatement, { kind: 'trace' }>,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const { trace, amount: amountOf } = rain.falls[said.fall ?? 'rain']
  if ('mm' in said) return trace.amount({ amount: amountOf({ amount: sayRain(figures, said.mm, units) }) })
  const { pop, atDt } = said.likely
  return trace.likely({ chance: sayShare(figures, pop), clock: sayClock(figures.tag, place, atDt) })
}

/** The rain of a day in a clause, without a capital: 'dry until 15:00, then 4 mm of rain'. */
export function sayRainOfDay(
  words: RainWords,
  statement: RainStatement,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const { rain } = words.day
  if (statement.kind === 'dry')
    return sayInDoubt(words, rain.dry({ span: saySpan(words, statement.span, place) }), statement, place)
  if (statement.kind === 'trace') return sayTrace(words, statement, place, units)
  if (statement.kind !== 'unknown') {
    const wet = sayWet(words, statement, place, units)
    return statement.between ? sayInDoubt(words, wet, statement.between, place) : wet
  }
  const { unknown, least } = rain.falls[statement.fall ?? 'rain']
  return statement.leastMm === undefined
    ? unknown
    : least({ amount: sayRain(words.figures, statement.leastMm, units) })
}

function sayWet(
  { figures, day: { rain } }: RainWords,
  statement: Extract<RainStatement, { kind: 'rain' | 'showers' | 'spells' }>,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const said = rain.falls[statement.fall ?? 'rain']
  const amount = said.amount({ amount: sayRain(figures, statement.mm, units) })
  const clock = (dt: number) => sayClock(figures.tag, place, dt)
  if (statement.kind !== 'rain') return said[statement.kind]({ amount, from: clock(statement.fromDt) })
  const { fromDt, untilDt } = statement
  if (fromDt !== undefined && untilDt !== undefined)
    return said.between({ amount, from: clock(fromDt), until: clock(untilDt) })
  if (fromDt !== undefined) return said.from({ amount, from: clock(fromDt) })
  return untilDt === undefined ? said.throughout({ amount }) : said.until({ amount, until: clock(untilDt) })
}

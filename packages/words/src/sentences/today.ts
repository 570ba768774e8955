import type { JobAnswer } from '@smart-farming/weather-core/outlook/today-jobs'
import type { NightAnswer } from '@smart-farming/weather-core/outlook/today-night'
import type { Interval } from '@smart-farming/weather-core/sun/daylight'
import type { CareReason } from '@smart-farming/weather-core/work/care'
import { localDay, type PlaceZone } from '@smart-farming/weather-core/zone'
import { capitalise } from '../format/names/capital.ts'
import { formatWeekday } from '../format/weather/calendar-day.ts'
import { formatClock } from '../format/weather/clock.ts'
import { formatTemperature } from '../format/weather/figures.ts'
import { describeTonight } from './frost.ts'
import { type Describer, describeInterval, describeMoment, formatIntervalEnd } from './interval.ts'
import { describeAlert } from './outlook.ts'
import { describeReason, type WeatherMessages } from './reason.ts'

/** Wire format of an answer: question, verdict, time and reasons. */
interface Said {
  untilDt: number
  /** Icon: a verdict, `night`, `frost` or `alert`. */
  sign: string
  care?: string
  title: string
  verdict: string
  when?: string
  reasons: string[]
}

/** Describes a job's answer in parts: 'Spraying this afternoon: Good, 14:00 to 18:00'. */
export const describeJobAnswer: Describer<WeatherMessages, JobAnswer, Said> = (
  words,
  answer,
  place,
  units,
) => {
  const { today, verdicts, jobNames, figures } = words
  const { work, part, window, care, next, untilDt } = answer
  const { verdict } = window
  const isOpen = verdict === 'good' || verdict === 'careful'
  const day = next && formatWeekday(figures.tag, localDay(place, next.startDt), 'short')
  const when = isOpen
    ? withCare(words, care, describeInterval(words, place, window))
    : next && day && today.next[next.verdict]({ day, stretch: describeInterval(words, place, next) })
  const reasons = answer.reasons.map((reason) => describeReason(words, reason, place, units))
  return {
    untilDt: Math.round(untilDt),
    sign: verdict,
    ...(care && { care }),
    title: today.parts[part]({ job: jobNames[work] }),
    verdict: verdicts[verdict],
    ...(when && { when }),
    reasons: [words.day.sentence({ clauses: reasons.length > 0 ? reasons : [words.reasons.none] })],
  }
}

/** Puts the reason for care before its hours: 'drift, 12:00 to 16:00'. */
const withCare = ({ today, cares }: WeatherMessages, care: CareReason | undefined, when: string): string =>
  care ? today.careful({ care: cares[care], when }) : when

/**
 * Describes a night's answer in parts: 'Tonight: No frost, down to 4 °C around 05:00', or another
 * threat before sunrise.
 */
export const describeNightAnswer: Describer<WeatherMessages, NightAnswer, Said> = (
  words,
  answer,
  place,
  units,
) => {
  const { night, verdict, reasons, threat, frostDt, isByDay, untilDt } = answer
  const { today, figures, frostVerdicts, day } = words
  // For a near frost, the night's own sentence would only say "no frost".
  const why =
    verdict === 'careful'
      ? day.sentence({ clauses: reasons.map((reason) => describeReason(words, reason, place, units)) })
      : describeTonight(words, night, place, units)
  if (!threat)
    return {
      untilDt: Math.round(untilDt),
      sign: NIGHT_SIGNS[verdict],
      title: today.tonight,
      verdict: frostVerdicts[verdict],
      when: sayCold(words, answer, place, units),
      reasons: [why],
    }
  const event = describeAlert(words, threat, place, units)
  const when = sayThreat(words, threat, answer, place)
  const name = threat.fall ? words.outlook.heavyEither : words.outlook.alertNames[threat.kind]
  return {
    untilDt: Math.round(untilDt),
    sign: 'alert',
    title: isByDay ? today.byDay : today.tonight,
    verdict: capitalise(figures.tag, name),
    when:
      frostDt === undefined
        ? when
        : today.andFrost({ when, day: formatWeekday(figures.tag, localDay(place, frostDt), 'short') }),
    reasons: [threat.atDt < night.endDt ? event : today.worstLater({ event }), why],
  }
}

/** Hours of a threat. A start before the day or night in question is left out. */
function sayThreat(
  words: WeatherMessages,
  threat: Interval,
  { night, isByDay }: NightAnswer,
  place: PlaceZone,
): string {
  const { today, figures } = words
  const { startDt, endDt } = threat
  const wasBefore = isByDay
    ? localDay(place, startDt) !== localDay(place, night.startDt)
    : startDt < night.startDt
  if (wasBefore)
    return endDt > night.endDt
      ? today.throughout[isByDay ? 'day' : 'night']
      : today.until({ clock: formatIntervalEnd(words, place, endDt) })
  return localDay(place, startDt) === localDay(place, endDt - 1)
    ? describeInterval(words, place, threat)
    : today.from({ clock: formatClock(figures.tag, place, startDt) })
}

const NIGHT_SIGNS = { good: 'night', careful: 'careful', dont: 'frost', unknown: 'unknown' } as const

/** The low of a night, with a note if missing data may hide a frost. */
const sayCold: Describer<WeatherMessages, NightAnswer> = (
  words,
  { night: { frost, lowest }, verdict },
  place,
  units,
) => {
  const { today, figures, day } = words
  const cold = (at: { tempC: number; atDt: number }) => ({
    figure: formatTemperature(figures, at.tempC, units),
    clock: describeMoment(words, place, at.atDt),
  })
  if (verdict === 'unknown' || lowest === undefined) return day.frost.unknown
  return frost?.ground && !frost.air ? today.ground(cold(frost.ground)) : today.air(cold(lowest))
}

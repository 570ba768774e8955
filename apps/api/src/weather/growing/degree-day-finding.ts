import type { Finding } from '@smart-farming/contracts/weather/growing'
import {
  CROP_DEGREE_DAYS,
  type CropDegreeDays,
  growthStage,
} from '@smart-farming/weather-core/growth/crop-stages'
import { degreeDaysSince } from '@smart-farming/weather-core/growth/season'
import { addDays } from '@smart-farming/weather-core/steps/local-days'
import type { FarmCropName } from '@smart-farming/weather-core/work/farm/farm-crops'
import { formatNumber } from '@smart-farming/words/format/number'
import { formatShortDay } from '@smart-farming/words/format/weather/calendar-day'
import { formatTemperature } from '@smart-farming/words/format/weather/figures'
import { explainUnknown } from '@smart-farming/words/sentences/reason'
import type { CropGrowthContext } from './crop-growth-context.ts'
import { seasonDays, startDateFault } from './season-temps.ts'

/** Degree days since the farmer's start date, with the growth stage if a source defines one. */
export function degreeDayFinding(a: CropGrowthContext): Finding {
  const { degreeDays } = a.words.growing.season
  const crop = a.farm.crop?.name
  const counted = crop && CROP_DEGREE_DAYS[crop]
  const { base, upper } = counted?.limits ?? {}
  const say = (celsius: number) => formatTemperature(a.words.figures, celsius, a.units)
  const method =
    base === undefined
      ? degreeDays.basis.general
      : upper === undefined
        ? degreeDays.basis.average({ base: say(base) })
        : degreeDays.basis.capped({ base: say(base), upper: say(upper) })
  return {
    id: 'degree_days',
    title: degreeDays.title,
    told: tellOf(a, crop, counted),
    basis: { method, inputs: degreeDays.basis.inputs, limits: degreeDays.basis.limits },
    sources: [...(a.season ? [a.season.source] : []), ...(a.lately ? [a.lately.source] : []), a.source],
  }
}

function tellOf(
  a: CropGrowthContext,
  crop: FarmCropName | undefined,
  counted: CropDegreeDays | undefined,
): string[] {
  const { growing, figures } = a.words
  const { degreeDays, ...season } = growing.season
  const day = (key: string) => formatShortDay(figures.tag, key)
  if (crop === undefined) return [degreeDays.noCrop]
  if (counted === undefined) return [degreeDays.noBase({ crop: growing.crops[crop] })]
  const from = a.farm.since?.degreeDays
  const fault = startDateFault(a, from)
  if (from === undefined || fault === 'none') return [degreeDays.noDay]
  if (fault === 'future') return [season.future({ from: day(from) })]
  if (fault === 'too_old') return [season.tooOld]
  const { over, ahead } = seasonDays(a)
  const until = addDays(a.today, -1)
  const sum = degreeDaysSince(over, from, until, counted.limits, counted.method)
  if (!sum.known)
    return [
      season.unknown({ reason: over.length === 0 ? season.pastAway : explainUnknown(a.words, sum.reason) }),
    ]
  const last = ahead.at(-1)?.day ?? until
  const later = degreeDaysSince([...over, ...ahead], from, last, counted.limits, counted.method)
  return [
    degreeDays.sum({ sum: saySum(a, sum.value), from: day(from), until: day(until) }),
    ...sayStage(a, crop, sum.value),
    ...(later.known && last > until
      ? [degreeDays.ahead({ sum: saySum(a, later.value), until: day(last) })]
      : []),
  ]
}

function sayStage(a: CropGrowthContext, crop: FarmCropName, sum: number): string[] {
  const { degreeDays } = a.words.growing.season
  const stage = growthStage(crop, sum)
  if (stage === undefined) return []
  const { reached, next } = stage
  return [
    reached ? degreeDays.stage({ stage: degreeDays.stages[reached] }) : degreeDays.before,
    ...(next
      ? [degreeDays.next({ stage: degreeDays.stages[next.stage], sum: saySum(a, next.degreeDays) })]
      : []),
  ]
}

/** One degree day in °C equals 1.8 in °F. */
function saySum({ words, units }: CropGrowthContext, celsiusDays: number): string {
  const { temperature } = units
  const figure = formatNumber(words.figures.tag, celsiusDays * (temperature === 'F' ? 1.8 : 1))
  return words.growing.season.degreeDays.unit[temperature]({ figure })
}

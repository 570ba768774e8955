import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import type { PlaceZone } from '@smart-farming/weather-core/zone'
import type { ReasonSaid, reasons } from '../en/weather/reasons.ts'
import { sayClock } from '../format/weather/clock.ts'
import { type FigureWords, sayFigure } from '../format/weather/figures.ts'
import type { Worded } from '../worded.ts'

/** What reasons are worded with. */
export interface ReasonWords {
  figures: FigureWords
  reasons: Omit<Worded<typeof reasons>, 'inputs' | 'codes'> & {
    readonly inputs: Readonly<Record<string, string>>
    /** A language may say of any reason all that is known of it, or less. */
    readonly codes: Readonly<Record<keyof (typeof reasons)['codes'], (said: ReasonSaid) => string>>
  }
}

/** As much of a reason as its words need: a page that has no rules says the reasons that it was sent. */
export interface ReasonToSay {
  code: string
  /** The figure, in the limit's unit. */
  value?: number | undefined
  limit?: { value: number; unit: LimitUnit } | undefined
  /** What was not given, where the code is `missing`. */
  input?: string | undefined
  /** As what it falls, where that is not rain. */
  fall?: string | undefined
  /** Unix seconds. */
  atDt?: number | undefined
}

/** The unit of the figure where it is not the limit's own: water held against a number of hours. */
const FIGURE_UNIT: Readonly<Record<string, LimitUnit>> = {
  rain_before: 'mm',
  leaves_wet: 'mm',
  snow_melted: 'mm',
}

/**
 * A reason in the farmer's units and by the place's clock, a figure with its hour: 'wind 2 km/h: too calm, inversion
 * risk (06:00)'. One that this page is too old to know is said by its code.
 */
export function sayReason(
  { figures, reasons }: ReasonWords,
  { code, value, limit, input = '', fall = 'rain', atDt }: ReasonToSay,
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const unit = limit && (FIGURE_UNIT[code] ?? limit.unit)
  const bound = unit === limit?.unit ? limit?.value : undefined
  const codes: Readonly<Record<string, ReasonWords['reasons']['codes']['missing']>> = reasons.codes
  const inputs: Readonly<Record<string, string>> = reasons.inputs
  const falls: Readonly<Record<string, string>> = reasons.falls
  const amounts: Readonly<Record<string, ReasonWords['reasons']['amounts']['rain']>> = reasons.amounts
  const clock = atDt === undefined ? '' : sayClock(figures.tag, place, atDt)
  const figure =
    value === undefined || unit === undefined ? '' : sayFigure(figures, value, unit, units, bound)
  const said = codes[code]?.({
    figure,
    limit: limit ? sayFigure(figures, limit.value, limit.unit, units) : '',
    clock,
    input: inputs[input] ?? input,
    fall: falls[fall] ?? fall,
    amount: (amounts[fall] ?? reasons.amounts.either)({ figure }),
  })
  if (said === undefined) return code.replaceAll('_', ' ')
  return value === undefined || clock === '' ? said : reasons.at({ said, clock })
}

/** The weightiest reason of a judgement or a window; for a good one, that nothing speaks against it. */
export function sayJudgement(
  words: ReasonWords,
  { verdict, reasons }: { verdict: string; reasons: readonly (ReasonToSay & { verdict: string })[] },
  place: PlaceZone,
  units: DisplayUnits,
): string {
  const main = reasons.find((reason) => reason.verdict === verdict)
  return main ? sayReason(words, main, place, units) : words.reasons.none
}

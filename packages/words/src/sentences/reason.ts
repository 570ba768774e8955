import type { DisplayUnits } from '@smart-farming/weather-core/display-units'
import type { UnknownReason } from '@smart-farming/weather-core/unknown-reason'
import type { Limit, LimitUnit } from '@smart-farming/weather-core/work/limits/limit'
import type { Catalogue } from '../catalogue.ts'
import type { server } from '../en/server.ts'
import type { limits } from '../en/weather/limits.ts'
import type { ReasonValues, reasons } from '../en/weather/reasons.ts'
import { formatDisjunction } from '../format/disjunction.ts'
import { formatNumber } from '../format/number.ts'
import { formatClock } from '../format/weather/clock.ts'
import { type FigureMessages, formatLimitValue } from '../format/weather/figures.ts'
import type { Describer } from './interval.ts'

export type WeatherMessages = Catalogue<typeof server>['weather']

export interface ReasonMessages {
  figures: FigureMessages
  reasons: Omit<Catalogue<typeof reasons>, 'inputs' | 'codes'> & {
    readonly inputs: Readonly<Record<string, string>>
    /** A language may mention all values of a reason, or fewer. */
    readonly codes: Readonly<Record<keyof (typeof reasons)['codes'], (said: ReasonValues) => string>>
  }
}

/** The parts of a reason that its text needs. Pages show the reasons that the server sent. */
export interface DisplayReason {
  code: string
  /** In the limit's unit. */
  value?: number | undefined
  limit?: { value: number; unit: LimitUnit } | undefined
  /** The missing data if the code is `missing`. */
  input?: string | undefined
  /** Kind of precipitation, if other than rain. */
  fall?: string | undefined
  /** Unix seconds. */
  atDt?: number | undefined
}

/** Units of values whose limit has another unit, for example mm of water with a limit in hours. */
const FIGURE_UNIT: Readonly<Record<string, LimitUnit>> = {
  rain_before: 'mm',
  leaves_wet: 'mm',
  snow_melted: 'mm',
}

/**
 * Describes a reason in the farmer's units, with the local time of its value: 'wind 2 km/h: too
 * calm, inversion risk (06:00)'. Unknown codes are shown unchanged.
 */
export const describeReason: Describer<ReasonMessages, DisplayReason> = (words, reason, place, units) => {
  const { figures, reasons } = words
  const { code, value, limit, input = '', fall = 'rain', atDt } = reason
  const unit = limit && (FIGURE_UNIT[code] ?? limit.unit)
  const bound = unit === limit?.unit ? limit?.value : undefined
  const clock = atDt === undefined ? '' : formatClock(figures.tag, place, atDt)
  const figure =
    value === undefined || unit === undefined ? '' : formatLimitValue(figures, value, unit, units, bound)
  const said = at(
    reasons.codes,
    code,
  )?.({
    figure,
    limit: limit ? formatLimitValue(figures, limit.value, limit.unit, units) : '',
    clock,
    input: at(reasons.inputs, input) ?? input,
    fall: at(reasons.falls, fall) ?? fall,
    amount: (at(reasons.amounts, fall) ?? reasons.amounts.either)({ figure }),
  })
  if (said === undefined) return code.replaceAll('_', ' ')
  return value === undefined || clock === '' ? said : reasons.at({ said, clock })
}

interface Judged {
  readonly verdict: string
  readonly reasons: readonly (DisplayReason & { verdict: string })[]
}

/**
 * Describes the main reason of a judgement or window. A good verdict gets the text for no problems.
 */
export const describeJudgement: Describer<ReasonMessages, Judged> = (
  words,
  { verdict, reasons },
  place,
  units,
) => {
  const main = reasons.find((reason) => reason.verdict === verdict)
  return main ? describeReason(words, main, place, units) : words.reasons.none
}

/** Explains an unknown value as a clause: 'temperature or humidity is missing for some hours'. */
export function explainUnknown(
  words: Pick<WeatherMessages, 'why' | 'reasons'> & { figures: Pick<FigureMessages, 'tag'> },
  { code, inputs = [], day = '', hours, because }: UnknownReason,
): string {
  const { tag } = words.figures
  const missing = inputs.map((input) => words.reasons.inputs[input])
  return words.why[code]({
    inputs: formatDisjunction(tag, missing),
    day,
    hours: hours === undefined ? '' : formatNumber(tag, hours),
    because: because ? explainUnknown(words, because) : '',
  })
}

/** Publisher of a limit, or the label of an unpublished source. */
export function publisherLabel(unpublished: Catalogue<typeof limits.unpublished>, publisher: string): string {
  return at(unpublished, publisher) ?? publisher
}

/** Undefined if missing, because a newer server may name entries that this page lacks. */
const at = <Word>(table: Readonly<Record<string, Word>>, key: string): Word | undefined => table[key]

/** Describes a limit with its source: '15 km/h (DPIRD Western Australia)'. */
export const describeLimit = (
  words: Pick<WeatherMessages, 'figures' | 'limits'>,
  { value, unit, publisher }: Pick<Limit, 'value' | 'unit' | 'publisher'>,
  units: DisplayUnits,
): string =>
  words.limits.withPublisher({
    figure: formatLimitValue(words.figures, value, unit, units),
    publisher: publisherLabel(words.limits.unpublished, publisher),
  })

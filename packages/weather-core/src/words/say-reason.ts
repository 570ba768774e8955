import type { LimitUnit } from '../work/limits/limit.ts'
import type { Judgement, Reason } from '../work/verdict.ts'
import type { PlaceZone } from '../zone.ts'
import { sayClock } from './clock.ts'
import { type DisplayUnits, METRIC, sayFigure } from './display-units.ts'

/** As much of a reason as its words need: a page that has no rules says the reasons that it was sent. */
export interface ReasonToSay {
  code: string
  /** The figure, in the limit's unit. */
  value?: number | undefined
  limit?: { value: number; unit: LimitUnit } | undefined
  /** What was not given, where the code is `missing`. */
  input?: string | undefined
  /** Unix seconds. */
  atDt?: number | undefined
}

interface Parts {
  /** The figure, in the farmer's unit. */
  figure: string
  /** The limit, in the farmer's unit. */
  limit: string
  /** The clock at the reason's own time. */
  clock: string
  input: string
}

const SAY: Readonly<Record<string, (parts: Parts) => string>> = {
  inversion_likely: () => 'inversion likely: fine drops hang in the air and drift',
  inversion_possible: () => 'inversion possible: look for mist, dew and still smoke',
  dark: () => 'dark',
  wind_low: ({ figure }) => `wind ${figure}: too calm, inversion risk`,
  wind_brisk: ({ figure }) => `wind ${figure}: take care of drift`,
  wind_high: ({ figure }) => `wind ${figure}: drift`,
  gust_brisk: ({ figure }) => `gusts of ${figure}: take care of drift`,
  gust_high: ({ figure }) => `gusts of ${figure}: too strong`,
  rain: ({ figure }) => `${figure} of rain`,
  rain_chance: ({ figure }) => `${figure} chance of rain`,
  rain_soon: ({ clock, limit }) => `rain may come from ${clock}, within ${limit} of spraying`,
  rain_after_unknown: ({ limit }) => `the forecast does not cover the ${limit} after spraying`,
  rain_before: ({ figure, limit }) => `${figure} of rain in the ${limit} before`,
  rain_before_unknown: ({ limit }) => `rain in the ${limit} before is not known`,
  rain_today: ({ figure }) => `${figure} of rain today: the surface is wet`,
  delta_t_low: ({ figure }) => `Delta T ${figure}: drops dry slowly and may run off or drift`,
  delta_t_raised: ({ figure }) => `Delta T ${figure}: drops dry fast`,
  delta_t_high: ({ figure }) => `Delta T ${figure}: drops dry before they land`,
  temp_low: ({ figure }) => `${figure}: too cold for good uptake`,
  temp_warm: ({ figure }) => `${figure}: warm, crop injury and drift more likely`,
  temp_high: ({ figure }) => `${figure}: too hot`,
  humidity_low: ({ figure }) => `humidity ${figure}: dry air`,
  humidity_raised: ({ figure }) => `humidity ${figure}: damp air`,
  humidity_high: ({ figure }) => `humidity ${figure}: too damp`,
  dew_near: ({ figure }) => `air only ${figure} above its dew point: dew is near`,
  hay_moist: ({ figure }) => `hay stays at ${figure} moisture in this air`,
  frost_near: ({ figure }) => `ground down to ${figure}: frost is near`,
  ground_frost: ({ figure }) => `ground frost, ground down to ${figure}`,
  air_frost: ({ figure }) => `air frost, down to ${figure}`,
  hard_frost: ({ figure }) => `hard frost, down to ${figure}`,
  damage_near: ({ figure, limit }) => `${figure}, close to the ${limit} that harms the crop at this stage`,
  damage_some: ({ figure, limit }) => `${figure}: at or below the ${limit} that harms the crop at this stage`,
  damage_most: ({ figure }) => `${figure}: cold enough to kill most buds at this stage`,
  soil_saturated: () => 'soil is full of water: no traffic',
  soil_wet: () => 'soil is wet: traffic with care only',
  soil_unknown: () => 'how wet the soil is now is not known',
  frozen: ({ figure }) => `${figure}: frozen surface carries traffic but cannot be worked`,
  missing: ({ input }) => `${input} ${input.endsWith('s') ? 'are' : 'is'} not in this forecast`,
}

const say = (value: number | undefined, limit: ReasonToSay['limit'], units: DisplayUnits): string =>
  value === undefined || !limit ? '' : sayFigure(value, limit.unit, units)

/** The unit of the figure where it is not the limit's own: rain held against a number of hours. */
const FIGURE_UNIT: Readonly<Record<string, 'mm'>> = { rain_before: 'mm' }

/** A reason in plain words, in the farmer's units and by the place's clock: 'wind 2 km/h: too calm, inversion risk'. */
export function sayReason(reason: ReasonToSay, place: PlaceZone, units: DisplayUnits = METRIC): string {
  const own = FIGURE_UNIT[reason.code]
  const figure =
    own && reason.value !== undefined
      ? sayFigure(reason.value, own, units)
      : say(reason.value, reason.limit, units)
  const words = SAY[reason.code]?.({
    figure,
    limit: say(reason.limit?.value, reason.limit, units),
    clock: reason.atDt === undefined ? '' : sayClock(place, reason.atDt),
    input: reason.input ?? '',
  })
  return words ?? reason.code.replaceAll('_', ' ')
}

/** The threshold behind a reason: '15 km/h (DPIRD Western Australia)'. Undefined where there is none. */
export function sayLimit(reason: Reason, units: DisplayUnits = METRIC): string | undefined {
  return reason.limit && `${say(reason.limit.value, reason.limit, units)} (${reason.limit.publisher})`
}

/** The weightiest reason of a judgement or a window in words; for a good one, that nothing speaks against it. */
export function sayJudgement(
  judgement: Pick<Judgement, 'verdict' | 'reasons'>,
  place: PlaceZone,
  units: DisplayUnits = METRIC,
): string {
  const main = judgement.reasons.find(({ verdict }) => verdict === judgement.verdict)
  return main ? sayReason(main, place, units) : 'nothing in the forecast speaks against it'
}

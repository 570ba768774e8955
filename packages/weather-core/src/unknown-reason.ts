import type { QuantityName } from './quantities.ts'

export const UNKNOWN_REASON_CODES = [
  // `inputs` lists the missing inputs.
  'missing',
  'missing_some_hours',
  'missing_some_hours_before',
  'missing_some_hours_after',
  'missing_some_of_the_night',
  'missing_an_afternoon',
  'missing_part_of_day',
  'missing_some_days',
  /**
   * These codes mean that the weather code is missing, or ambiguous about hail in a thunderstorm,
   * freezing rain, or rain versus snow.
   */
  'weather_unsaid',
  'hail_unsaid',
  'freezing_unsaid',
  'fall_unsaid',
  /** `day` gives the day. */
  'missing_on',
  'out_of_range',
  /** The ground cannot be judged without `inputs`. */
  'ground_not_judged',
  'result_out_of_range',
  'max_below_min',
  'outside_wet_bulb_range',
  'wind_height_out_of_range',
  /** `because` gives the reason. */
  'day_unknown',
  'little_of_day',
  'no_forecast',
  'drying_power_unknown',
  'ends_before_dry',
  /** `hours` gives the number. */
  'ends_before_hours_after',
  'rain_before_unknown',
  'too_few_nights',
  'nights_too_alike',
  'night_too_short',
  'hour_outside_trend',
  'upper_not_above_base',
  'no_water_use',
  'soil_unknown',
  'irrigation_efficiency_out_of_range',
] as const
export type UnknownReasonCode = (typeof UNKNOWN_REASON_CODES)[number]

export interface UnknownReason {
  code: UnknownReasonCode
  /** At least one of these is missing. */
  inputs?: readonly QuantityName[]
  /** Local day, 'YYYY-MM-DD'. */
  day?: string
  hours?: number
  because?: UnknownReason
}

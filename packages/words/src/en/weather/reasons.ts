import { falls } from './falls.ts'

/** Reasons for the verdict of a time range: clauses without a capital or a full stop. */
export const reasons = {
  /** Data that a forecast may lack. */
  inputs: {
    tempC: 'temperature',
    maxTempC: 'highest temperature',
    minTempC: 'lowest temperature',
    dewPointC: 'dew point',
    humidityPct: 'humidity',
    cloudPct: 'cloud',
    windKmh: 'wind',
    windMs: 'wind',
    gustKmh: 'gusts',
    rainMm: 'rain',
    snowDepthM: 'depth of snow',
    weatherCode: 'kind of weather',
    pop: 'chance of rain',
    et0Mm: 'reference evapotranspiration',
    radiationMj: 'solar radiation',
    vapourPressureKpa: 'vapour pressure',
    wetHours: 'hours of high humidity',
    latDeg: 'latitude',
  },
  /** A value with its hour. */
  at: ({ said, clock }: { said: string; clock: string }) => `${said} (${clock})`,
  /** Kinds of precipitation. Snow amounts are water equivalents. */
  falls,
  amounts: {
    rain: ({ figure }: Pick<ReasonSaid, 'figure'>) => `${figure} of rain`,
    freezing: ({ figure }: Pick<ReasonSaid, 'figure'>) => `${figure} of freezing rain`,
    snow: ({ figure }: Pick<ReasonSaid, 'figure'>) => `${figure} of snow (as water)`,
    mixed: ({ figure }: Pick<ReasonSaid, 'figure'>) => `${figure} of rain and snow (as water)`,
    either: ({ figure }: Pick<ReasonSaid, 'figure'>) => `${figure} of rain or snow (as water)`,
    rain_freezing: ({ figure }: Pick<ReasonSaid, 'figure'>) => `${figure} of ${falls.rain_freezing}`,
    snow_freezing: ({ figure }: Pick<ReasonSaid, 'figure'>) =>
      `${figure} of ${falls.snow_freezing} (as water)`,
    mixed_freezing: ({ figure }: Pick<ReasonSaid, 'figure'>) =>
      `${figure} of ${falls.mixed_freezing} (as water)`,
  },
  none: 'no problems in the forecast',
  /**
   * `figure` and `limit` in the farmer's units, `clock` the beginning or end, `input` the missing data, `fall` the kind
   * of precipitation, `amount` its value.
   */
  codes: {
    inversion_likely: () => 'inversion likely: fine drops hang in the air and drift',
    inversion_possible: () => 'inversion possible: look for mist, dew and still smoke',
    dark: () => 'dark',
    wind_low: ({ figure }: ReasonSaid) => `wind ${figure}: too calm, inversion risk`,
    wind_brisk: ({ figure }: ReasonSaid) => `wind ${figure}: watch for drift`,
    wind_high: ({ figure }: ReasonSaid) => `wind ${figure}: drift`,
    wind_may_drop: ({ figure, limit }: ReasonSaid) =>
      `wind ${figure}, may drop below ${limit} in between: watch for calm`,
    wind_may_rise: ({ figure, limit }: ReasonSaid) =>
      `wind ${figure}, may reach ${limit} in between: watch for drift`,
    gust_brisk: ({ figure }: ReasonSaid) => `gusts of ${figure}: watch for drift`,
    gust_high: ({ figure }: ReasonSaid) => `gusts of ${figure}: too strong`,
    gust_not_given: ({ figure }: ReasonSaid) =>
      `gusts are not in this forecast: probably about ${figure}, perhaps more (rule of thumb, WMO)`,
    gust_estimated_high: ({ figure }: ReasonSaid) =>
      `gusts are not in this forecast: probably about ${figure}, too strong (rule of thumb, WMO)`,
    rain: ({ amount }: ReasonSaid) => amount,
    rain_little: ({ amount }: ReasonSaid) => `${amount}: all of it may fall within an hour`,
    rain_chance: ({ figure, fall }: ReasonSaid) => `${figure} chance of ${fall}`,
    chance_not_given: ({ clock }: ReasonSaid) =>
      `the chance of rain is not known from ${clock}: watch the sky`,
    rain_soon: ({ clock, limit, fall }: ReasonSaid) =>
      `${fall} may come from ${clock}, within ${limit} of spraying`,
    rain_soon_chance: ({ clock, limit, fall }: ReasonSaid) =>
      `a chance of ${fall} from ${clock}, within ${limit} of spraying`,
    rain_after_unknown: ({ limit }: ReasonSaid) => `the forecast does not cover the ${limit} after spraying`,
    rain_before: ({ amount, limit }: ReasonSaid) => `${amount} in the ${limit} before`,
    rain_soaked: ({ amount, limit }: ReasonSaid) =>
      `${amount} in ${limit}, and not dry for long enough since`,
    rain_before_unknown: ({ limit }: ReasonSaid) => `no rainfall data for the ${limit} before`,
    rain_falling: ({ amount }: ReasonSaid) => `${amount} during the work: the surface smears`,
    rain_today: ({ amount }: ReasonSaid) => `${amount} today: the surface is wet`,
    delta_t_low: ({ figure }: ReasonSaid) => `Delta T ${figure}: drops dry slowly and may run off or drift`,
    delta_t_raised: ({ figure }: ReasonSaid) => `Delta T ${figure}: drops dry fast`,
    delta_t_high: ({ figure }: ReasonSaid) => `Delta T ${figure}: drops dry before they land`,
    near_freezing: ({ figure }: ReasonSaid) =>
      `${figure}: at or near freezing, water freezes on leaves and in nozzles`,
    frosted_leaves: ({ figure }: ReasonSaid) => `frosted leaves, ground down to ${figure}`,
    leaves_wet: ({ amount, limit }: ReasonSaid) => `leaves may be wet: ${amount} in the ${limit} before`,
    thunder: () => 'thunder: sudden gusts, a downpour, and lightning',
    temp_low: ({ figure }: ReasonSaid) => `${figure}: too cold for good uptake`,
    temp_warm: ({ figure }: ReasonSaid) => `${figure}: warm, crop injury and drift more likely`,
    temp_high: ({ figure }: ReasonSaid) => `${figure}: too hot`,
    humidity_low: ({ figure }: ReasonSaid) => `humidity ${figure}: dry air`,
    humidity_raised: ({ figure }: ReasonSaid) => `humidity ${figure}: damp air`,
    humidity_high: ({ figure }: ReasonSaid) => `humidity ${figure}: too damp`,
    humidity_may_rise: ({ figure, limit }: ReasonSaid) => `humidity ${figure}, may pass ${limit} in between`,
    crop_frozen: ({ figure }: ReasonSaid) => `${figure}: the crop is frozen`,
    snow_lies: ({ figure }: ReasonSaid) => `snow or ice may lie, up to ${figure} as water`,
    snow_melted: ({ figure }: ReasonSaid) => `wet: ${figure} of melted snow or ice`,
    outside_moisture_table: ({ figure, limit }: ReasonSaid) => `${figure}: our hay table ends at ${limit}`,
    dew_near: ({ figure }: ReasonSaid) => `air only ${figure} above its dew point: dew is near`,
    dew_may_near: ({ figure }: ReasonSaid) => `air ${figure} above its dew point, perhaps less in between`,
    step_long: ({ figure }: ReasonSaid) => `one value for ${figure}: the weather within them is not known`,
    hay_moist: ({ figure }: ReasonSaid) => `hay stays at ${figure} moisture in this air`,
    frost_near: ({ figure }: ReasonSaid) => `ground down to ${figure}: frost is near`,
    ground_frost: ({ figure }: ReasonSaid) => `ground frost, ground down to ${figure}`,
    air_frost: ({ figure }: ReasonSaid) => `air frost, down to ${figure}`,
    hard_frost: ({ figure }: ReasonSaid) => `hard frost, down to ${figure}`,
    damage_near: ({ figure, limit }: ReasonSaid) =>
      `${figure}, close to the ${limit} that harms the crop at this stage`,
    damage_some: ({ figure, limit }: ReasonSaid) =>
      `${figure}: at or below the ${limit} that harms the crop at this stage`,
    damage_most: ({ figure }: ReasonSaid) => `${figure}: cold enough to kill most buds at this stage`,
    soil_saturated: () => 'soil is full of water: keep machines off',
    soil_wet: () => 'soil is wet: take care with machines',
    soil_unknown: () => 'no data on how wet the soil is',
    soil_unsettled: () => '60 days of weather are not enough to tell how wet the soil is',
    frozen: ({ figure }: ReasonSaid) => `${figure}: the frozen surface carries machines but cannot be worked`,
    missing: ({ input }: ReasonSaid) => `${input} ${input.endsWith('s') ? 'are' : 'is'} not in this forecast`,
  },
}

/** Values of a reason: see {@link reasons}. */
export interface ReasonSaid {
  figure: string
  limit: string
  clock: string
  input: string
  fall: string
  amount: string
}

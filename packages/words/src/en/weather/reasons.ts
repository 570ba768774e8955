import { precipitationNames } from './precipitation-names.ts'

/** Reasons for a verdict: clauses without a capital or a full stop. */
export const reasons = {
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
    snowDepthM: 'snow depth',
    weatherCode: 'weather type',
    pop: 'chance of rain',
    et0Mm: 'reference evapotranspiration',
    radiationMj: 'solar radiation',
    vapourPressureKpa: 'vapour pressure',
    wetHours: 'hours of high humidity',
    latDeg: 'latitude',
  },
  /** A value with its hour. */
  at: ({ said, clock }: { said: string; clock: string }) => `${said} (${clock})`,
  falls: precipitationNames,
  amounts: {
    rain: ({ figure }: Pick<ReasonValues, 'figure'>) => `${figure} of rain`,
    freezing: ({ figure }: Pick<ReasonValues, 'figure'>) => `${figure} of freezing rain`,
    snow: ({ figure }: Pick<ReasonValues, 'figure'>) => `${figure} of snow (as water)`,
    mixed: ({ figure }: Pick<ReasonValues, 'figure'>) => `${figure} of rain and snow (as water)`,
    either: ({ figure }: Pick<ReasonValues, 'figure'>) => `${figure} of rain or snow (as water)`,
    rain_freezing: ({ figure }: Pick<ReasonValues, 'figure'>) =>
      `${figure} of ${precipitationNames.rain_freezing}`,
    snow_freezing: ({ figure }: Pick<ReasonValues, 'figure'>) =>
      `${figure} of ${precipitationNames.snow_freezing} (as water)`,
    mixed_freezing: ({ figure }: Pick<ReasonValues, 'figure'>) =>
      `${figure} of ${precipitationNames.mixed_freezing} (as water)`,
  },
  none: 'no problems in the forecast',
  /**
   * `figure` and `limit` are in the farmer's units. `clock` is the start or end, `input` the
   * missing data, `fall` the kind of precipitation, and `amount` its value.
   */
  codes: {
    inversion_likely: () => 'inversion likely: fine droplets hang in the air and drift',
    inversion_possible: () => 'inversion possible: look for mist, dew and still smoke',
    dark: () => 'dark',
    wind_low: ({ figure }: ReasonValues) => `wind ${figure}: too calm, inversion risk`,
    wind_brisk: ({ figure }: ReasonValues) => `wind ${figure}: watch for drift`,
    wind_high: ({ figure }: ReasonValues) => `wind ${figure}: drift`,
    wind_may_drop: ({ figure, limit }: ReasonValues) =>
      `wind ${figure}, may drop below ${limit} between forecast times: watch for calm`,
    wind_may_rise: ({ figure, limit }: ReasonValues) =>
      `wind ${figure}, may reach ${limit} between forecast times: watch for drift`,
    gust_brisk: ({ figure }: ReasonValues) => `gusts of ${figure}: watch for drift`,
    gust_high: ({ figure }: ReasonValues) => `gusts of ${figure}: too strong`,
    gust_not_given: ({ figure }: ReasonValues) =>
      `gusts are not in this forecast: probably about ${figure}, perhaps more (rule of thumb, WMO)`,
    gust_estimated_high: ({ figure }: ReasonValues) =>
      `gusts are not in this forecast: probably about ${figure}, too strong (rule of thumb, WMO)`,
    rain: ({ amount }: ReasonValues) => amount,
    rain_little: ({ amount }: ReasonValues) => `${amount}: all of it may fall within an hour`,
    rain_chance: ({ figure, fall }: ReasonValues) => `${figure} chance of ${fall}`,
    chance_not_given: ({ clock }: ReasonValues) =>
      `the chance of rain is not known after ${clock}: watch the sky`,
    rain_soon: ({ clock, limit, fall }: ReasonValues) =>
      `${fall} may come from ${clock}, within ${limit} of spraying`,
    rain_soon_chance: ({ clock, limit, fall }: ReasonValues) =>
      `a chance of ${fall} from ${clock}, within ${limit} of spraying`,
    rain_after_unknown: ({ limit }: ReasonValues) =>
      `the forecast does not cover the ${limit} after spraying`,
    rain_before: ({ amount, limit }: ReasonValues) => `${amount} in the ${limit} before`,
    rain_soaked: ({ amount, limit }: ReasonValues) =>
      `${amount} in ${limit}, and not dry for long enough since`,
    rain_before_unknown: ({ limit }: ReasonValues) => `no rainfall data for the ${limit} before`,
    rain_falling: ({ amount }: ReasonValues) => `${amount} during the work: the surface smears`,
    rain_today: ({ amount }: ReasonValues) => `${amount} today: the surface is wet`,
    delta_t_low: ({ figure }: ReasonValues) => `Delta T ${figure}: drops dry slowly and may run off or drift`,
    delta_t_raised: ({ figure }: ReasonValues) => `Delta T ${figure}: drops dry fast`,
    delta_t_high: ({ figure }: ReasonValues) => `Delta T ${figure}: drops dry before they land`,
    near_freezing: ({ figure }: ReasonValues) =>
      `${figure}: at or near freezing, water freezes on leaves and in nozzles`,
    frosted_leaves: ({ figure }: ReasonValues) => `frosted leaves, ground down to ${figure}`,
    leaves_wet: ({ amount, limit }: ReasonValues) => `leaves may be wet: ${amount} in the ${limit} before`,
    thunder: () => 'thunder: sudden gusts, a downpour, and lightning',
    temp_low: ({ figure }: ReasonValues) => `${figure}: too cold for good uptake`,
    temp_warm: ({ figure }: ReasonValues) => `${figure}: warm, crop injury and drift more likely`,
    temp_high: ({ figure }: ReasonValues) => `${figure}: too hot`,
    humidity_low: ({ figure }: ReasonValues) => `humidity ${figure}: dry air`,
    humidity_raised: ({ figure }: ReasonValues) => `humidity ${figure}: damp air`,
    humidity_high: ({ figure }: ReasonValues) => `humidity ${figure}: too damp`,
    humidity_may_rise: ({ figure, limit }: ReasonValues) =>
      `humidity ${figure}, may exceed ${limit} between forecast times`,
    crop_frozen: ({ figure }: ReasonValues) => `${figure}: the crop is frozen`,
    snow_lies: ({ figure }: ReasonValues) => `snow or ice may lie, up to ${figure} as water`,
    snow_melted: ({ figure }: ReasonValues) => `wet: ${figure} of melted snow or ice`,
    outside_moisture_table: ({ figure, limit }: ReasonValues) =>
      `${figure}: too cool for our hay table, which starts at ${limit}`,
    dew_near: ({ figure }: ReasonValues) => `air only ${figure} above its dew point: dew is likely soon`,
    dew_may_near: ({ figure }: ReasonValues) =>
      `air ${figure} above its dew point, perhaps less between forecast times`,
    step_long: ({ figure }: ReasonValues) => `one value for ${figure}: the weather in between is not known`,
    hay_moist: ({ figure }: ReasonValues) => `hay stays at ${figure} moisture in this air`,
    frost_near: ({ figure }: ReasonValues) => `ground down to ${figure}: frost is near`,
    ground_frost: ({ figure }: ReasonValues) => `ground frost, down to ${figure}`,
    air_frost: ({ figure }: ReasonValues) => `air frost, down to ${figure}`,
    hard_frost: ({ figure }: ReasonValues) => `hard frost, down to ${figure}`,
    damage_near: ({ figure, limit }: ReasonValues) =>
      `${figure}, close to the ${limit} that harms the crop at this stage`,
    damage_some: ({ figure, limit }: ReasonValues) =>
      `${figure}: at or below the ${limit} that harms the crop at this stage`,
    damage_most: ({ figure }: ReasonValues) => `${figure}: cold enough to kill most buds at this stage`,
    soil_saturated: () => 'soil is waterlogged: keep machines off',
    soil_wet: () => 'soil is wet: take care with machines',
    soil_unknown: () => 'no data on how wet the soil is',
    soil_unsettled: () => '60 days of weather are not enough to tell how wet the soil is',
    frozen: ({ figure }: ReasonValues) =>
      `${figure}: the frozen ground can carry machinery but cannot be worked`,
    missing: ({ input }: ReasonValues) =>
      `${input} ${input.endsWith('s') ? 'are' : 'is'} not in this forecast`,
  },
}

export interface ReasonValues {
  figure: string
  limit: string
  clock: string
  input: string
  fall: string
  amount: string
}

import type { ReasonMessages } from '../sentences/reason.ts'

type Reasons = ReasonMessages['reasons']
type Code = keyof Reasons['codes']

/** Reason codes by subject. `amount` is precipitation. */
const CODES_OF = {
  amount: ['rain', 'rain_little', 'rain_falling'],
  inversion: ['inversion_likely', 'inversion_possible'],
  dark: ['dark'],
  calm: ['wind_low', 'wind_may_drop'],
  wind: ['wind_brisk', 'wind_high', 'wind_may_rise'],
  gusts: ['gust_brisk', 'gust_high', 'gust_not_given', 'gust_estimated_high'],
  snow: ['snow_lies'],
  meltwater: ['snow_melted'],
  rainChance: ['rain_chance'],
  rainSoon: ['rain_soon', 'rain_soon_chance'],
  rainBefore: ['rain_before', 'rain_soaked', 'rain_today'],
  dryingAir: ['delta_t_raised', 'delta_t_high'],
  dampAir: ['delta_t_low', 'humidity_raised', 'humidity_high', 'humidity_may_rise'],
  dryAir: ['humidity_low'],
  cold: ['near_freezing', 'temp_low'],
  hot: ['temp_warm', 'temp_high'],
  frost: [
    ...(['frosted_leaves', 'crop_frozen', 'frost_near', 'ground_frost', 'air_frost', 'hard_frost'] as const),
    ...(['damage_near', 'damage_some', 'damage_most', 'frozen'] as const),
  ],
  wetLeaves: ['leaves_wet'],
  dew: ['dew_near', 'dew_may_near'],
  thunder: ['thunder'],
  hay: ['outside_moisture_table', 'hay_moist'],
  soilWet: ['soil_saturated', 'soil_wet'],
  soilUnknown: ['soil_unknown', 'soil_unsettled'],
  missing: ['missing', 'chance_not_given', 'rain_after_unknown', 'rain_before_unknown', 'step_long'],
} as const satisfies Readonly<Record<string, readonly Code[]>>

type Subject = keyof typeof CODES_OF

/** The values of these codes do not measure their subject, so they are left out. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['step_long', 'gust_not_given', 'outside_moisture_table'])

/**
 * Creates short reasons, by subject and value: 'strong wind 24 km/h (12:00)'. For languages without
 * a full sentence for each reason.
 *
 * @param subjects one or two uncapitalised words for each subject
 * @param none text for a verdict without problems
 * @param falls kinds of precipitation
 */
export function createShortReasons(
  subjects: Readonly<Record<Exclude<Subject, 'amount'>, string>>,
  none: string,
  falls: Reasons['falls'],
): Reasons {
  const saying =
    (subject: Subject, code: Code): Reasons['codes'][Code] =>
    ({ figure, clock, amount }) => {
      if (subject === 'amount') return amount
      const more = WITHOUT_FIGURE.has(code) ? '' : subject === 'rainSoon' ? clock : figure
      return more === '' ? subjects[subject] : `${subjects[subject]} ${more}`
    }
  const codes = Object.fromEntries(
    (Object.keys(CODES_OF) as Subject[]).flatMap((subject) =>
      CODES_OF[subject].map((code) => [code, saying(subject, code)]),
    ),
  ) as Record<(typeof CODES_OF)[Subject][number], Reasons['codes'][Code]>
  const amounts = Object.fromEntries(
    Object.entries(falls).map(([kind, fall]) => [
      kind,
      ({ figure }: { figure: string }) => `${fall} ${figure}`,
    ]),
  ) as Reasons['amounts']
  return { inputs: {}, falls, amounts, at: ({ said, clock }) => `${said} (${clock})`, none, codes }
}

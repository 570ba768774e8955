import type { ReasonWords } from '../say/reason.ts'

type Codes = ReasonWords['reasons']['codes']
type Code = keyof Codes

/** What a reason is about, in a word or two without a capital, in a language that has no sentence for each. */
export interface ReasonSubjects {
  readonly inversion: string
  readonly dark: string
  readonly calm: string
  readonly wind: string
  readonly gusts: string
  readonly snow: string
  readonly meltwater: string
  readonly rainChance: string
  readonly rainSoon: string
  readonly rainBefore: string
  readonly dryingAir: string
  readonly dampAir: string
  readonly dryAir: string
  readonly cold: string
  readonly hot: string
  readonly frost: string
  readonly wetLeaves: string
  readonly dew: string
  readonly thunder: string
  readonly hay: string
  readonly soilWet: string
  readonly soilUnknown: string
  readonly missing: string
}

/** By code, what a reason is about: `amount` is what falls. Of {@link WITHOUT_FIGURE} no figure is told. */
const SUBJECT_OF: Readonly<Record<Code, keyof ReasonSubjects | 'amount'>> = {
  inversion_likely: 'inversion',
  inversion_possible: 'inversion',
  dark: 'dark',
  wind_low: 'calm',
  wind_brisk: 'wind',
  wind_high: 'wind',
  wind_may_drop: 'calm',
  wind_may_rise: 'wind',
  gust_brisk: 'gusts',
  gust_high: 'gusts',
  gust_not_given: 'gusts',
  gust_estimated_high: 'gusts',
  rain: 'amount',
  rain_little: 'amount',
  rain_chance: 'rainChance',
  chance_not_given: 'missing',
  rain_soon: 'rainSoon',
  rain_soon_chance: 'rainSoon',
  rain_after_unknown: 'missing',
  rain_before: 'rainBefore',
  rain_soaked: 'rainBefore',
  rain_before_unknown: 'missing',
  rain_falling: 'amount',
  rain_today: 'rainBefore',
  delta_t_low: 'dampAir',
  delta_t_raised: 'dryingAir',
  delta_t_high: 'dryingAir',
  near_freezing: 'cold',
  frosted_leaves: 'frost',
  leaves_wet: 'wetLeaves',
  thunder: 'thunder',
  temp_low: 'cold',
  temp_warm: 'hot',
  temp_high: 'hot',
  humidity_low: 'dryAir',
  humidity_raised: 'dampAir',
  humidity_high: 'dampAir',
  humidity_may_rise: 'dampAir',
  crop_frozen: 'frost',
  snow_lies: 'snow',
  snow_melted: 'meltwater',
  outside_moisture_table: 'hay',
  dew_near: 'dew',
  dew_may_near: 'dew',
  step_long: 'missing',
  hay_moist: 'hay',
  frost_near: 'frost',
  ground_frost: 'frost',
  air_frost: 'frost',
  hard_frost: 'frost',
  damage_near: 'frost',
  damage_some: 'frost',
  damage_most: 'frost',
  soil_saturated: 'soilWet',
  soil_wet: 'soilWet',
  soil_unknown: 'soilUnknown',
  soil_unsettled: 'soilUnknown',
  frozen: 'frost',
  missing: 'missing',
}

/** Their figure is of something else than their word. */
const WITHOUT_FIGURE: ReadonlySet<string> = new Set(['step_long', 'gust_not_given', 'outside_moisture_table'])

/**
 * The reasons of a verdict by what they are about, with their figure: 'strong wind 24 km/h (12:00)'.
 *
 * @param none that nothing speaks against it
 * @param falls what may fall
 */
export function shortReasons(
  subjects: ReasonSubjects,
  none: string,
  falls: ReasonWords['reasons']['falls'],
): ReasonWords['reasons'] {
  const codes = Object.fromEntries(
    Object.entries(SUBJECT_OF).map(([code, subject]): [string, Codes['missing']] => [
      code,
      ({ figure, clock, amount }) => {
        if (subject === 'amount') return amount
        const more = WITHOUT_FIGURE.has(code) ? '' : subject === 'rainSoon' ? clock : figure
        return more === '' ? subjects[subject] : `${subjects[subject]} ${more}`
      },
    ]),
  ) as Codes
  const amount =
    (fall: string) =>
    ({ figure }: { figure: string }) =>
      `${fall} ${figure}`
  const amounts = {
    rain: amount(falls.rain),
    freezing: amount(falls.freezing),
    snow: amount(falls.snow),
    mixed: amount(falls.mixed),
    either: amount(falls.either),
    rain_freezing: amount(falls.rain_freezing),
    snow_freezing: amount(falls.snow_freezing),
    mixed_freezing: amount(falls.mixed_freezing),
  }
  return { inputs: {}, falls, amounts, at: ({ said, clock }) => `${said} (${clock})`, none, codes }
}

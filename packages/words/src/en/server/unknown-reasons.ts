/** `inputs` lists the missing data in words. `day` is YYYY-MM-DD. `because` is another reason. */
interface About {
  inputs: string
  day: string
  hours: string
  because: string
}

const be = (inputs: string) => (inputs.endsWith('s') ? 'are' : 'is')
const missing = ({ inputs }: Pick<About, 'inputs'>) => `${inputs} ${be(inputs)} missing`

/** Clauses without a capital or a full stop. */
export const unknownReasons = {
  missing,
  missing_some_hours: (about: About) => `${missing(about)} for some hours`,
  missing_some_hours_before: (about: About) => `${missing(about)} for some of the earlier hours`,
  missing_some_hours_after: (about: About) => `${missing(about)} for some of the later hours`,
  missing_some_of_the_night: (about: About) => `${missing(about)} for part of the night`,
  missing_an_afternoon: (about: About) => `${missing(about)} for one afternoon`,
  missing_part_of_day: (about: About) => `${missing(about)} for part of the day`,
  missing_some_days: (about: About) => `${missing(about)} for some days`,
  weather_unsaid: () => 'the weather type is missing for some hours',
  hail_unsaid: () => 'the forecast has thunderstorms but does not say whether they bring hail',
  freezing_unsaid: () => 'for some hours, it is not known whether rain will freeze',
  fall_unsaid: () => 'for some hours, it is not known whether rain or snow will fall',
  missing_on: ({ inputs, day }: About) => `${inputs} on ${day} ${be(inputs)} missing`,
  out_of_range: ({ inputs }: About) => `${inputs} ${be(inputs)} out of range`,
  ground_not_judged: (about: About) => `${missing(about)}, so the ground cannot be judged`,
  result_out_of_range: () => 'the values are out of range',
  max_below_min: () => 'the highest temperature is below the lowest',
  outside_wet_bulb_range: () => 'the temperature is outside -40 to 50 °C',
  wind_height_out_of_range: () => 'the height of the wind measurement is out of range',
  day_unknown: ({ because }: About) => `one day is not known: ${because}`,
  little_of_day: () => 'too much of the day has no data',
  no_forecast: () => 'there is no forecast',
  drying_power_unknown: () => 'the day’s drying power is not known',
  ends_before_dry: () => 'the forecast ends before the hay would be dry',
  ends_before_hours_after: ({ hours }: About) => `the forecast does not cover the ${hours} hours after it`,
  rain_before_unknown: () => 'there is no rainfall data for the hours before the forecast',
  too_few_nights: () => 'there are too few past nights to show a trend',
  nights_too_alike: () => 'the past nights are too similar to show a trend',
  night_too_short: () => 'the night is too short to show a trend',
  hour_outside_trend: () => 'the trend does not cover this hour',
  upper_not_above_base: () => 'the upper limit is not above the base',
  no_water_use: () => 'the crop uses no water',
  soil_unknown: () => 'there is no data on how dry the soil is',
  irrigation_efficiency_out_of_range: () => 'the irrigation efficiency is out of range',
}

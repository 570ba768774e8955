import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, test } from 'vitest'
import { type AnswerRow, startForecastAnswers, withMeasures } from '../../support/chat/forecast-answers.ts'

let answers: Awaited<ReturnType<typeof startForecastAnswers>>
beforeAll(async () => {
  answers = await startForecastAnswers()
})
afterAll(() => answers.close())

const today = { days: [0] }
const tomorrow = { days: [1] }
const grid: readonly AnswerRow[] = [
  [
    'rain of a day',
    { ...withMeasures('rain'), when: { weekdays: [4] } },
    'Rain, Thursday 24 September: yes, 35 mm, 00:00 to midnight (highest chance of rain: 90%).',
  ],
  [
    'no rain',
    { ...withMeasures('rain'), when: tomorrow },
    'Rain, Tuesday 22 September: no, none is forecast (highest chance of rain: 0%).',
  ],
  [
    'when it rains in the week',
    { ...withMeasures('rain'), when: { week: true }, best: true },
    /^Rain, Monday 21 September – Saturday 26 September: yes, 40 mm, Wednesday 23 September, 18:00 to midnight; /,
  ],
  [
    'the wettest day',
    { ...withMeasures('rain'), extreme: 'highest' },
    'Wettest day: Thursday 24 September. Rain: 35 mm.',
  ],
  [
    'dry days',
    { ...withMeasures('dry'), when: { week: true } },
    'Dry days: 2 (Monday 21 September, Tuesday 22 September); not known: Saturday 26 September.',
  ],
  ['a dry day', { ...withMeasures('dry'), when: tomorrow }, /^Rain, Tuesday 22 September: no, none/],
  [
    'the driest day',
    { ...withMeasures('dry'), extreme: 'highest' },
    'Driest day: Monday 21 September, Tuesday 22 September. Rain: 0 mm.',
  ],
  [
    'wind and gusts',
    { ...withMeasures('wind'), when: { weekdays: [5] } },
    'Wind, Friday 25 September: strongest 19 km/h (15:00); gusts 31 km/h (14:00).',
  ],
  [
    'the calmest day',
    { ...withMeasures('wind'), extreme: 'lowest' },
    /^Calmest day: Friday 25 September\. Wind: strongest/,
  ],
  [
    'temperature of a day',
    { ...withMeasures('temperature'), when: { weekdays: [3] } },
    'Temperature, Wednesday 23 September: lowest 20 °C, highest 31 °C.',
  ],
  [
    'temperature of several days, a line each',
    { ...withMeasures('temperature'), when: { days: [1, 2] } },
    '- Temperature, Tuesday 22 September: lowest 22 °C, highest 32 °C.\n' +
      '- Temperature, Wednesday 23 September: lowest 20 °C, highest 31 °C.',
  ],
  [
    'the coldest day',
    { ...withMeasures('temperature'), extreme: 'lowest' },
    'Coldest day: Thursday 24 September. Temperature: lowest 19 °C, highest 29 °C.',
  ],
  [
    'frost tonight',
    { ...withMeasures('frost'), when: { days: [0], part: 'night' } },
    /^Tonight, 17:32 to 05:25: no frost/,
  ],
  [
    'frost in the week',
    { ...withMeasures('frost'), when: { week: true } },
    /^Frost, Monday .* – Saturday .*: no, .*19 °C/,
  ],
  [
    'humidity',
    { ...withMeasures('humidity'), when: tomorrow },
    'Humidity, Tuesday 22 September: lowest 39%, highest 76%.',
  ],
  [
    'cloud',
    { ...withMeasures('cloud'), when: tomorrow },
    /^Cloud, Tuesday 22 September: lowest 0%, highest \d+%\.$/,
  ],
  ['fog', { ...withMeasures('fog'), when: tomorrow }, 'Fog, Tuesday 22 September: no, none is forecast.'],
  ['snow', { ...withMeasures('snow'), when: tomorrow }, 'Snow, Tuesday 22 September: no, none is forecast.'],
  [
    'storms',
    withMeasures('storm'),
    /^Thunder, Monday 21 September – Saturday 26 September: no, none is forecast\.$/,
  ],
  ['hail is never ruled out', withMeasures('hail'), /^Hail, .*none is forecast, but .* thunder/],
  [
    'sunset',
    { ...withMeasures('sun'), when: today, best: true },
    'Sun, Monday 21 September: rises 05:25, sets 17:32.',
  ],
  ['sunshine', { ...withMeasures('sun'), when: tomorrow }, /^- Sun, Tuesday .*\n- Cloud, Tuesday .*%\.$/],
  [
    'evaporation of a day',
    { ...withMeasures('evaporation'), when: tomorrow },
    /^Evaporation \(ET0\), Tuesday 22 September: 7\.5 mm\. /,
  ],
  ['evaporation', withMeasures('evaporation'), /^Evaporation \(ET0\): .*29 mm from Monday 21/],
  ['water for the crop', withMeasures('water'), /^- Watering: .*\n- Rain, .*/],
  [
    'soil',
    { ...withMeasures('soil'), when: tomorrow },
    /^Field work, Tuesday 22 September: (?:don’t|can’t tell) 05:00 to 18:00 \(/,
  ],
  [
    'disease risk',
    withMeasures('disease_risk'),
    /^- Late blight of potatoes: .*\n- Humidity ≥ 90%, .*: yes, .*\n- Rain, /,
  ],
  [
    'degree days',
    withMeasures('degree_days'),
    'Degree days: Choose your crop in your farm settings: degree days need its base temperature.',
  ],
  [
    'chill hours that are not counted here',
    withMeasures('chill_hours'),
    /^Your soil water, .*chill hours are under “Water and growth”/,
  ],
  [
    'heat stress',
    { ...withMeasures('heat_stress'), when: tomorrow },
    /^- Heat stress in cattle, Tuesday 22 September: yes, 80 around 14:00 \(.*68\)\.\n- Heat risk at work, .*: yes, 34 °C/,
  ],
  [
    'the weather of a day',
    { ...withMeasures('weather'), when: tomorrow },
    'Tuesday 22 September: Dry all day. Temperature: lowest 22 °C, highest 32 °C. ' +
      'Wind: strongest 28 km/h (13:00); gusts 45 km/h (12:00).',
  ],
  [
    'the weather of the week',
    { ...withMeasures('weather'), when: { week: true } },
    /^(?:- \w+day \d\d September: .*Temperature: .*Wind: .*\n?){5}$/,
  ],
  ['nothing in particular', { when: tomorrow }, /^Tuesday 22 September: Dry all day\. Temperature/],
]

test('answers about every measure for every time span', () =>
  checkRows(grid, async ([, asked, begins]) => {
    await answers.expectAnswer(asked, begins)
  }))

import { checkRows } from '@smart-farming/contracts/testing/check-rows'
import { afterAll, beforeAll, test } from 'vitest'
import { of, type Row, startForecastAnswers } from '../../support/chat/forecast-answers.ts'

let answers: Awaited<ReturnType<typeof startForecastAnswers>>
beforeAll(async () => {
  answers = await startForecastAnswers()
})
afterAll(() => answers.close())

const today = { days: [0] }
const tomorrow = { days: [1] }
const grid: readonly Row[] = [
  [
    'rain of a day',
    { ...of('rain'), when: { weekdays: [4] } },
    'Rain, Thursday 24 September: yes, 35 mm, 00:00 to midnight (highest chance of rain: 90%).',
  ],
  [
    'no rain',
    { ...of('rain'), when: tomorrow },
    'Rain, Tuesday 22 September: no, none is forecast (highest chance of rain: 0%).',
  ],
  [
    'when it rains in the week',
    { ...of('rain'), when: { week: true }, best: true },
    /^Rain, Monday 21 September – Saturday 26 September: yes, 40 mm, Wednesday 23 September, 18:00 to midnight; /,
  ],
  [
    'the wettest day',
    { ...of('rain'), extreme: 'highest' },
    'Wettest day: Thursday 24 September. Rain: 35 mm.',
  ],
  [
    'dry days',
    { ...of('dry'), when: { week: true } },
    'Dry days: 2 (Monday 21 September, Tuesday 22 September); not known: Saturday 26 September.',
  ],
  ['a dry day', { ...of('dry'), when: tomorrow }, /^Rain, Tuesday 22 September: no, none/],
  [
    'the driest day',
    { ...of('dry'), extreme: 'highest' },
    'Driest day: Monday 21 September, Tuesday 22 September. Rain: 0 mm.',
  ],
  [
    'wind and gusts',
    { ...of('wind'), when: { weekdays: [5] } },
    'Wind, Friday 25 September: strongest 19 km/h (15:00); gusts 31 km/h (14:00).',
  ],
  [
    'the calmest day',
    { ...of('wind'), extreme: 'lowest' },
    /^Calmest day: Friday 25 September\. Wind: strongest/,
  ],
  [
    'temperature of a day',
    { ...of('temperature'), when: { weekdays: [3] } },
    'Temperature, Wednesday 23 September: lowest 20 °C, highest 31 °C.',
  ],
  [
    'temperature of several days, a line each',
    { ...of('temperature'), when: { days: [1, 2] } },
    '- Temperature, Tuesday 22 September: lowest 22 °C, highest 32 °C.\n' +
      '- Temperature, Wednesday 23 September: lowest 20 °C, highest 31 °C.',
  ],
  [
    'the coldest day',
    { ...of('temperature'), extreme: 'lowest' },
    'Coldest day: Thursday 24 September. Temperature: lowest 19 °C, highest 29 °C.',
  ],
  [
    'frost tonight',
    { ...of('frost'), when: { days: [0], part: 'night' } },
    /^Tonight, 17:32 to 05:25: no frost/,
  ],
  [
    'frost in the week',
    { ...of('frost'), when: { week: true } },
    /^Frost, Monday .* – Saturday .*: no, .*19 °C/,
  ],
  [
    'humidity',
    { ...of('humidity'), when: tomorrow },
    'Humidity, Tuesday 22 September: lowest 39%, highest 76%.',
  ],
  ['cloud', { ...of('cloud'), when: tomorrow }, /^Cloud, Tuesday 22 September: lowest 0%, highest \d+%\.$/],
  ['fog', { ...of('fog'), when: tomorrow }, 'Fog, Tuesday 22 September: no, none is forecast.'],
  ['snow', { ...of('snow'), when: tomorrow }, 'Snow, Tuesday 22 September: no, none is forecast.'],
  ['storms', of('storm'), /^Thunder, Monday 21 September – Saturday 26 September: no, none is forecast\.$/],
  ['hail is never ruled out', of('hail'), /^Hail, .*none is forecast, but .* thunder/],
  ['sunset', { ...of('sun'), when: today, best: true }, 'Sun, Monday 21 September: rises 05:25, sets 17:32.'],
  ['sunshine', { ...of('sun'), when: tomorrow }, /^- Sun, Tuesday .*\n- Cloud, Tuesday .*%\.$/],
  [
    'evaporation of a day',
    { ...of('evaporation'), when: tomorrow },
    /^Evaporation \(ET0\), Tuesday 22 September: 7\.5 mm\. /,
  ],
  ['evaporation', of('evaporation'), /^Evaporation \(ET0\): .*29 mm from Monday 21/],
  ['water for the crop', of('water'), /^- Watering: .*\n- Rain, .*/],
  [
    'soil',
    { ...of('soil'), when: tomorrow },
    /^Field work, Tuesday 22 September: (?:don’t|can’t tell) 05:00 to 18:00 \(/,
  ],
  [
    'disease risk',
    of('disease_risk'),
    /^- Late blight of potatoes: .*\n- Humidity ≥ 90%, .*: yes, .*\n- Rain, /,
  ],
  [
    'degree days',
    of('degree_days'),
    'Degree days: Choose your crop in the farm’s settings: degree days need its base temperature.',
  ],
  [
    'chill hours that are not counted here',
    of('chill_hours'),
    /^Your soil water, .*chill hours are under “Water and growth”/,
  ],
  [
    'heat stress',
    { ...of('heat_stress'), when: tomorrow },
    /^- Heat stress for cattle, Tuesday 22 September: yes, 80 around 14:00 \(.*68\)\.\n- Heat for people at work, .*: yes, 34 °C/,
  ],
  [
    'the weather of a day',
    { ...of('weather'), when: tomorrow },
    'Tuesday 22 September: Dry all day. Temperature: lowest 22 °C, highest 32 °C. ' +
      'Wind: strongest 28 km/h (13:00); gusts 45 km/h (12:00).',
  ],
  [
    'the weather of the week',
    { ...of('weather'), when: { week: true } },
    /^(?:- \w+day \d\d September: .*Temperature: .*Wind: .*\n?){5}$/,
  ],
  ['nothing in particular', { when: tomorrow }, /^Tuesday 22 September: Dry all day\. Temperature/],
]

test('answers about every measure at every time', () =>
  checkRows(grid, async ([, asked, begins]) => {
    await answers.expectAnswer(asked, begins)
  }))

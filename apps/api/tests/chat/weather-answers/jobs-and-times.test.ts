import { checkRows } from '@smart-farming/vectors/check-rows'
import { afterAll, beforeAll, test } from 'vitest'
import {
  type AnswerRow,
  startForecastAnswers,
  withJobs,
  withMeasures,
} from '../../support/chat/forecast-answers.ts'

let answers: Awaited<ReturnType<typeof startForecastAnswers>>
beforeAll(async () => {
  answers = await startForecastAnswers()
})
afterAll(() => answers.close())

const today = { days: [0] }
const tomorrow = { days: [1] }
const grid: readonly AnswerRow[] = [
  [
    'spraying on a day: verdict, reason, next hours',
    { ...withJobs('spraying'), when: tomorrow },
    'Spraying, Tuesday 22 September: don’t 05:00 to 18:00 (wind 28 km/h: drift (13:00)). No good hours, careful ' +
      'Wednesday 23 September, 05:00 to 08:00 (inversion possible: look for mist, dew and still smoke).',
  ],
  [
    'the best of two days',
    { ...withJobs('spraying'), best: true, when: { days: [1, 2] } },
    /^Spraying: no good hours, careful Wednesday 23 September, 05:00 to 08:00 /,
  ],
  [
    'harvest on a day',
    { ...withJobs('harvest'), when: tomorrow },
    'Combining, Tuesday 22 September: good 05:00 to 18:00.',
  ],
  [
    'hay on a day',
    { ...withJobs('hay'), when: tomorrow },
    /^- Mowing hay, Tuesday 22 September: no: 4 mm of rain is forecast on Wednesday .*\n- Baling hay, Tuesday 22 September: .*good 06:00 to 18:00\.$/,
  ],
  [
    'hay in the week',
    { ...withJobs('hay'), when: { week: true } },
    /^- Mowing hay: no day in this forecast .*\n- Baling hay: the next good hours are Monday/,
  ],
  ['the best day for field work', { ...withJobs('field_work'), best: true }, /^Field work: no good hours/],
  [
    'irrigation',
    { ...withJobs('irrigation'), when: today },
    /^- Watering: (?:no need now|can’t tell).*\n- Rain, Monday .* – Thursday .*: yes, 32 mm/,
  ],
  [
    'spreading',
    { ...withJobs('spreading'), when: { weekdays: [3] } },
    /^Spreading, Wednesday 23 September: wait: 39 mm of rain/,
  ],
  [
    'drying on a day',
    { ...withJobs('drying'), when: tomorrow },
    'Drying outside, Tuesday 22 September: yes, no rain is forecast (highest chance of rain: 0%).',
  ],
  [
    'drying on a wet day',
    { ...withJobs('drying'), when: { weekdays: [4] } },
    'Drying outside, Thursday 24 September: no, 35 mm of rain is forecast (highest chance of rain: 90%).',
  ],
  ['days to dry on', { ...withJobs('drying'), best: true }, /^Dry days: 2 \(/],
  [
    'hours of a day',
    { ...withMeasures('wind'), when: { days: [1], hours: { from: 8, until: 11 } } },
    /^Wind, Tuesday 22 September, 08:00 to 11:00: strongest 26 km\/h \(10:00\)/,
  ],
  [
    'the next hours',
    { ...withMeasures('temperature'), when: { nextHours: 3 } },
    /^Temperature, Monday 21 September, 16:00 to 20:00: lowest/,
  ],
  [
    'the mornings of the week',
    { ...withMeasures('wind'), when: { week: true, part: 'morning' } },
    /^(?:- Wind, \w+day \d\d September, 06:00 to 12:00: .*\n?){5}$/,
  ],
  [
    'yesterday',
    { ...withMeasures('rain'), when: { daysAgo: 1 } },
    /^Rain from Sunday 20 September, 00:00 to Monday 21 September, 00:00: 18 mm/,
  ],
  [
    'last night',
    { ...withMeasures('frost'), when: { daysAgo: 1, part: 'night' } },
    'Temperature, Sunday 20 September, 17:00 to 06:00: lowest 22 °C, highest 28 °C.',
  ],
  [
    'a morning that is over',
    { ...withMeasures('rain'), when: { days: [0], part: 'morning' } },
    /^Rain from Monday 21 September, 06:00 to Monday 21 September, 12:00: none/,
  ],
  [
    'a job at a time that is over',
    { ...withJobs('spraying'), when: { days: [0], part: 'morning' } },
    /^Spraying, Tuesday 22 September: don’t 06:00 to 12:00/,
  ],
  [
    'a limit that is passed',
    { ...withMeasures('temperature'), limit: { value: 30, way: 'above' }, when: tomorrow },
    /^Temperature, Tuesday 22 September: yes, 32 °C; 1\d:00 to \d\d:00\.$/,
  ],
  [
    'a limit that is not passed',
    { ...withMeasures('wind'), limit: { value: 15, way: 'below' }, when: tomorrow },
    'Wind, Tuesday 22 September: no, 17 km/h.',
  ],
  [
    'when a limit is passed',
    { ...withMeasures('wind'), limit: { value: 15, way: 'below' }, best: true },
    /: yes, 12 km\/h; Wednesday 23 September, 03:00 to 10:00\.$/,
  ],
  [
    'a limit of rain',
    { ...withMeasures('rain'), limit: { value: 10, way: 'above' }, when: { week: true } },
    /: yes, 40 mm\.$/,
  ],
  [
    'a season',
    { ...withMeasures('rain'), when: { far: true } },
    /^The forecast ends on Saturday 26 September\./,
  ],
  [
    'a day beyond the forecast',
    { ...withMeasures('rain'), when: { weekdays: [0] } },
    /^The forecast ends on Saturday 26 September\./,
  ],
]

test('answers about every job for every time span', () =>
  checkRows(grid, async ([, asked, begins]) => {
    await answers.expectAnswer(asked, begins)
  }))

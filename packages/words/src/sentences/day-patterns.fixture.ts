import type { TimedWork } from '@smart-farming/weather-core/outlook/day-statement'
import type { WeatherStep } from '@smart-farming/weather-core/steps/weather-step'

export type StepOverride = Partial<WeatherStep>
/** Default hour of a pattern: a mild spring day with a breeze. */
export const defaultHour = (hour: number): StepOverride => ({
  tempC: 12 + 4 * Math.sin(((hour % 24) - 9) / 4),
  humidityPct: 65,
  windKmh: 9,
  gustKmh: 14,
  rainMm: 0,
  snowMm: 0,
  pop: 0.05,
  cloudPct: 70,
  snowDepthM: 0,
  weatherCode: 2,
})

export interface DayPattern {
  /** Overrides for the hours from `from` until `until` (exclusive). */
  hours?: readonly (readonly [from: number, until: number, bend: StepOverride])[]
  /** Current hour, 0 by default. */
  now?: number
  /** Day of the sentence, counted from 0. */
  day?: number
  /** Hours per step, 1 by default. */
  step?: 1 | 3
  /** Hour at which the forecast ends. */
  end?: number
  jobs?: readonly TimedWork[]
}

const rain = (mm: number, pop = 0.9): StepOverride => ({
  rainMm: mm,
  snowMm: 0,
  pop,
  weatherCode: 61,
  humidityPct: 92,
})
const snow = (mm: number, tempC = -2): StepOverride => ({
  rainMm: mm,
  snowMm: mm,
  pop: 0.9,
  tempC,
  weatherCode: 73,
})
const always = (bend: StepOverride) => [[0, 120, bend]] as const
/** Air that warms by `byC` °C per hour from `from` until `until` (exclusive). */
const warming = (from: number, until: number, tempC: number, byC: number) =>
  Array.from(
    { length: until - from },
    (_, i) => [from + i, from + i + 1, { tempC: tempC + i * byC }] as const,
  )

export const DAY_PATTERNS: Readonly<Record<string, DayPattern>> = {
  'a mild dry day': {},
  'the same by 3-hour steps': { step: 3 },
  'dry, seen at noon': { now: 12 },
  'dry, seen in the evening': { now: 19 },
  'dry, the forecast ends at 15:00': { end: 15 },
  'dry on the second day': { day: 1 },
  'dry on the third day': { day: 2 },
  'dry on the fourth day': { day: 3 },
  'dry on the fifth day': { day: 4 },
  'rain on the fourth day': { day: 3, hours: [[80, 86, rain(1)]] },
  'no gusts known': { hours: always({ gustKmh: undefined }) },
  'no chance of rain known': { hours: always({ pop: undefined }) },
  'no rain known': { hours: always({ rainMm: undefined, snowMm: undefined }) },
  'rain known but for one hour': {
    hours: [
      [4, 8, rain(1)],
      [15, 16, { rainMm: undefined, snowMm: undefined }],
    ],
  },
  'no cloud known in a cold night': { hours: [[0, 7, { tempC: 2, cloudPct: undefined }]] },
  'nothing but temperatures': {
    hours: always({
      humidityPct: undefined,
      windKmh: undefined,
      gustKmh: undefined,
      rainMm: undefined,
      snowMm: undefined,
      pop: undefined,
      cloudPct: undefined,
    }),
  },
  '45 % chance of rain at noon, none falls': { hours: [[12, 13, { pop: 0.45 }]] },
  '45 % chance, others not known': {
    hours: [
      [0, 24, { pop: undefined }],
      [12, 13, { pop: 0.45 }],
    ],
  },
  '90 % chance of drizzle': { hours: [[11, 14, { pop: 0.9, rainMm: 0.05, weatherCode: 51 }]] },
  'drizzle all day, never 0.1 mm in an hour': { hours: always({ pop: 0.5, rainMm: 0.08, weatherCode: 51 }) },
  'drizzle all day and likely': { hours: always({ pop: 0.8, rainMm: 0.08, weatherCode: 51 }) },
  'rain from 15:00': { hours: [[15, 24, rain(0.5)]] },
  'rain until 06:00': { hours: [[0, 6, rain(0.5)]] },
  'rain from 06:00 to noon': { hours: [[6, 12, rain(1)]] },
  'rain throughout': { hours: [[0, 24, rain(1)]] },
  'rain throughout by 3-hour steps': { step: 3, hours: [[0, 24, rain(2)]] },
  'three short showers': {
    hours: [
      [8, 9, rain(1)],
      [12, 13, rain(0.6)],
      [16, 17, rain(1.2)],
    ],
  },
  '51 mm in two spells': {
    hours: [
      [2, 9, rain(4)],
      [14, 20, rain(3.9)],
    ],
  },
  'two light spells': {
    hours: [
      [2, 8, rain(0.4)],
      [14, 20, rain(0.4)],
    ],
  },
  'a cloudburst': { hours: [[16, 17, rain(35)]] },
  'thundery showers': {
    hours: [
      [14, 15, { ...rain(4), weatherCode: 95 }],
      [18, 19, { ...rain(4), weatherCode: 95 }],
    ],
  },
  'snow throughout at -6 °C': { hours: always(snow(0.3, -6)) },
  'snow from noon': {
    hours: [
      [0, 24, { tempC: -1 }],
      [12, 24, snow(0.5)],
    ],
  },
  'snow until 08:00, then thaw': { hours: [[0, 8, snow(0.5)], ...warming(8, 24, -1, 1)] },
  'snow from 06:00 to 10:00': {
    hours: [
      [0, 24, { tempC: -1 }],
      [6, 10, snow(1)],
    ],
  },
  'snow showers': {
    hours: [
      [0, 24, { tempC: 0 }],
      [8, 9, snow(0.5, 0)],
      [14, 15, snow(0.5, 0)],
    ],
  },
  'two long spells of snow': {
    hours: [
      [0, 24, { tempC: -3 }],
      [1, 8, snow(1, -3)],
      [14, 22, snow(1, -3)],
    ],
  },
  'a little snow, likely': {
    hours: [
      [0, 24, { tempC: -2 }],
      [9, 12, { pop: 0.8, rainMm: 0.05, snowMm: 0.05 }],
    ],
  },
  sleet: {
    hours: [
      [0, 24, { tempC: 3 }],
      [9, 15, { rainMm: 1, snowMm: 0.5, pop: 0.9, tempC: 1, weatherCode: 68 }],
    ],
  },
  'rain or snow, not said which': {
    hours: [
      [0, 24, { tempC: 3 }],
      [9, 15, { rainMm: 1, snowMm: undefined, pop: 0.9, tempC: 1 }],
    ],
  },
  'rain that turns to snow': {
    hours: [
      [0, 24, { tempC: 3 }],
      [6, 12, { ...rain(1), tempC: 2 }],
      [12, 18, snow(1, 0)],
      [18, 24, { tempC: 1 }],
    ],
  },
  'some snow not known': {
    hours: [
      [0, 24, { tempC: -2 }],
      [4, 8, snow(1)],
      [15, 16, { rainMm: undefined, snowMm: undefined }],
    ],
  },
  '45 % chance at noon in frost, none falls': { hours: [...always({ tempC: -4 }), [12, 13, { pop: 0.45 }]] },
  '45 % chance at noon at 3 °C, none falls': { hours: [...always({ tempC: 3 }), [12, 13, { pop: 0.45 }]] },
  '90 % chance in frost, none falls': { hours: [...always({ tempC: -4 }), [12, 13, { pop: 0.9 }]] },
  '90 % chance of freezing drizzle, none falls': {
    hours: [...always({ tempC: -1 }), [12, 13, { pop: 0.9, weatherCode: 56 }]],
  },
  'no chance known in frost': { hours: always({ tempC: -4, pop: undefined }) },
  'nothing known of what falls, in frost': {
    hours: always({ tempC: -4, rainMm: undefined, snowMm: undefined }),
  },
  'nothing known of what falls, at 2 °C': {
    hours: always({ tempC: 2, rainMm: undefined, snowMm: undefined }),
  },
  'snow by the code at 1 °C': {
    hours: [...always({ tempC: 1 }), [9, 15, { rainMm: 1, snowMm: undefined, pop: 0.9, weatherCode: 73 }]],
  },
  'rain by the code at 1 °C': {
    hours: [...always({ tempC: 1 }), [9, 15, { rainMm: 1, snowMm: undefined, pop: 0.9, weatherCode: 63 }]],
  },
  'rain at -3 °C': {
    hours: [...always({ tempC: -3 }), [9, 12, { rainMm: 1, snowMm: 0, pop: 0.9, weatherCode: 61 }]],
  },
  'every job after a night of snow': {
    jobs: ['spraying', 'harvest', 'hay', 'field_work'],
    hours: [[0, 7, snow(1)], ...warming(7, 24, -1, 0.5)],
  },
  'freezing rain, then thaw': {
    hours: [
      [0, 5, { tempC: 1 }],
      [5, 9, { ...rain(1), tempC: -0.5, weatherCode: 66 }],
      ...warming(9, 24, 0.5, 0.7),
    ],
  },
  'a ground frost at dawn': { day: 1, hours: [[27, 31, { tempC: 2, cloudPct: 0, windKmh: 2 }]] },
  'air of -0.4 °C': { day: 1, hours: [[28, 31, { tempC: -0.4, cloudPct: 100 }]] },
  'air frost of -1.2 °C, ground of -3 °C in another hour': {
    day: 1,
    hours: [
      [26, 27, { tempC: -1.2, cloudPct: 100 }],
      [29, 30, { tempC: 0.5, cloudPct: 0, windKmh: 0 }],
    ],
  },
  'a hard frost': {
    day: 1,
    hours: [[24, 31, { tempC: -5, cloudPct: 0, windKmh: 2 }], ...warming(31, 43, -4, 1.2)],
  },
  'frost tonight, seen at noon': { now: 12, hours: [[22, 32, { tempC: -2, cloudPct: 20, windKmh: 3 }]] },
  'frost tonight, seen at 17:00': { now: 17, hours: [[22, 32, { tempC: -2, cloudPct: 20, windKmh: 3 }]] },
  'frost tonight, seen at 23:00': { now: 23, hours: [[22, 32, { tempC: -2, cloudPct: 20, windKmh: 3 }]] },
  'frost tonight, seen after midnight': {
    now: 25,
    hours: [[22, 30, { tempC: -2, cloudPct: 20, windKmh: 3 }]],
  },
  'frost tonight, told by 3-hour steps': {
    now: 18,
    step: 3,
    hours: [[21, 33, { tempC: -2, cloudPct: 20, windKmh: 3 }]],
  },
  'frost this morning, seen at 08:00': { now: 8, hours: [[2, 9, { tempC: -2 }], ...warming(9, 20, -1, 2)] },
  'ground frost tonight': { now: 18, hours: [[26, 30, { tempC: 2, cloudPct: 0, windKmh: 1 }]] },
  'a night that may hide a frost': { now: 18, hours: [[26, 28, { tempC: undefined }]] },
  'frost all day at -15 °C': { hours: always({ tempC: -15, cloudPct: 30 }) },
  'frost all day but from noon to two, by 3-hour steps': {
    step: 3,
    hours: [...always({ tempC: -2 }), [12, 15, { tempC: 1.5 }]],
  },
  'frost all day, seen at 08:00': { now: 8, hours: always({ tempC: -6 }) },
  'frost all day, seen at noon before a harder night': {
    now: 12,
    hours: [...always({ tempC: -1 }), [23, 32, { tempC: -7 }]],
  },
  'heat of 36 °C': { hours: always({ tempC: 36, humidityPct: 30 }) },
  'thunder without rain': { hours: [[15, 18, { weatherCode: 95, pop: 0.25 }]] },
  'a hot day with a cool night': {
    hours: [[0, 24, { humidityPct: 45, windKmh: 12, cloudPct: 90 }], ...warming(8, 20, 27, 0.5)],
  },
  'good for one hour': {
    hours: [
      [0, 12, { gustKmh: 35 }],
      [13, 24, { gustKmh: 35 }],
    ],
  },
  'a gale': { hours: always({ windKmh: 45, gustKmh: 80 }) },
  'calm all day': { hours: always({ windKmh: 1.5, gustKmh: 3 }) },
  'breezy in the afternoon': { hours: [[12, 19, { windKmh: 17, gustKmh: 27 }]] },
  'fog until 10:00': { hours: [[0, 10, { humidityPct: 99, windKmh: 2, weatherCode: 45, cloudPct: 100 }]] },
  'a dairy farm on a dry day': { jobs: ['spraying', 'hay'] },
  'every job on a dry day': { jobs: ['spraying', 'harvest', 'hay', 'field_work'] },
  'every job after a wet night': {
    jobs: ['spraying', 'harvest', 'hay', 'field_work'],
    hours: [[0, 7, rain(1)]],
  },
  'a dry day after a wet one': { day: 1, jobs: ['spraying', 'harvest', 'hay'], hours: [[10, 20, rain(1)]] },
  'every job on the fifth day': { day: 4, jobs: ['spraying', 'harvest', 'hay', 'field_work'] },
}

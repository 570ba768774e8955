import {
  createScenarioTable,
  expectNoText,
  expectNot,
  expectText,
  expectVerdict,
  METP,
  OM,
  OWP,
  weather,
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()
/**
 * Dry air under a half-covered sky, with a wind so light that MET Norway's missing gusts do not
 * matter.
 */
const FINE = { t: 16, rh: 60, wind: 8, cloud: 45 }

for (const by of [OM, OWP, METP]) {
  add(`leaves-wet-${by}`, by, 6, weather(FINE, [8, 10, { mm: 1, pop: 90, code: 61 }]), [
    expectNot('spraying', 10, 12, 'good'),
    ...(by === OM ? [expectVerdict('spraying', 12, 16, 'good')] : []),
  ])
  add(`leaves-wet-before-now-${by}`, by, 10, weather(FINE, [7, 10, { mm: 1, pop: 90, code: 61 }]), [
    expectNot('spraying', 10, by === OM || by === METP ? 12 : 13, 'good'),
  ])
  add(
    `snow-then-mild-${by}`,
    by,
    4,
    weather({ ...FINE, t: 11 }, [-6, 6, { t: -1, rh: 90, mm: 0.8, pop: 90, code: 73 }]),
    [
      expectNot('spraying', 6, 10, 'good'),
      expectNot('harvest', 6, 10, 'good'),
      expectNot('hay', 6, 10, 'good'),
    ],
  )
  add(`thunder-without-rain-${by}`, by, 9, weather(FINE, [13, 16, { code: 95 }]), [
    expectNot('spraying', 13, 16, 'good'),
    expectNot('harvest', 13, 16, 'good'),
    expectText('thunder'),
  ])
  add(`frozen-hay-${by}`, by, 9, weather({ ...FINE, t: -2, rh: 50 }), [
    expectVerdict('hay', 9, 17, 'dont'),
    expectText('frost'),
    expectNoText('spraying: (good|careful)'),
  ])
  add(`night-is-not-offered-${by}`, by, 0, weather(FINE, [13, 24, { mm: 1, pop: 90, code: 61 }]), [
    expectNoText('spraying: (good|careful) 0[0-5]:'),
    { work: 'spraying', from: 0, to: 5, night: true },
    { work: 'harvest', from: 0, to: 5, night: true },
  ])
  add(
    `polar-night-${by}`,
    by,
    4,
    weather({ ...FINE, t: 6 }),
    [expectNoText('spraying: (good|careful) 0[0-8]:'), { work: 'harvest', from: 4, to: 9, night: true }],
    { date: '2026-12-20', lat: 69.6, lon: 19, zone: 'Europe/Oslo', offset: 1 },
  )
}
add(
  'ice-then-mild',
  OM,
  4,
  weather({ ...FINE, t: 11 }, [2, 6, { t: -1, rh: 95, mm: 1, pop: 90, code: 66 }]),
  [expectNot('spraying', 6, 8, 'good'), expectNot('harvest', 6, 8, 'good')],
)
add('one-good-hour', OM, 6, weather({ ...FINE, gust: 35 }, [12, 13, { gust: 14 }]), [expectText('too short')])
add('frost-all-day', OM, 0, weather({ ...FINE, t: -4 }), [
  expectText('frost all day'),
  expectNoText('tonight'),
])
add('mild-at-the-end', OM, 9, weather({ ...FINE, t: 14 }), [expectNoText('frost')])

export const leafAndLightScenarios = scenarios

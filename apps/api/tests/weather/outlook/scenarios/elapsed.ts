import {
  createScenarioTable,
  expectAlert,
  expectNoText,
  expectNot,
  expectVerdict,
  METP,
  OM,
  OWP,
  warmDay,
  weather,
} from './writing.ts'

const { add, scenarios } = createScenarioTable()
const FINE = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 80 }

// Rain that has already fallen.
for (const by of [OM, OWP, METP]) {
  add(
    `6-mm-that-ended-at-two-${by}`,
    by,
    12,
    weather({ ...warmDay, cloud: 30 }, [-1, 2, { mm: 2, pop: 95, code: 61 }]),
    [
      expectVerdict('harvest', 12, 26, 'dont'),
      expectNot('harvest', 33, 40, 'dont', 'unknown'),
      expectVerdict('hay', 12, 26, 'dont'),
    ],
  )
  add(
    `4-mm-that-ended-at-two-${by}`,
    by,
    12,
    weather({ ...warmDay, cloud: 30 }, [-1, 1, { mm: 2, pop: 95, code: 61 }]),
    [
      expectVerdict('harvest', 12, 13, 'dont'),
      expectNot('harvest', 15, 18, 'dont', 'unknown'),
      expectVerdict('hay', 12, 24, 'dont'),
    ],
  )
  add(`leaves-rained-on-an-hour-ago-${by}`, by, 12, weather(FINE, [8, 12, { mm: 1, pop: 95, code: 61 }]), [
    expectNot('spraying', 12, 13, 'good'),
  ])
  add(
    `snow-two-days-ago-that-lies-${by}`,
    by,
    12,
    weather({ ...FINE, t: -1, rh: 80, depth: 0.04 }, [-36, -30, { mm: 1, pop: 95, code: 73, t: -3 }]),
    [
      expectNot('spraying', 12, 60, 'good', 'careful'),
      expectNot('harvest', 12, 60, 'good', 'careful'),
      expectNot('field_work', 12, 60, 'good', 'careful'),
    ],
  )
  add(`snow-of-last-week-${by}`, by, 12, weather({ ...FINE, t: 3, rh: 70, depth: 0.12 }), [
    expectNot('spraying', 12, 40, 'good', 'careful'),
    expectNot('harvest', 12, 40, 'good', 'careful'),
    expectNot('hay', 12, 40, 'good', 'careful'),
    expectNot('field_work', 12, 40, 'good', 'careful'),
  ])
  add(
    `snow-of-last-week-melts-${by}`,
    by,
    6,
    weather({ ...FINE, t: 9, rh: 60, depth: 0 }, [-48, 12, { depth: 0.05 }]),
    [
      expectNot('spraying', 6, 12, 'good', 'careful'),
      expectNot('harvest', 6, 24, 'good', 'careful'),
      expectNot('field_work', 12, 24, 'good'),
    ],
  )
  add(`no-depth-and-cold-${by}`, by, 12, weather({ ...FINE, t: 1, rh: 70, depth: null }), [
    expectNot('spraying', 12, 40, 'good', 'careful'),
    expectNot('harvest', 12, 40, 'good', 'careful'),
    expectNot('field_work', 12, 40, 'good', 'careful'),
  ])
  add(`no-depth-and-warm-${by}`, by, 12, weather({ ...FINE, t: 15, rh: 60, depth: null }), [
    expectNot('harvest', 12, 17, 'dont', 'unknown'),
    expectNot('field_work', 12, 17, 'dont', 'unknown'),
  ])
  add(
    `wet-morning-dry-rest-${by}`,
    by,
    12,
    weather({ ...warmDay, cloud: 40 }, [5, 11, { mm: 2, pop: 95, code: 63 }]),
    [
      expectNoText('dry all day'),
      expectVerdict('harvest', 12, 24, 'dont'),
      expectVerdict('hay', 12, 24, 'dont'),
      expectVerdict('field_work', 12, 20, 'dont'),
    ],
  )
  add(
    `22-fallen-10-to-come-${by}`,
    by,
    12,
    weather(FINE, [1, 12, { mm: 2, pop: 95, code: 63 }], [12, 17, { mm: 2, pop: 95, code: 63 }]),
    [expectAlert('^heavy_rain$', '32')],
  )
  add(`25-mm-over-midnight-${by}`, by, 17, weather(FINE, [20, 28, { mm: 3.2, pop: 95, code: 63 }]), [
    expectAlert('^heavy_rain$', '2[56]'),
    expectNot('spraying', 17, 28, 'good'),
  ])
  add(`blight-behind-and-now-${by}`, by, 20, weather({ t: 15, rh: 70, cloud: 90 }, [-20, 20, { rh: 95 }]), [
    expectAlert('^blight$'),
  ])
}

// Soil in winter: ground under snow does not dry, regardless of evaporation.
const winter = { soil: { rain: 0.4, et0: 1.2 } }
for (const by of [OM, OWP, METP]) {
  add(
    `field-that-thawed-yesterday-${by}`,
    by,
    12,
    weather({ ...FINE, t: 8, depth: 0 }, [-1500, -30, { t: -3, depth: 0.08 }]),
    [expectNot('field_work', 12, 40, 'good', 'careful')],
    winter,
  )
  add(
    `field-that-thaws-tomorrow-${by}`,
    by,
    12,
    weather({ ...FINE, t: 8, depth: 0 }, [-1500, 30, { t: 1, depth: 0.08 }]),
    [expectNot('field_work', 12, 90, 'good', 'careful')],
    winter,
  )
  add(
    `field-of-a-winter-without-snow-${by}`,
    by,
    12,
    weather({ ...FINE, t: 8, depth: 0 }),
    [expectVerdict('field_work', 13, 17, 'good', 'careful')],
    winter,
  )
}
add(
  'depth-of-winter-is-not-known',
  OM,
  12,
  weather({ ...FINE, t: 8, depth: 0 }, [-1500, -60, { depth: null }]),
  [expectNot('field_work', 12, 40, 'good', 'careful')],
  winter,
)

export const elapsedScenarios = scenarios

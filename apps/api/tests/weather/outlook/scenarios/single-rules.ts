import {
  createScenarioTable,
  expectAlert,
  expectFirstAlert,
  expectNoAlert,
  expectNoText,
  expectNot,
  expectReason,
  expectText,
  expectUnchecked,
  expectVerdict,
  MET,
  METP,
  OM,
  OW,
  OWP,
  weather,
} from './writing.ts'

const { add, scenarios } = createScenarioTable()
const FINE = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 80 }
const ALL = [OM, OWP, METP, OW, MET]
const kericho = { lat: -0.37, lon: 35.28, zone: 'Africa/Nairobi', offset: 3, elevationM: 2400 }

// Each provider, with and without Open-Meteo for earlier weather.
for (const by of ALL) {
  add(
    `51-mm-in-two-spells-alone-${by}`,
    by,
    6,
    weather(FINE, [9, 12, { mm: 9, pop: 95, code: 65 }], [18, 21, { mm: 8, pop: 95, code: 65 }]),
    [
      expectNoText('shower|\\bdry (all day|until 18)|snow'),
      expectText('51'),
      expectAlert('^heavy_rain$', '51'),
      expectNot('spraying', 6, 21, 'good'),
      expectNot('field_work', 9, 24, 'good'),
    ],
  )
  add(
    `27.9-at-2400-m-${by}`,
    by,
    9,
    weather({ t: 27.9, rh: 38, wind: 9, gust: 14, cloud: 60 }),
    [expectVerdict('spraying', 10, 17, 'dont'), expectReason('spraying', 10, 17, 'delta_t')],
    kericho,
  )
  add(
    `snow-at-minus-6-alone-${by}`,
    by,
    6,
    weather({ t: -6, rh: 90, wind: 9, gust: 14, cloud: 100 }, [9, 21, { mm: 2.5, pop: 95, code: 73 }]),
    [
      expectText('snow'),
      expectNoText('\\brain|drizzle|shower'),
      expectNoAlert('heavy_rain'),
      expectAlert('heavy_snow'),
      expectNot('spraying', 6, 48, 'good', 'careful'),
      expectNot('harvest', 6, 48, 'good', 'careful'),
      expectNot('hay', 6, 48, 'good', 'careful'),
      expectNot('field_work', 9, 48, 'good'),
    ],
  )
  add(
    `frost-over-midnight-alone-${by}`,
    by,
    18,
    weather(
      { t: 4, rh: 75, wind: 4, gust: 6, cloud: 10 },
      [21, 24, { t: [2, -1.2] }],
      [24, 27, { t: [-1.2, -0.5] }],
      [27, 30, { t: 1 }],
    ),
    [
      expectText('^tonight [^;]*frost'),
      expectAlert('^frost$', '−1'),
      expectFirstAlert('^frost$'),
      expectNot('spraying', 18, 31, 'good', 'careful'),
    ],
  )
  add(
    `minus-0.4-alone-${by}`,
    by,
    18,
    weather({ t: 3, rh: 75, wind: 9, gust: 12, cloud: 95 }, [24, 30, { t: -0.4 }]),
    [expectNoText('[^0-9.,−-][-−]?0 ?°'), expectAlert('^frost$', '−0\\.4'), expectText('frost')],
  )
  add(
    `thunder-alone-${by}`,
    by,
    8,
    weather({ t: 25, rh: 60, wind: 8, gust: 12, cloud: 60 }, [15, 18, { mm: 4, pop: 70, code: 95 }]),
    [
      expectText('thunder'),
      expectAlert('^thunderstorm$'),
      expectNot('spraying', 9, 18, 'good', 'careful'),
      expectNot('harvest', 15, 18, 'good', 'careful'),
    ],
  )
  add(
    `lambs-in-the-wind-${by}`,
    by,
    12,
    weather({ t: 1, rh: 85, wind: 40, gust: 58, cloud: 100 }),
    [expectAlert('^wind_chill$'), expectNot('spraying', 12, 30, 'good', 'careful')],
    { farm: { enterprises: ['sheep'] } },
  )
  add(
    `hot-and-damp-${by}`,
    by,
    8,
    weather({ t: 35, rh: 55, wind: 6, gust: 10, cloud: 20 }),
    [expectAlert('^heat_work$'), expectAlert('^heat_stress$'), expectVerdict('spraying', 9, 16, 'dont')],
    {
      ...{ lat: 24.9, lon: 91.9, zone: 'Asia/Dhaka', offset: 6, date: '2026-06-20' },
      farm: { enterprises: ['dairy'] },
    },
  )
  add(`half-clouded-evening-alone-${by}`, by, 12, weather({ t: 18, rh: 60, wind: 7, gust: 10, cloud: 50 }), [
    expectNot('spraying', 16.5, 18, 'good'),
    expectNot('spraying', 18, 31, 'good'),
  ])
  add(`half-clouded-first-hour-${by}`, by, 5, weather({ t: 12, rh: 60, wind: 9.5, gust: 13, cloud: 55 }), [
    expectNot('spraying', 6, 7, 'good'),
  ])
  add(
    `every-figure-but-the-temperature-gone-${by}`,
    by,
    8,
    weather({
      t: 22,
      rh: null,
      dew: null,
      wind: null,
      gust: null,
      cloud: null,
      mm: null,
      pop: null,
      code: null,
    }),
    [
      expectNot('spraying', 8, 72, 'good', 'careful'),
      expectNot('harvest', 8, 72, 'good', 'careful'),
      expectNot('hay', 8, 72, 'good', 'careful'),
      expectNot('field_work', 8, 72, 'good'),
      expectNoText('^dry|no frost|no rain'),
      expectUnchecked('heavy_rain'),
      expectUnchecked('gust|wind'),
    ],
  )
  add(
    `wind-climbs-within-three-hours-${by}`,
    by,
    6,
    weather({ ...FINE }, [12, 15, { wind: [10, 21], gust: [15, 28] }], [15, 18, { wind: 21, gust: 28 }]),
    [expectNot('spraying', 14, 18, 'good', 'careful'), expectNot('spraying', 13, 15, 'good')],
  )
  add(
    `humidity-climbs-within-three-hours-${by}`,
    by,
    12,
    weather(
      { t: 24, rh: 60, wind: 9, gust: 14, cloud: 40 },
      [15, 18, { rh: [60, 85] }],
      [18, 24, { rh: 85 }],
    ),
    [expectNot('harvest', 16, 18, 'good'), expectVerdict('harvest', 18, 24, 'dont', 'unknown')],
  )
  add(
    `storm-tomorrow-frost-tonight-${by}`,
    by,
    18,
    weather(
      { t: 5, rh: 70, wind: 5, gust: 8, cloud: 10 },
      [24, 30, { t: -0.6 }],
      [36, 42, { wind: 55, gust: 98, cloud: 100, t: 9 }],
    ),
    [
      expectFirstAlert('^frost$'),
      by === MET || by === METP ? expectUnchecked('gust|wind') : expectAlert('gust|wind', '98'),
    ],
  )
}

export const singleRuleScenarios = scenarios

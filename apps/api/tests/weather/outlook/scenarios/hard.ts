import {
  createScenarioTable,
  expectAlert,
  expectNoAlert,
  expectNoText,
  expectNot,
  expectReason,
  expectText,
  expectUnchecked,
  expectVerdict,
  METP,
  OM,
  OW,
  OWP,
  weather,
} from './writing.ts'

const { add, scenarios } = createScenarioTable()
const FINE = { t: 16, rh: 60, wind: 8, gust: 13, cloud: 45 }
const rain = { mm: 1, pop: 90, code: 61 }

const sylhet = { lat: 24.9, lon: 91.9, zone: 'Asia/Dhaka', offset: 6, date: '2026-06-20' }
const canterbury = { lat: -43.5, lon: 172.2, zone: 'Pacific/Auckland', offset: 12, date: '2026-07-10' }
const nakuru = { lat: -0.28, lon: 36.07, zone: 'Africa/Nairobi', offset: 3, elevationM: 1850 }
const tromso = { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' }
const adrar = { lat: 27.9, lon: -0.3, zone: 'Africa/Algiers', offset: 1, date: '2026-07-10' }
const havana = { lat: 22.9, lon: -82.3, zone: 'America/Havana', offset: -5, date: '2026-03-07' }

for (const by of [OM, OWP, METP]) {
  add(
    `monsoon-all-day-${by}`,
    by,
    6,
    weather({ t: 27, rh: 93, wind: 18, gust: 35, cloud: 100, mm: 3, pop: 95, code: 63 }),
    [
      expectText('rain throughout'),
      expectNoText('shower|snow|dry'),
      expectAlert('^heavy_rain$'),
      expectNot('spraying', 6, 24, 'good', 'careful'),
      expectNot('harvest', 6, 24, 'good', 'careful'),
      expectNot('hay', 6, 24, 'good', 'careful'),
      expectNot('field_work', 6, 24, 'good'),
    ],
    sylhet,
  )
  add(
    `monsoon-break-${by}`,
    by,
    12,
    weather({ t: 31, rh: 60, wind: 10, gust: 15 }, [-10, 6, { mm: 3, pop: 95, code: 63 }]),
    [
      expectText('^(tonight [^;]*; )?dry'),
      expectVerdict('harvest', 12, 18, 'dont'),
      expectVerdict('hay', 12, 18, 'dont'),
      expectVerdict('field_work', 12, 18, 'dont'),
    ],
    sylhet,
  )
  add(`rain-on-light-soil-${by}`, by, 6, weather(FINE, [12, 14, { ...rain, mm: 2 }]), [
    expectNot('field_work', 12, 14, 'good'),
    expectReason('field_work', 12, 14, 'rain_falling'),
  ])
  add(
    `southern-winter-frost-${by}`,
    by,
    17,
    weather({ t: 5, rh: 80, cloud: 5, wind: 5, gust: 8 }, [21, 31, { t: -3 }]),
    [
      expectText('^tonight hard frost'),
      expectAlert('^frost$', '−3'),
      expectNot('spraying', 21, 33, 'good', 'careful'),
    ],
    canterbury,
  )
  add(
    `new-year-${by}`,
    by,
    18,
    weather(FINE, [22, 26, rain]),
    [expectText('until 2[12]:00'), expectText('2 mm', 1)],
    {
      date: '2026-12-31',
    },
  )
  add(
    `end-of-february-${by}`,
    by,
    18,
    weather(FINE, [24, 27, rain]),
    [expectText('dry'), expectText('3 mm', 1)],
    {
      date: '2026-02-28',
    },
  )
}
add(
  'fog-under-the-midnight-sun',
  OM,
  0,
  weather({ ...FINE, t: 8 }, [1, 5, { code: 45, rh: 99, wind: 4 }]),
  [expectNot('spraying', 1, 5, 'good')],
  { ...tromso, offset: 2, date: '2026-06-20' },
)
add(
  'rain-in-the-polar-night',
  OM,
  6,
  weather({ ...FINE, t: 4 }, [12, 15, rain]),
  [
    expectText('until 12:00'),
    expectVerdict('spraying', 12, 15, 'dont'),
    expectNot('spraying', 15, 24, 'good'),
  ],
  { ...tromso, offset: 1, date: '2026-12-10' },
)
add(
  'dusk-on-the-equator',
  OM,
  12,
  weather({ t: 20, rh: 55, wind: 6, gust: 9, cloud: 10 }),
  [expectNot('spraying', 16.5, 20, 'good', 'careful')],
  nakuru,
)
add(
  'dusk-on-the-equator-without-cloud',
  OM,
  12,
  weather({ t: 20, rh: 55, wind: 6, gust: 9, cloud: null }),
  [expectNot('spraying', 16.5, 20, 'good')],
  nakuru,
)
add(
  'desert-heat',
  OM,
  8,
  weather({ t: 43, rh: 8, wind: 12, gust: 18, cloud: 0 }),
  [expectVerdict('spraying', 9, 18, 'dont'), expectNot('hay', 9, 18, 'good'), expectAlert('^heat_work$')],
  adrar,
)
add(
  'clock-goes-on-at-midnight',
  OM,
  12,
  weather({ ...FINE, t: 24 }, [20, 24, rain]),
  [expectText('until 20:00'), expectNoText('until 01:00')],
  havana,
)
add(
  'first-day-without-its-first-hour',
  OM,
  12,
  weather({ ...FINE, t: 24 }, [26, 28, rain]),
  [expectText('2 mm', 1)],
  havana,
)

// Columns with implausible values.
add('a-hour-of-80-degrees', OM, 6, weather(FINE, [12, 13, { t: 80, dew: null }]), [
  expectNot('spraying', 12, 13, 'good', 'careful'),
  expectNot('harvest', 12, 13, 'good', 'careful'),
  expectNoAlert('heat_work'),
])
add('a-wind-of-900', OM, 6, weather(FINE, [12, 13, { wind: 900, gust: 1200 }]), [
  expectNot('spraying', 12, 13, 'good', 'careful'),
  expectNoText('900|1[., ]?200'),
])
add('humidity-below-nothing', OM, 6, weather(FINE, [12, 13, { rh: -5, dew: null }]), [
  expectNot('spraying', 12, 13, 'good', 'careful'),
  expectNot('harvest', 12, 13, 'good', 'careful'),
])
add('ten-thousand-mm', OM, 6, weather(FINE, [12, 13, { mm: 10_000, pop: 90, code: 65 }]), [
  expectNot('spraying', 9, 13, 'good', 'careful'),
  expectNoText('10[., ]?000'),
])
add('a-code-nobody-knows', OM, 6, weather({ ...FINE, code: 42 }), [expectText('dry')])
add('no-code-at-all', OM, 6, weather({ ...FINE, code: null }), [
  expectUnchecked('thunderstorm'),
  expectUnchecked('hail'),
])
add('sure-of-rain-that-is-not-there', OM, 6, weather({ ...FINE, pop: 100 }), [
  expectNoText('^dry'),
  expectVerdict('spraying', 9, 15, 'dont'),
])
add(
  'wind-up-and-down',
  OM,
  6,
  weather(
    FINE,
    ...Array.from({ length: 20 }, (_, i) => [5 + 2 * i, 6 + 2 * i, { wind: 21, gust: 26 }] as const),
  ),
  [expectNot('spraying', 6, 40, 'good', 'careful')],
)
add(
  'two-spells-of-51',
  OM,
  6,
  weather(FINE, [9, 12, { ...rain, mm: 10, code: 65 }], [15, 18, { ...rain, mm: 7, code: 65 }]),
  [expectText('on and off'), expectNoText('shower'), expectAlert('^heavy_rain$', '51')],
)

// Values between two data points.
add(
  'frost-within-three-hours',
  OWP,
  15,
  weather({ t: 4, rh: 80, cloud: 90, wind: 9, gust: 13 }, [25, 26, { t: -1 }]),
  [expectAlert('^frost$'), expectText('tonight [^;]*frost')],
)
add('rain-within-three-hours', OW, 6, weather(FINE, [13, 14, { ...rain, mm: 0.5 }]), [
  expectNot('spraying', 6, 15, 'good'),
])
add(
  'sleet-without-a-word-of-it',
  METP,
  6,
  weather({ ...FINE, t: 0.6, cloud: 100 }, [12, 20, { mm: 4, code: 3 }]),
  [
    expectText('rain or snow'),
    expectAlert('^heavy_snow$', '^heavy rain or snow'),
    expectNot('field_work', 12, 20, 'good'),
  ],
)
add(
  'thaw-at-noon',
  OM,
  6,
  weather({ ...FINE, t: 1, cloud: 100 }, [0, 5, { mm: 2, code: 73, t: -1 }], [11, 24, { t: 7 }]),
  [expectNot('harvest', 6, 24, 'good', 'careful'), expectNot('field_work', 6, 12, 'good', 'careful')],
)
add('rain-that-ends-now', OM, 12, weather({ t: 24, rh: 50 }, [9, 12, rain]), [
  expectVerdict('hay', 12, 18, 'dont'),
  expectVerdict('harvest', 12, 18, 'dont'),
])
add('hole-in-the-hour-before', METP, 12, weather({ t: 24, rh: 50 }, [11, 12, { mm: null }]), [
  expectNot('hay', 12, 20, 'good', 'careful'),
  expectNot('harvest', 12, 20, 'good', 'careful'),
])
add(
  'lambs-of-the-south',
  OM,
  12,
  weather({ t: 2, rh: 90, wind: 45, gust: 65, cloud: 100 }),
  [expectAlert('^wind_chill$')],
  {
    ...canterbury,
    farm: { enterprises: ['sheep'] },
  },
)
add('thunder-tomorrow', OWP, 12, weather({ ...FINE, t: 24 }, [38, 40, { mm: 4, pop: 80, code: 95 }]), [
  expectAlert('^thunderstorm$'),
  expectText('thunder', 1),
  expectNot('spraying', 38, 40, 'good', 'careful'),
])

export const hardScenarios = scenarios

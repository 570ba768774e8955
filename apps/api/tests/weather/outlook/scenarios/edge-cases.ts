import {
  createScenarioTable,
  expectAlert,
  expectNoAlert,
  expectNoText,
  expectNot,
  expectText,
  expectUnchecked,
  expectVerdict,
  METP,
  OM,
  OWP,
  warmDay,
  weather,
} from './writing.ts'

const { add, scenarios } = createScenarioTable()
const FINE = { t: 16, rh: 60, wind: 8, gust: 13, cloud: 45 }
const STRONG = { ...FINE, wind: 30, gust: 45 }
const nothing = {
  t: null,
  rh: null,
  dew: null,
  wind: null,
  gust: null,
  cloud: null,
  mm: null,
  pop: null,
  code: null,
}
const rain = { mm: 1, pop: 90, code: 61 }

for (const by of [OM, OWP, METP]) {
  add(`hole-at-noon-${by}`, by, 6, weather(FINE, [12, 13, nothing]), [
    expectNot('spraying', 12, 13, 'good', 'careful'),
    expectNot('harvest', 12, 13, 'good', 'careful'),
    expectNoText('^dry (all day|from 06:00 on);'),
  ])
  add(`hole-of-wind-${by}`, by, 6, weather(FINE, [12, 13, { wind: null, gust: null }]), [
    expectNot('spraying', 12, 13, 'good', 'careful'),
  ])
  add(`hole-of-rain-${by}`, by, 6, weather(warmDay, [12, 13, { mm: null }]), [
    expectNot('spraying', 12, 13, 'good', 'careful'),
    expectNot('hay', 12, 24, 'good', 'careful'),
    expectNot('harvest', 13, 20, 'good', 'careful'),
    expectUnchecked('heavy_rain'),
  ])
  add(`rain-without-chance-${by}`, by, 6, weather(FINE, [12, 15, { ...rain, pop: null }]), [
    expectVerdict('spraying', 12, 15, 'dont'),
    expectText('until 12:00'),
    expectNoText('dry all day'),
  ])
  add(`rain-with-no-chance-${by}`, by, 6, weather(FINE, [12, 15, { ...rain, pop: 0 }]), [
    expectVerdict('spraying', 12, 15, 'dont'),
    expectVerdict('spraying', 9, 12, 'dont'),
    expectText('until 12:00'),
  ])
  add(
    `snow-at-2-${by}`,
    by,
    6,
    weather({ ...FINE, t: 2, cloud: 100 }, [12, 15, { mm: 1, pop: 90, code: 73 }]),
    [
      expectText('snow'),
      expectNoText('\\brain\\b'),
      expectNoAlert('freezing_rain'),
      expectVerdict('spraying', 12, 15, 'dont'),
      expectNot('harvest', 15, 18, 'good', 'careful'),
    ],
  )
  add(`rain-at-minus-3-${by}`, by, 6, weather({ ...FINE, t: -3, cloud: 100 }, [12, 15, rain]), [
    expectAlert('freezing_rain'),
    expectText('freezing rain'),
    expectNoAlert('snow'),
    expectNot('spraying', 6, 24, 'good', 'careful'),
    expectNot('harvest', 6, 24, 'good', 'careful'),
  ])
  add(`saturated-${by}`, by, 6, weather({ ...FINE, rh: 100 }), [
    expectVerdict('spraying', 9, 15, 'dont'),
    expectVerdict('harvest', 9, 15, 'dont'),
    expectVerdict('hay', 9, 15, 'dont'),
  ])
  add(`not-a-breath-${by}`, by, 6, weather({ ...FINE, wind: 0, gust: 0 }), [
    expectVerdict('spraying', 6, 24, 'dont'),
  ])
}
add('hole-of-temperature', OM, 6, weather(FINE, [12, 13, { t: null, dew: null }]), [
  expectNot('spraying', 12, 13, 'good', 'careful'),
  expectNot('harvest', 12, 13, 'good', 'careful'),
])
add('hole-of-chance', OM, 6, weather(FINE, [12, 14, { pop: null }]), [
  expectVerdict('spraying', 12, 14, 'careful'),
])
add('hail-without-rain', OM, 6, weather({ ...FINE, t: 18 }, [14, 16, { code: 99 }]), [
  expectAlert('^hail$'),
  expectAlert('thunderstorm'),
  expectText('thunder'),
  expectNot('spraying', 14, 16, 'good'),
])
add('ice-code-without-rain', OM, 6, weather({ ...FINE, t: -1 }, [12, 15, { code: 66 }]), [
  expectNoAlert('freezing_rain'),
])
add('rain-over-midnight', OM, 12, weather(STRONG, [23, 25, rain]), [
  expectText('^dry from 12:00 on|until 23:00'),
  expectText('1 mm'),
  expectText('1 mm of rain until 01:00', 1),
])
add('last-hour-of-the-day', OM, 23, weather(FINE), [
  expectText('from 23:00 on'),
  expectNoText('all day'),
  expectNoText('spraying: good'),
])

const spring = { date: '2026-03-29', offset: 0 }
const autumn = { date: '2026-10-25', offset: 1 }
add(
  'spring-forward-throughout',
  OM,
  0,
  weather(STRONG, [0, 23, rain]),
  [expectText('rain throughout'), expectText('23 mm')],
  spring,
)
add(
  'fall-back-throughout',
  OM,
  0,
  weather(STRONG, [0, 25, rain]),
  [expectText('rain throughout'), expectText('25 mm')],
  autumn,
)
add(
  'spring-forward-by-the-clock',
  OM,
  0,
  weather(STRONG, [15, 17, rain]),
  [expectText('until 16:00')],
  spring,
)
add('fall-back-by-the-clock', OM, 0, weather(STRONG, [15, 17, rain]), [expectText('until 14:00')], autumn)
for (const [id, more] of [
  ['spring-forward', { date: '2026-03-28', offset: 0 }],
  ['fall-back', { date: '2026-10-24', offset: 1 }],
] as const)
  add(
    `frost-in-the-night-of-${id}`,
    OM,
    18,
    weather({ ...STRONG, t: 6 }, [20, 30, { cloud: 20, wind: 5, gust: 9 }], [22, 30, { t: -1.5 }]),
    [
      expectText('^tonight air frost'),
      expectAlert('^frost$', '−1|−2'),
      expectNoText('^tonight [^;]*spraying: good', 1),
    ],
    more,
  )

const kiritimati = { lat: 1.9, lon: -157.4, zone: 'Pacific/Kiritimati', offset: 14 }
const pagoPago = { lat: -14.3, lon: -170.7, zone: 'Pacific/Pago_Pago', offset: -11 }
for (const by of [OM, OWP, METP]) {
  add(
    `east-of-all-${by}`,
    by,
    6,
    weather(STRONG, [14, 17, rain]),
    [expectText('until 14:00'), expectText('3 mm')],
    kiritimati,
  )
  add(
    `west-of-all-${by}`,
    by,
    6,
    weather(STRONG, [13, 16, rain]),
    [expectText('until 13:00'), expectText('3 mm')],
    pagoPago,
  )
}
const svalbard = { lat: 78.6, lon: 15.9, zone: 'Arctic/Longyearbyen', offset: 1 }
add(
  'polar-night-in-the-far-north',
  OM,
  12,
  weather({ ...FINE, t: -15 }),
  [expectText('frost'), expectAlert('^frost$'), expectNot('spraying', 12, 36, 'good', 'careful')],
  { ...svalbard, date: '2026-12-20' },
)
add(
  'midnight-sun',
  OM,
  0,
  weather({ ...FINE, t: 6 }),
  [expectText('dry'), expectNot('spraying', 9, 18, 'dont', 'unknown')],
  {
    ...svalbard,
    offset: 2,
    date: '2026-06-20',
  },
)
add(
  'midnight-sun-of-the-south',
  OM,
  20,
  weather({ ...FINE, t: 3 }, [23, 28, { t: -4 }]),
  [expectText('^tonight (hard|air) frost'), expectAlert('^frost$')],
  { lat: -77.4, lon: 166.9, zone: 'Antarctica/McMurdo', offset: 13, date: '2026-01-10' },
)

// Impossible values.
add('gust-below-wind', OM, 6, weather({ ...FINE, wind: 25, gust: 3 }), [
  expectVerdict('spraying', 9, 15, 'dont'),
])
add('humidity-of-140', OM, 6, weather({ ...FINE, rh: 140, dew: null }), [
  expectNot('spraying', 6, 24, 'good', 'careful'),
  expectNot('harvest', 6, 24, 'good', 'careful'),
])
add('dew-above-the-air', OM, 6, weather({ ...FINE, dew: 30 }), [expectNot('harvest', 6, 24, 'good')])
add('rain-below-nothing', OM, 6, weather({ ...FINE, mm: -1 }), [
  expectNot('spraying', 6, 24, 'good', 'careful'),
  expectNoText('^dry'),
  expectNoText('[-−]1 mm'),
])
add('chance-of-150', OM, 6, weather(FINE, [12, 14, { pop: 150 }]), [
  expectNot('spraying', 12, 14, 'good'),
  expectNoText('150'),
])
add('wind-below-nothing', OM, 6, weather({ ...FINE, wind: -9 }), [
  expectNot('spraying', 6, 24, 'good', 'careful'),
])
add('cloud-of-150', OM, 16, weather({ ...FINE, cloud: 150 }), [expectNot('spraying', 16, 24, 'good')])

export const edgeCaseScenarios = scenarios

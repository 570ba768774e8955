import {
  createScenarioTable,
  expectAlert,
  expectFirstAlert,
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
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()

for (const by of [OM, OWP, METP]) {
  add(
    `51-two-spells-${by}`,
    by,
    0,
    weather({ t: 14 }, [3, 9, { mm: 4, pop: 95, code: 63 }], [15, 21, { mm: 4.5, pop: 95, code: 63 }]),
    [
      expectNoText('shower'),
      expectNoText('dry all day'),
      expectText('51 mm'),
      expectAlert('heavy_rain', '51'),
      expectFirstAlert('heavy_rain'),
    ],
  )
  add(
    `heavy-day-22-and-10-${by}`,
    by,
    14,
    weather({ t: 14 }, [2, 13, { mm: 2, pop: 95, code: 63 }], [16, 20, { mm: 2.5, pop: 90, code: 63 }]),
    [expectAlert('heavy_rain', '32'), expectNoText('^dry all day'), expectVerdict('hay', 14, 40, 'dont')],
  )
}
add(
  '51-over-6h-ago',
  OM,
  12,
  weather({ t: 14 }, [0, 6, { mm: 8, pop: 95, code: 65 }], [14, 20, { mm: 0.4, pop: 90, code: 61 }]),
  [expectAlert('heavy_rain')],
)
add('drizzle-90', OM, 6, weather({ t: 12, cloud: 100, rh: 88 }, [9, 15, { mm: 0, pop: 90, code: 51 }]), [
  expectNoText('dry all day'),
  expectText('drizzle|likely'),
])
add('unknown-column-rain', OM, 8, weather({ mm: null }), [
  expectNoText('dry'),
  expectNoText('0 mm'),
  expectNot('spraying', 8, 90, 'good', 'careful'),
  expectNot('hay', 8, 90, 'good', 'careful'),
  expectNot('harvest', 8, 90, 'good', 'careful'),
  expectText('not known'),
  expectUnchecked('heavy_rain'),
])
add('unknown-column-pop', OM, 8, weather({ pop: null }), [
  expectText('chance of rain is not known|dry'),
  expectNot('spraying', 8, 16, 'dont', 'unknown'),
])
add('unknown-column-wind', OM, 8, weather({ wind: null }), [expectNot('spraying', 8, 24, 'good', 'careful')])
add('unknown-column-rh', OM, 8, weather({ ...warmDay, rh: null, dew: null }), [
  expectNot('spraying', 8, 24, 'good', 'careful'),
  expectNot('hay', 8, 24, 'good', 'careful'),
  expectNot('harvest', 8, 24, 'good', 'careful'),
  expectUnchecked('blight'),
])
add('unknown-column-cloud', OM, 8, weather({ cloud: null }), [expectNot('spraying', 17, 29, 'good')])
add('unknown-column-temp', OM, 8, weather({ t: null }), [expectNot('spraying', 8, 24, 'good')], {
  refused: true,
})
add(
  'all-null-but-temp',
  OM,
  8,
  weather({ rh: null, dew: null, wind: null, gust: null, cloud: null, mm: null, pop: null, code: null }),
  [
    expectNoText('dry'),
    expectNot('spraying', 8, 90, 'good', 'careful'),
    expectNot('harvest', 8, 90, 'good', 'careful'),
    expectNot('hay', 8, 90, 'good', 'careful'),
    expectNot('field_work', 8, 20, 'good'),
  ],
)
add('humidity-zero', OM, 8, weather({ rh: 0, dew: null }), [expectNot('spraying', 8, 24, 'good')])
add('rain-null-tomorrow-9', OM, 8, weather({}, [33, 34, { mm: null }]), [
  expectText('not known', 1),
  expectNot('spraying', 27, 34, 'good'),
  expectNoText('dry all day', 1),
])
add('pop-45', OM, 8, weather({}, [12, 15, { pop: 45 }]), [
  expectNot('spraying', 12, 15, 'good'),
  expectNoText('^dry all day;'),
])
add('pop-60', OM, 8, weather({}, [12, 15, { pop: 60 }]), [
  expectVerdict('spraying', 12, 15, 'dont'),
  expectVerdict('spraying', 8, 12, 'dont'),
])
add('rain-soon', OM, 8, weather({}, [14, 16, { mm: 1, pop: 90, code: 61 }]), [
  expectVerdict('spraying', 9, 16, 'dont'),
  expectText('until 14:00'),
])
add('rain-in-7h', OM, 8, weather({}, [17, 18, { mm: 1, pop: 90, code: 61 }]), [
  expectNot('spraying', 8, 10, 'dont'),
  expectVerdict('spraying', 12, 18, 'dont'),
])
add('rain-throughout', OM, 0, weather({ rh: 95, cloud: 100 }, [0, 24, { mm: 1, pop: 95, code: 61 }]), [
  expectText('rain throughout'),
  expectText('24 mm'),
  expectNoText('spraying: good'),
])
add(
  'short-showers',
  OM,
  0,
  weather(
    { t: 14 },
    [8, 9, { mm: 1, pop: 60, code: 80 }],
    [12, 13, { mm: 1, pop: 60, code: 80 }],
    [16, 17, { mm: 0.8, pop: 60, code: 80 }],
  ),
  [expectText('showers'), expectText('2\\.8 mm')],
)
add('rain-rounds-to-25', OM, 0, weather({ t: 14 }, [3, 11, { mm: 3.12, pop: 95, code: 63 }]), [
  expectNoAlert('heavy_rain'),
])
add('rain-under-way-ends-20', OM, 18, weather({ t: 14 }, [0, 20, { mm: 1.5, pop: 95, code: 63 }]), [
  expectAlert('heavy_rain', '30'),
  expectNot('spraying', 18, 20, 'good'),
])

export const rainScenarios = scenarios

import {
  createScenarioTable,
  expectAlert,
  expectFirstAlert,
  expectNoAlert,
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

for (const by of [OM, OWP, METP]) {
  add(
    `snow-minus-6-${by}`,
    by,
    9,
    weather({ t: -6, rh: 88, cloud: 100 }, [12, 21, { mm: 0.8, pop: 90, code: 73 }]),
    [
      expectText('snow'),
      expectNoText('\\brain\\b'),
      expectNoText('dry all day'),
      expectNot('spraying', 9, 24, 'good', 'careful'),
      expectNot('harvest', 9, 24, 'good', 'careful'),
      expectNoAlert('heavy_rain'),
    ],
  )
  add(
    `heavy-snow-29-${by}`,
    by,
    9,
    weather({ t: -6, rh: 90, cloud: 100 }, [12, 24, { mm: 2.5, pop: 95, code: 75 }]),
    [
      expectText('snow'),
      expectAlert('heavy_snow', 'snow'),
      expectNoAlert('heavy_rain'),
      expectNoText('\\brain\\b'),
    ],
  )
  add(
    `warm-snow-code-${by}`,
    by,
    9,
    weather({ t: 22, rh: 80, cloud: 100 }, [12, 18, { mm: 1, pop: 95, code: 73 }]),
    [expectNoText('snow'), expectText('6 mm'), expectNoAlert('snow')],
  )
}
add(
  'freezing-rain',
  OM,
  9,
  weather({ t: -1, rh: 95, cloud: 100 }, [12, 18, { mm: 0.7, pop: 90, code: 66 }]),
  [expectText('freezing rain'), expectAlert('freezing_rain')],
)
add(
  'freezing-rain-warm-air',
  OM,
  9,
  weather({ t: 12, rh: 95, cloud: 100 }, [12, 18, { mm: 0.7, pop: 90, code: 66 }]),
  [expectNoText('freezing'), expectNoAlert('freezing_rain')],
)
add(
  'sleet',
  OM,
  9,
  weather({ t: 1.2, rh: 95, cloud: 100 }, [12, 18, { mm: 0.7, pop: 90, code: 68, snow: 0.4 }]),
  [expectNoText('dry all day'), expectText('snow')],
)
add(
  'snow-lying',
  OM,
  9,
  weather({ t: -2, rh: 60, cloud: 30 }, [-12, -2, { mm: 0.4, code: 73 }], [8, 14, { t: 1 }]),
  [expectNot('harvest', 9, 24, 'good')],
)
for (const by of [OM, OWP, METP])
  add(`thunder-${by}`, by, 9, weather({ t: 20 }, [15, 18, { mm: 1.5, pop: 70, code: 95 }]), [
    expectAlert('thunderstorm'),
    expectText('mm'),
    expectNot('spraying', 12, 18, 'good'),
  ])
add('thunder-dry-code-17', OM, 9, weather({ t: 20 }, [15, 17, { code: 95, pop: 45 }]), [
  expectAlert('thunderstorm'),
  expectNot('spraying', 15, 17, 'good'),
])
add('hail', OM, 9, weather({ t: 18 }, [15, 16, { mm: 6, pop: 80, code: 99 }]), [
  expectAlert('hail'),
  expectAlert('thunderstorm'),
])
add('gale', OM, 9, weather({}, [12, 18, { wind: 60, gust: 95 }]), [
  expectAlert('gusts', '95|km/h'),
  expectFirstAlert('gusts'),
  expectVerdict('spraying', 12, 18, 'dont'),
  expectNot('harvest', 12, 18, 'good'),
])
add('gust-59-no-alert', OM, 9, weather({ wind: 25, gust: 59 }), [expectNoAlert('gusts')])
add('gust-61', OM, 9, weather({ wind: 25 }, [12, 14, { gust: 61 }]), [expectAlert('gusts', '61')])
for (const by of [OM, OWP, METP]) {
  add(
    `wind-10-21-${by}`,
    by,
    8,
    weather({ t: 16 }, [9, 12, { wind: [10, 21], gust: [15, 28] }], [12, 20, { wind: 21, gust: 28 }]),
    [
      expectNot('spraying', 11, 20, 'good'),
      expectVerdict('spraying', 12, 18, 'dont'),
      ...(by === OWP ? [expectNot('spraying', 9, 12, 'good')] : []),
    ],
  )
  add(`calm-${by}`, by, 8, weather({ wind: 1.5, gust: 4 }), [expectVerdict('spraying', 8, 24, 'dont')])
}
add('wind-peak-inside-ow', OWP, 6, weather({ wind: 12, gust: 18 }, [10, 12, { wind: 24, gust: 33 }]), [
  expectNot('spraying', 10, 12, 'good'),
])
add('gust-missing-om', OM, 8, weather({ wind: 14, gust: null }), [
  expectNot('spraying', 8, 24, 'good'),
  expectNoText('spraying: good'),
])
add('gust-missing-low-wind', OM, 8, weather({ wind: 7, gust: null }), [
  expectNot('spraying', 8, 17, 'dont', 'unknown'),
])
add('gust-missing-19', OM, 8, weather({ wind: 19, gust: null }), [expectVerdict('spraying', 9, 17, 'dont')])
add('gust-35', OM, 8, weather({ wind: 13, gust: 35 }), [expectVerdict('spraying', 9, 17, 'dont')])
add('gust-25', OM, 8, weather({ wind: 13, gust: 25 }), [expectVerdict('spraying', 9, 16, 'careful')])
add('wind-17', OM, 8, weather({ wind: 17, gust: 22 }), [expectVerdict('spraying', 9, 16, 'careful')])
add('wind-20', OM, 8, weather({ wind: 20, gust: 22 }), [expectVerdict('spraying', 9, 16, 'dont')])

export const snowAndStormScenarios = scenarios

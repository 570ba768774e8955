import {
  createScenarioTable,
  DRY_DAY,
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
  weather,
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()

for (const by of [OM, OWP, METP]) {
  add(
    `frost-over-midnight-${by}`,
    by,
    17,
    weather({ t: 6, rh: 80, cloud: 10, wind: 5, gust: 9 }, [21, 30, { t: -1.2 }]),
    [
      expectText('^tonight air frost'),
      expectText('−1(\\.2)? °C'),
      expectNoText('^tonight ground frost'),
      expectAlert('^frost$'),
      expectFirstAlert('^frost$'),
      expectNot('spraying', 21, 31, 'good', 'careful'),
      expectNot('harvest', 21, 30, 'good', 'careful'),
    ],
  )
  add(
    `frost-0.4-${by}`,
    by,
    17,
    weather({ t: 5, rh: 80, cloud: 20, wind: 6, gust: 10 }, [24, 30, { t: -0.4 }]),
    [expectText('−0\\.4 °C'), expectNoText('down to 0 °C'), expectAlert('^frost$', '−0\\.4')],
  )
}
add(
  'frost-after-midnight',
  OM,
  25 - 24,
  weather({ t: 5, cloud: 20, wind: 6, gust: 10 }, [-3, 6, { t: -2.5 }]),
  [expectText('^tonight (hard|air) frost'), expectAlert('^frost$')],
)
add('frost-noon-says-tonight', OM, 12, weather({ t: 6, cloud: 20 }, [23, 30, { t: -2 }]), [
  expectText('tonight'),
  expectAlert('^frost$'),
  expectText(DRY_DAY),
])
add(
  'ground-frost-only',
  OM,
  17,
  weather({ t: 8, rh: 75, cloud: 5, wind: 2, gust: 4 }, [23, 30, { t: 1.5 }]),
  [
    expectText('ground frost'),
    expectNoText('air frost'),
    expectAlert('^ground_frost$'),
    expectNoAlert('^frost$'),
  ],
)
add('frost-id-stable-18', OM, 18, weather({ t: 6, cloud: 20 }, [22, 30, { t: -1.5 }]), [
  expectAlert('^frost$'),
])
add(
  'frost-air--1.2-ground--3',
  OM,
  17,
  weather({ t: 8, cloud: 100, wind: 10 }, [22, 30, { t: -1.2, cloud: 30, wind: 5, gust: 8 }]),
  [expectText('air frost'), expectText('−1(\\.2)? °C'), expectNoText('^tonight ground frost')],
)
add('frost-null-night', OM, 17, weather({ t: 8, cloud: 20 }, [22, 30, { t: null }]), [
  expectNoText('no frost'),
  expectUnchecked('^frost$'),
  expectNot('spraying', 22, 30, 'good'),
])
add('frost-cloud-null', OM, 17, weather({ t: 8, cloud: 20 }, [22, 30, { t: 2, cloud: null }]), [
  expectUnchecked('ground_frost'),
  expectNot('spraying', 22, 29, 'good'),
])
add('frosted-leaves-morning', OM, 5, weather({ t: 7, cloud: 20 }, [0, 9, { t: -3 }], [9, 12, { t: 5 }]), [
  expectNot('spraying', 5, 10, 'good', 'careful'),
  expectNot('harvest', 5, 9, 'good', 'careful'),
])
add('noon-at-minus-15', OM, 8, weather({ t: -15, rh: 70, cloud: 80 }), [
  expectNoText('spraying: (good|careful)'),
  expectNot('spraying', 8, 24, 'good', 'careful'),
  expectNot('harvest', 8, 24, 'good', 'careful'),
  expectVerdict('hay', 8, 24, 'unknown', 'dont'),
])
add('near-freezing-1.5', OM, 8, weather({ t: 1.5, rh: 70, cloud: 80 }), [
  expectVerdict('spraying', 8, 17, 'dont'),
])
add('cold-4', OM, 8, weather({ t: 4, rh: 70, cloud: 80 }), [expectNot('spraying', 8, 24, 'good')])
add('frost-day-5', OM, 12, weather({ t: 6, cloud: 20 }, [94, 102, { t: -3 }]), [
  expectText('frost', 4),
  expectText('uncertain this far ahead', 4),
  expectAlert('^frost$'),
])

export const frostScenarios = scenarios

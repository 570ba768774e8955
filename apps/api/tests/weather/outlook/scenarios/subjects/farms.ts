import {
  createScenarioTable,
  expectAlert,
  expectNoAlert,
  expectNot,
  expectVerdict,
  OM,
  OWP,
  weather,
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()

const kumasi = { lat: 6.7, lon: -1.6, zone: 'Africa/Accra', offset: 0, date: '2026-03-15' }
add(
  'heat-cattle',
  OM,
  8,
  weather({ t: 31, rh: 60 }),
  [expectAlert('heat_stress'), expectAlert('heat_work')],
  {
    ...kumasi,
    farm: { enterprises: ['dairy'] },
  },
)
add('heat-ow', OWP, 8, weather({ t: 31, rh: 60 }), [expectAlert('heat_stress')], {
  ...kumasi,
  farm: { enterprises: ['dairy'] },
})
add(
  'no-cows-no-stress',
  OM,
  8,
  weather({ t: 31, rh: 60 }),
  [expectNoAlert('heat_stress'), expectAlert('heat_work')],
  kumasi,
)
add('lamb-chill', OM, 8, weather({ t: 0, rh: 80, wind: 35, gust: 50 }), [expectAlert('wind_chill')], {
  farm: { enterprises: ['sheep'] },
})
add(
  'no-lambs-no-chill',
  OM,
  8,
  weather({ t: 0, rh: 80, wind: 35, gust: 50 }),
  [expectNoAlert('wind_chill')],
  {
    farm: { enterprises: ['arable'] },
  },
)
add('blight-two-days', OM, 12, weather({ t: 14, rh: 94, cloud: 100 }), [expectAlert('blight')])
add('blight-yesterday-today', OM, 12, weather({ t: 14, rh: 70 }, [-24, 24, { rh: 94 }]), [
  expectAlert('blight'),
])
add('no-blight-cold', OM, 12, weather({ t: 8, rh: 94 }), [expectNoAlert('blight')])
add('hay-cool-cannot', OM, 8, weather({ t: 18, rh: 50 }), [expectVerdict('hay', 9, 17, 'unknown')])
add('hay-37', OM, 8, weather({ t: 37, rh: 30 }), [expectNot('hay', 8, 17, 'good')])
add('hay-humid', OM, 8, weather({ t: 24, rh: 75 }), [expectVerdict('hay', 9, 17, 'dont')])
add('hay-fine', OM, 8, weather({ t: 25, rh: 45 }), [expectVerdict('hay', 9, 17, 'good')])
add('combine-humid-75', OM, 8, weather({ t: 24, rh: 75 }), [expectVerdict('harvest', 9, 17, 'careful')])
add('combine-humid-85', OM, 8, weather({ t: 24, rh: 85 }), [expectVerdict('harvest', 9, 17, 'dont')])
add('short-window', OM, 8, weather({ wind: 25, gust: 32 }, [13, 15, { wind: 9, gust: 14 }]), [
  expectNot('spraying', 8, 13, 'good'),
  { short: true, work: 'spraying', from: 13, to: 14 },
])
add('own-max-wind-12', OM, 8, weather({ wind: 13, gust: 18 }), [expectNot('spraying', 9, 16, 'good')], {
  farm: { limits: { spraying: { maxWindKmh: 12.5 } } },
})
add(
  'group-one-hour',
  OM,
  8,
  weather({}, [15, 17, { mm: 1, pop: 90, code: 61 }]),
  [expectVerdict('spraying', 9, 12, 'good')],
  {
    farm: { limits: { spraying: { rainFreeHours: 2 } } },
  },
)

const rainAtThree = weather({}, [15, 17, { mm: 1, pop: 90, code: 61 }])
add('rain-at-three-usual', OM, 8, rainAtThree, [expectVerdict('spraying', 9, 15, 'dont')])
add(
  'rain-at-three-two-hours',
  OM,
  8,
  rainAtThree,
  [expectVerdict('spraying', 9, 12, 'good'), expectVerdict('spraying', 13, 15, 'dont')],
  {
    farm: { sprayGroup: 'glyphosate_24d_ester_bromoxynil' },
  },
)
add(
  'rain-at-three-four-hours',
  OM,
  8,
  rainAtThree,
  [expectVerdict('spraying', 9, 10, 'good'), expectVerdict('spraying', 11, 15, 'dont')],
  {
    farm: { sprayGroup: 'glyphosate_trimesium' },
  },
)

export const farmScenarios = scenarios

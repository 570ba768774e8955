import {
  createScenarioTable,
  expectNoText,
  expectNot,
  expectReason,
  expectVerdict,
  METP,
  OM,
  OWP,
  warmDay,
  weather,
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()

add('hot-30', OM, 8, weather({ t: 30, rh: 60 }), [expectVerdict('spraying', 8, 24, 'dont')])
add('hot-26', OM, 8, weather({ t: 26, rh: 55 }), [expectNot('spraying', 8, 24, 'good')])
add(
  't-24-30-in-step',
  OWP,
  6,
  weather({ t: 20, rh: 60 }, [9, 12, { t: [24, 30], rh: 60 }], [12, 18, { t: 30, rh: 60 }]),
  [expectNot('spraying', 9, 12, 'good')],
)
add('dry-air-delta-t', OM, 8, weather({ t: 24, rh: 15 }), [
  expectVerdict('spraying', 8, 17, 'dont'),
  expectReason('spraying', 9, 12, 'delta_t_high'),
])
add(
  'elevation-2400',
  OM,
  8,
  weather({ t: 27.9, rh: 38 }),
  [expectVerdict('spraying', 8, 17, 'dont'), expectReason('spraying', 9, 12, 'delta_t_high')],
  { elevationM: 2400 },
)
add('elevation-0', OM, 8, weather({ t: 27.9, rh: 38 }), [expectVerdict('spraying', 9, 16, 'careful')], {
  elevationM: 0,
})
add('elevation-2400-met', METP, 8, weather({ t: 27.9, rh: 38 }), [expectVerdict('spraying', 9, 16, 'dont')], {
  elevationM: 2400,
})
add('elevation-2400-ow', OWP, 8, weather({ t: 27.9, rh: 38 }), [expectVerdict('spraying', 9, 16, 'dont')], {
  elevationM: 2400,
})
add('humid-96', OM, 8, weather({ rh: 97 }), [expectVerdict('spraying', 9, 16, 'dont')])
add('humid-92', OM, 8, weather({ rh: 92 }), [expectNot('spraying', 8, 24, 'good')])
add('rh-60-85-in-step', OWP, 6, weather(warmDay, [9, 12, { rh: [60, 85] }], [12, 20, { rh: 85 }]), [
  expectNot('harvest', 9, 12, 'good'),
])
add('inversion-dusk-clear', OM, 12, weather({ cloud: 5, wind: 5, gust: 9 }), [
  expectVerdict('spraying', 17, 18, 'dont'),
  expectReason('spraying', 17, 18, 'inversion'),
  expectVerdict('spraying', 13, 15, 'good'),
])
add('inversion-dusk-half-cloud', OM, 12, weather({ cloud: 50, wind: 9 }), [
  expectNot('spraying', 17, 30, 'good'),
  expectReason('spraying', 16, 18, 'inversion_possible'),
])
add('inversion-dawn-half-cloud', OM, 3, weather({ cloud: 50, wind: 9 }), [
  expectNot('spraying', 3, 7, 'good'),
])
add('inversion-overcast-windy', OM, 12, weather({ cloud: 100, wind: 14, gust: 20 }), [
  expectVerdict('spraying', 16, 17, 'good'),
  expectNoText('no inversion'),
])
add('fog-noon', OM, 8, weather({ rh: 99, wind: 4, gust: 7 }, [8, 14, { code: 45 }]), [
  expectNot('spraying', 8, 14, 'good', 'careful'),
])
add('fog-fair-humidity', OM, 8, weather({ wind: 5, gust: 8 }, [10, 14, { code: 45 }]), [
  expectNot('spraying', 10, 14, 'good'),
])
add('night-clear', OM, 20, weather({ cloud: 0, wind: 5, gust: 8 }), [
  expectVerdict('spraying', 20, 29, 'dont'),
])

export const sprayingScenarios = scenarios

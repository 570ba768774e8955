import { is, METP, never, not, OM, OWP, table, w, warm, why } from '../writing.ts'

const { add, scenarios } = table()

add('hot-30', OM, 8, w({ t: 30, rh: 60 }), [is('spraying', 8, 24, 'dont')])
add('hot-26', OM, 8, w({ t: 26, rh: 55 }), [not('spraying', 8, 24, 'good')])
add(
  't-24-30-in-step',
  OWP,
  6,
  w({ t: 20, rh: 60 }, [9, 12, { t: [24, 30], rh: 60 }], [12, 18, { t: 30, rh: 60 }]),
  [not('spraying', 9, 12, 'good')],
)
add('dry-air-delta-t', OM, 8, w({ t: 24, rh: 15 }), [
  is('spraying', 8, 17, 'dont'),
  why('spraying', 9, 12, 'delta_t_high'),
])
add(
  'elevation-2400',
  OM,
  8,
  w({ t: 27.9, rh: 38 }),
  [is('spraying', 8, 17, 'dont'), why('spraying', 9, 12, 'delta_t_high')],
  { elevationM: 2400 },
)
add('elevation-0', OM, 8, w({ t: 27.9, rh: 38 }), [is('spraying', 9, 16, 'careful')], { elevationM: 0 })
add('elevation-2400-met', METP, 8, w({ t: 27.9, rh: 38 }), [is('spraying', 9, 16, 'dont')], {
  elevationM: 2400,
})
add('elevation-2400-ow', OWP, 8, w({ t: 27.9, rh: 38 }), [is('spraying', 9, 16, 'dont')], {
  elevationM: 2400,
})
add('humid-96', OM, 8, w({ rh: 97 }), [is('spraying', 9, 16, 'dont')])
add('humid-92', OM, 8, w({ rh: 92 }), [not('spraying', 8, 24, 'good')])
add('rh-60-85-in-step', OWP, 6, w(warm, [9, 12, { rh: [60, 85] }], [12, 20, { rh: 85 }]), [
  not('harvest', 9, 12, 'good'),
])
add('inversion-dusk-clear', OM, 12, w({ cloud: 5, wind: 5, gust: 9 }), [
  is('spraying', 17, 18, 'dont'),
  why('spraying', 17, 18, 'inversion'),
  is('spraying', 13, 15, 'good'),
])
add('inversion-dusk-half-cloud', OM, 12, w({ cloud: 50, wind: 9 }), [
  not('spraying', 17, 30, 'good'),
  why('spraying', 16, 18, 'inversion_possible'),
])
add('inversion-dawn-half-cloud', OM, 3, w({ cloud: 50, wind: 9 }), [not('spraying', 3, 7, 'good')])
add('inversion-overcast-windy', OM, 12, w({ cloud: 100, wind: 14, gust: 20 }), [
  is('spraying', 16, 17, 'good'),
  never('no inversion'),
])
add('fog-noon', OM, 8, w({ rh: 99, wind: 4, gust: 7 }, [8, 14, { code: 45 }]), [
  not('spraying', 8, 14, 'good', 'careful'),
])
add('fog-fair-humidity', OM, 8, w({ wind: 5, gust: 8 }, [10, 14, { code: 45 }]), [
  not('spraying', 10, 14, 'good'),
])
add('night-clear', OM, 20, w({ cloud: 0, wind: 5, gust: 8 }), [is('spraying', 20, 29, 'dont')])

export const sprayingScenarios = scenarios

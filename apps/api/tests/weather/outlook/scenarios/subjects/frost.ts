import {
  alert,
  DRY,
  first,
  is,
  METP,
  never,
  noAlert,
  not,
  OM,
  OWP,
  says,
  table,
  unchecked,
  w,
} from '../writing.ts'

const { add, scenarios } = table()

for (const by of [OM, OWP, METP]) {
  add(
    `frost-over-midnight-${by}`,
    by,
    17,
    w({ t: 6, rh: 80, cloud: 10, wind: 5, gust: 9 }, [21, 30, { t: -1.2 }]),
    [
      says('^tonight air frost'),
      says('−1(\\.2)? °C'),
      never('^tonight ground frost'),
      alert('^frost$'),
      first('^frost$'),
      not('spraying', 21, 31, 'good', 'careful'),
      not('harvest', 21, 30, 'good', 'careful'),
    ],
  )
  add(`frost-0.4-${by}`, by, 17, w({ t: 5, rh: 80, cloud: 20, wind: 6, gust: 10 }, [24, 30, { t: -0.4 }]), [
    says('−0\\.4 °C'),
    never('down to 0 °C'),
    alert('^frost$', '−0\\.4'),
  ])
}
add('frost-after-midnight', OM, 25 - 24, w({ t: 5, cloud: 20, wind: 6, gust: 10 }, [-3, 6, { t: -2.5 }]), [
  says('^tonight (hard|air) frost'),
  alert('^frost$'),
])
add('frost-noon-says-tonight', OM, 12, w({ t: 6, cloud: 20 }, [23, 30, { t: -2 }]), [
  says('tonight'),
  alert('^frost$'),
  says(DRY),
])
add('ground-frost-only', OM, 17, w({ t: 8, rh: 75, cloud: 5, wind: 2, gust: 4 }, [23, 30, { t: 1.5 }]), [
  says('ground frost'),
  never('air frost'),
  alert('^ground_frost$'),
  noAlert('^frost$'),
])
add('frost-id-stable-18', OM, 18, w({ t: 6, cloud: 20 }, [22, 30, { t: -1.5 }]), [alert('^frost$')])
add(
  'frost-air--1.2-ground--3',
  OM,
  17,
  w({ t: 8, cloud: 100, wind: 10 }, [22, 30, { t: -1.2, cloud: 30, wind: 5, gust: 8 }]),
  [says('air frost'), says('−1(\\.2)? °C'), never('^tonight ground frost')],
)
add('frost-null-night', OM, 17, w({ t: 8, cloud: 20 }, [22, 30, { t: null }]), [
  never('no frost'),
  unchecked('^frost$'),
  not('spraying', 22, 30, 'good'),
])
add('frost-cloud-null', OM, 17, w({ t: 8, cloud: 20 }, [22, 30, { t: 2, cloud: null }]), [
  unchecked('ground_frost'),
  not('spraying', 22, 29, 'good'),
])
add('frosted-leaves-morning', OM, 5, w({ t: 7, cloud: 20 }, [0, 9, { t: -3 }], [9, 12, { t: 5 }]), [
  not('spraying', 5, 10, 'good', 'careful'),
  not('harvest', 5, 9, 'good', 'careful'),
])
add('noon-at-minus-15', OM, 8, w({ t: -15, rh: 70, cloud: 80 }), [
  never('spraying: (good|careful)'),
  not('spraying', 8, 24, 'good', 'careful'),
  not('harvest', 8, 24, 'good', 'careful'),
  is('hay', 8, 24, 'unknown', 'dont'),
])
add('near-freezing-1.5', OM, 8, w({ t: 1.5, rh: 70, cloud: 80 }), [is('spraying', 8, 17, 'dont')])
add('cold-4', OM, 8, w({ t: 4, rh: 70, cloud: 80 }), [not('spraying', 8, 24, 'good')])
add('frost-day-5', OM, 12, w({ t: 6, cloud: 20 }, [94, 102, { t: -3 }]), [
  says('frost', 4),
  says('uncertain this far ahead', 4),
  alert('^frost$'),
])

export const frostScenarios = scenarios

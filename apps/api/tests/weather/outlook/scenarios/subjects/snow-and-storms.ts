import { alert, first, is, METP, never, noAlert, not, OM, OWP, says, table, w } from '../writing.ts'

const { add, scenarios } = table()

for (const by of [OM, OWP, METP]) {
  add(
    `snow-minus-6-${by}`,
    by,
    9,
    w({ t: -6, rh: 88, cloud: 100 }, [12, 21, { mm: 0.8, pop: 90, code: 73 }]),
    [
      says('snow'),
      never('\\brain\\b'),
      never('dry all day'),
      not('spraying', 9, 24, 'good', 'careful'),
      not('harvest', 9, 24, 'good', 'careful'),
      noAlert('heavy_rain'),
    ],
  )
  add(
    `heavy-snow-29-${by}`,
    by,
    9,
    w({ t: -6, rh: 90, cloud: 100 }, [12, 24, { mm: 2.5, pop: 95, code: 75 }]),
    [says('snow'), alert('heavy_snow', 'snow'), noAlert('heavy_rain'), never('\\brain\\b')],
  )
  add(
    `warm-snow-code-${by}`,
    by,
    9,
    w({ t: 22, rh: 80, cloud: 100 }, [12, 18, { mm: 1, pop: 95, code: 73 }]),
    [never('snow'), says('6 mm'), noAlert('snow')],
  )
}
add('freezing-rain', OM, 9, w({ t: -1, rh: 95, cloud: 100 }, [12, 18, { mm: 0.7, pop: 90, code: 66 }]), [
  says('freezing rain'),
  alert('freezing_rain'),
])
add(
  'freezing-rain-warm-air',
  OM,
  9,
  w({ t: 12, rh: 95, cloud: 100 }, [12, 18, { mm: 0.7, pop: 90, code: 66 }]),
  [never('freezing'), noAlert('freezing_rain')],
)
add('sleet', OM, 9, w({ t: 1.2, rh: 95, cloud: 100 }, [12, 18, { mm: 0.7, pop: 90, code: 68, snow: 0.4 }]), [
  never('dry all day'),
  says('snow'),
])
add(
  'snow-lying',
  OM,
  9,
  w({ t: -2, rh: 60, cloud: 30 }, [-12, -2, { mm: 0.4, code: 73 }], [8, 14, { t: 1 }]),
  [not('harvest', 9, 24, 'good')],
)
for (const by of [OM, OWP, METP])
  add(`thunder-${by}`, by, 9, w({ t: 20 }, [15, 18, { mm: 1.5, pop: 70, code: 95 }]), [
    alert('thunderstorm'),
    says('mm'),
    not('spraying', 12, 18, 'good'),
  ])
add('thunder-dry-code-17', OM, 9, w({ t: 20 }, [15, 17, { code: 95, pop: 45 }]), [
  alert('thunderstorm'),
  not('spraying', 15, 17, 'good'),
])
add('hail', OM, 9, w({ t: 18 }, [15, 16, { mm: 6, pop: 80, code: 99 }]), [
  alert('hail'),
  alert('thunderstorm'),
])
add('gale', OM, 9, w({}, [12, 18, { wind: 60, gust: 95 }]), [
  alert('gusts', '95|km/h'),
  first('gusts'),
  is('spraying', 12, 18, 'dont'),
  not('harvest', 12, 18, 'good'),
])
add('gust-59-no-alert', OM, 9, w({ wind: 25, gust: 59 }), [noAlert('gusts')])
add('gust-61', OM, 9, w({ wind: 25 }, [12, 14, { gust: 61 }]), [alert('gusts', '61')])
for (const by of [OM, OWP, METP]) {
  add(
    `wind-10-21-${by}`,
    by,
    8,
    w({ t: 16 }, [9, 12, { wind: [10, 21], gust: [15, 28] }], [12, 20, { wind: 21, gust: 28 }]),
    [
      not('spraying', 11, 20, 'good'),
      is('spraying', 12, 18, 'dont'),
      ...(by === OWP ? [not('spraying', 9, 12, 'good')] : []),
    ],
  )
  add(`calm-${by}`, by, 8, w({ wind: 1.5, gust: 4 }), [is('spraying', 8, 24, 'dont')])
}
add('wind-peak-inside-ow', OWP, 6, w({ wind: 12, gust: 18 }, [10, 12, { wind: 24, gust: 33 }]), [
  not('spraying', 10, 12, 'good'),
])
add('gust-missing-om', OM, 8, w({ wind: 14, gust: null }), [
  not('spraying', 8, 24, 'good'),
  never('spraying: good'),
])
add('gust-missing-low-wind', OM, 8, w({ wind: 7, gust: null }), [not('spraying', 8, 17, 'dont', 'unknown')])
add('gust-missing-19', OM, 8, w({ wind: 19, gust: null }), [is('spraying', 9, 17, 'dont')])
add('gust-35', OM, 8, w({ wind: 13, gust: 35 }), [is('spraying', 9, 17, 'dont')])
add('gust-25', OM, 8, w({ wind: 13, gust: 25 }), [is('spraying', 9, 16, 'careful')])
add('wind-17', OM, 8, w({ wind: 17, gust: 22 }), [is('spraying', 9, 16, 'careful')])
add('wind-20', OM, 8, w({ wind: 20, gust: 22 }), [is('spraying', 9, 16, 'dont')])

export const snowAndStormScenarios = scenarios

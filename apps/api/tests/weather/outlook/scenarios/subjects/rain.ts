import {
  alert,
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
  warm,
} from '../writing.ts'

const { add, scenarios } = table()

for (const by of [OM, OWP, METP]) {
  add(
    `51-two-spells-${by}`,
    by,
    0,
    w({ t: 14 }, [3, 9, { mm: 4, pop: 95, code: 63 }], [15, 21, { mm: 4.5, pop: 95, code: 63 }]),
    [never('shower'), never('dry all day'), says('51 mm'), alert('heavy_rain', '51'), first('heavy_rain')],
  )
  add(
    `heavy-day-22-and-10-${by}`,
    by,
    14,
    w({ t: 14 }, [2, 13, { mm: 2, pop: 95, code: 63 }], [16, 20, { mm: 2.5, pop: 90, code: 63 }]),
    [alert('heavy_rain', '32'), never('^dry all day'), is('hay', 14, 40, 'dont')],
  )
}
add(
  '51-over-6h-ago',
  OM,
  12,
  w({ t: 14 }, [0, 6, { mm: 8, pop: 95, code: 65 }], [14, 20, { mm: 0.4, pop: 90, code: 61 }]),
  [alert('heavy_rain')],
)
add('drizzle-90', OM, 6, w({ t: 12, cloud: 100, rh: 88 }, [9, 15, { mm: 0, pop: 90, code: 51 }]), [
  never('dry all day'),
  says('drizzle|likely'),
])
add('unknown-column-rain', OM, 8, w({ mm: null }), [
  never('dry'),
  never('0 mm'),
  not('spraying', 8, 90, 'good', 'careful'),
  not('hay', 8, 90, 'good', 'careful'),
  not('harvest', 8, 90, 'good', 'careful'),
  says('not known'),
  unchecked('heavy_rain'),
])
add('unknown-column-pop', OM, 8, w({ pop: null }), [
  says('chance of rain is not known|dry'),
  not('spraying', 8, 16, 'dont', 'unknown'),
])
add('unknown-column-wind', OM, 8, w({ wind: null }), [not('spraying', 8, 24, 'good', 'careful')])
add('unknown-column-rh', OM, 8, w({ ...warm, rh: null, dew: null }), [
  not('spraying', 8, 24, 'good', 'careful'),
  not('hay', 8, 24, 'good', 'careful'),
  not('harvest', 8, 24, 'good', 'careful'),
  unchecked('blight'),
])
add('unknown-column-cloud', OM, 8, w({ cloud: null }), [not('spraying', 17, 29, 'good')])
add('unknown-column-temp', OM, 8, w({ t: null }), [not('spraying', 8, 24, 'good')], { refused: true })
add(
  'all-null-but-temp',
  OM,
  8,
  w({ rh: null, dew: null, wind: null, gust: null, cloud: null, mm: null, pop: null, code: null }),
  [
    never('dry'),
    not('spraying', 8, 90, 'good', 'careful'),
    not('harvest', 8, 90, 'good', 'careful'),
    not('hay', 8, 90, 'good', 'careful'),
    not('field_work', 8, 20, 'good'),
  ],
)
add('humidity-zero', OM, 8, w({ rh: 0, dew: null }), [not('spraying', 8, 24, 'good')])
add('rain-null-tomorrow-9', OM, 8, w({}, [33, 34, { mm: null }]), [
  says('not known', 1),
  not('spraying', 27, 34, 'good'),
  never('dry all day', 1),
])
add('pop-45', OM, 8, w({}, [12, 15, { pop: 45 }]), [not('spraying', 12, 15, 'good'), never('^dry all day;')])
add('pop-60', OM, 8, w({}, [12, 15, { pop: 60 }]), [
  is('spraying', 12, 15, 'dont'),
  is('spraying', 8, 12, 'dont'),
])
add('rain-soon', OM, 8, w({}, [14, 16, { mm: 1, pop: 90, code: 61 }]), [
  is('spraying', 9, 16, 'dont'),
  says('until 14:00'),
])
add('rain-in-7h', OM, 8, w({}, [17, 18, { mm: 1, pop: 90, code: 61 }]), [
  not('spraying', 8, 10, 'dont'),
  is('spraying', 12, 18, 'dont'),
])
add('rain-throughout', OM, 0, w({ rh: 95, cloud: 100 }, [0, 24, { mm: 1, pop: 95, code: 61 }]), [
  says('rain throughout'),
  says('24 mm'),
  never('spraying: good'),
])
add(
  'short-showers',
  OM,
  0,
  w(
    { t: 14 },
    [8, 9, { mm: 1, pop: 60, code: 80 }],
    [12, 13, { mm: 1, pop: 60, code: 80 }],
    [16, 17, { mm: 0.8, pop: 60, code: 80 }],
  ),
  [says('showers'), says('2\\.8 mm')],
)
add('rain-rounds-to-25', OM, 0, w({ t: 14 }, [3, 11, { mm: 3.12, pop: 95, code: 63 }]), [
  noAlert('heavy_rain'),
])
add('rain-under-way-ends-20', OM, 18, w({ t: 14 }, [0, 20, { mm: 1.5, pop: 95, code: 63 }]), [
  alert('heavy_rain', '30'),
  not('spraying', 18, 20, 'good'),
])

export const rainScenarios = scenarios

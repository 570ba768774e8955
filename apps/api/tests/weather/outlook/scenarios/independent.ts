import {
  alert,
  is,
  MET,
  never,
  noAlert,
  not,
  OM,
  OW,
  says,
  table,
  unchecked,
  w,
  warm,
  why,
} from './writing.ts'

const { add, scenarios } = table()
const FINE = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 80 }

add('rain-soon-is-not-known', OM, 8, w(FINE, [15, 17, { mm: null, pop: null }]), [
  not('spraying', 10, 17, 'good'),
  is('spraying', 15, 17, 'unknown', 'dont'),
])
add('frosted-leaves-two-hours-ago', OM, 6, w({ ...FINE, t: 6, wind: 9, cloud: 60 }, [2, 8, { t: -2 }]), [
  not('spraying', 6, 10, 'good'),
])
add('dew-point-says-damp-humidity-says-dry', OM, 9, w({ t: 24, rh: 50, dew: 22.5 }), [
  not('harvest', 9, 17, 'good'),
  not('hay', 9, 17, 'good', 'careful'),
])
add('dew-alone', OM, 9, w({ t: 24, rh: null, dew: 12 }), [not('harvest', 10, 16, 'dont', 'unknown')])
add('hail', OM, 9, w({ t: 22, rh: 60 }, [14, 15, { mm: 6, pop: 60, code: 96 }]), [
  alert('^hail$'),
  says('hail|thunder'),
  not('spraying', 9, 15, 'good', 'careful'),
])
add('freezing-rain-below', OM, 6, w({ t: -1, rh: 95, cloud: 100 }, [9, 12, { mm: 1, pop: 90, code: 66 }]), [
  alert('^freezing_rain$|^ice$'),
  says('freezing rain'),
  not('harvest', 6, 36, 'good', 'careful'),
  not('field_work', 9, 24, 'good'),
])
add(
  'freezing-rain-at-15-degrees',
  OM,
  6,
  w({ t: 15, rh: 80, cloud: 100 }, [9, 12, { mm: 1, pop: 90, code: 66 }]),
  [noAlert('freez|ice'), never('freezing|ice|sleet'), says('rain')],
)
add(
  'frost-hour-without-a-figure',
  OM,
  18,
  w({ t: 1.5, rh: 80, cloud: 10, wind: 4, gust: 6 }, [26, 29, { t: null, dew: null }]),
  [unchecked('^frost$'), not('spraying', 24, 31, 'good', 'careful')],
)
add(
  'one-cold-hour-between-two-holes',
  OM,
  18,
  w({ t: 4, rh: 80, cloud: 60 }, [25, 26, { t: null }], [26, 27, { t: -2.5 }], [27, 28, { t: null }]),
  [alert('^frost$', '−[23]'), says('frost')],
)
add(
  'frost-before-the-clock-goes-on',
  OM,
  18,
  w({ t: 3, rh: 80, cloud: 20, wind: 5, gust: 8 }, [24, 27, { t: -1.3 }]),
  [says('^tonight'), alert('^frost$', '−1')],
  { date: '2026-03-28' },
)
add(
  'rain-after-the-clock-went-on',
  OM,
  18,
  w(FINE, [36, 38, { mm: 2, pop: 90, code: 61 }]),
  [says('13:00', 1), never('until 12:00', 1)],
  { date: '2026-03-28' },
)
add(
  'rain-after-the-clock-went-back',
  OM,
  18,
  w(FINE, [36, 38, { mm: 2, pop: 90, code: 61 }]),
  [says('11:00', 1)],
  { date: '2026-10-24', offset: 1 },
)
add('sure-drizzle', OM, 6, w({ ...FINE, cloud: 100, mm: 0.05, pop: 90, code: 51 }), [
  never('^dry'),
  says('drizzle'),
  not('spraying', 7, 17, 'good'),
])
add('met-alone-grey-and-still-no-gust', MET, 8, w({ ...FINE, cloud: 85, wind: 8 }), [
  not('spraying', 8, 17, 'good'),
  why('spraying', 9, 17, 'chance|gust'),
])
add('met-alone-wind-14', MET, 8, w({ ...FINE, cloud: 20, wind: 14.5 }), [not('spraying', 8, 17, 'good')])
add('met-alone-wind-19', MET, 8, w({ ...FINE, cloud: 20, wind: 19 }), [
  not('spraying', 8, 17, 'good', 'careful'),
])
add('met-alone-day-four', MET, 8, w({ ...warm, cloud: 10 }), [
  not('spraying', 80, 110, 'good'),
  not('hay', 80, 110, 'good'),
  not('harvest', 80, 110, 'good'),
])
add('minus-15-fine', OW, 8, w({ t: -15, rh: 60, wind: 8, gust: 12, cloud: 70 }), [
  not('spraying', 8, 40, 'good', 'careful'),
  never('spraying: (good|careful)'),
  not('hay', 8, 40, 'good', 'careful'),
])
add('code-of-snow-in-summer', OW, 8, w({ t: 22, rh: 70 }, [12, 15, { mm: 2, pop: 80, code: 73, snow: 2 }]), [
  never('snow|sleet'),
  noAlert('snow'),
])
add('short-gap-of-an-hour', OM, 8, w({ ...FINE, wind: 24, gust: 30 }, [12, 13, { wind: 9, gust: 14 }]), [
  not('spraying', 8, 12, 'good', 'careful'),
  not('spraying', 13, 20, 'good', 'careful'),
  never('spraying: good'),
])
add('dry-thunder', OM, 8, w({ t: 30, rh: 30, cloud: 50 }, [14, 16, { code: 95 }]), [
  alert('^thunderstorm$'),
  says('thunder'),
  not('spraying', 14, 16, 'good'),
  not('harvest', 14, 16, 'good'),
])
add('hard-day-without-thaw', OM, 6, w({ t: -8, rh: 80, cloud: 20, wind: 9, gust: 14 }), [
  not('field_work', 6, 24, 'good'),
  says('frost'),
  not('harvest', 6, 24, 'good', 'careful'),
])
add('gust-31-light-wind', OM, 8, w({ ...FINE, gust: 31 }), [
  is('spraying', 9, 17, 'dont'),
  why('spraying', 9, 17, 'gust'),
])
add('three-small-hours-make-a-wet-step', OW, 8, w(FINE, [12, 15, { mm: 0.07, pop: 20, code: 51 }]), [
  not('spraying', 12, 15, 'good'),
])
add('hay-in-frost', OM, 8, w({ t: -3, rh: 50 }), [not('hay', 8, 17, 'good', 'careful')])
add('fog-at-noon', OM, 9, w({ ...FINE, t: 9 }, [11, 14, { code: 45, rh: 99, wind: 5, cloud: 100 }]), [
  not('spraying', 11, 14, 'good', 'careful'),
])
add('fog-in-three-hours', OW, 9, w({ ...FINE, t: 9 }, [12, 15, { code: 45, rh: 94, wind: 5, cloud: 100 }]), [
  not('spraying', 12, 15, 'good'),
])

// Frost that lasts all day.
add('frost-from-dawn-to-dark', OM, 8, w({ t: -6, rh: 80, cloud: 60, wind: 9, gust: 13 }), [
  says('frost for the rest of the day'),
  never('around 08'),
])
add(
  'frost-from-noon-on-and-a-harder-night',
  OM,
  12,
  w({ t: -1, rh: 80, cloud: 60, wind: 9, gust: 13 }, [20, 30, { t: -7 }]),
  [says('tonight hard frost'), says('frost for the rest of the day')],
)
add('frost-until-nine', OM, 7, w({ t: 4, rh: 80, cloud: 60, wind: 9, gust: 13 }, [0, 9, { t: -2 }]), [
  never('rest of the day|all day, down'),
  says('frost around'),
])

export const independentScenarios = scenarios

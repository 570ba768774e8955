import {
  createScenarioTable,
  expectAlert,
  expectNoAlert,
  expectNoText,
  expectNot,
  expectReason,
  expectText,
  expectUnchecked,
  expectVerdict,
  MET,
  OM,
  OW,
  warmDay,
  weather,
} from './writing.ts'

const { add, scenarios } = createScenarioTable()
const FINE = { t: 16, rh: 60, wind: 9, gust: 14, cloud: 80 }

add('rain-soon-is-not-known', OM, 8, weather(FINE, [15, 17, { mm: null, pop: null }]), [
  expectNot('spraying', 10, 17, 'good'),
  expectVerdict('spraying', 15, 17, 'unknown', 'dont'),
])
add(
  'frosted-leaves-two-hours-ago',
  OM,
  6,
  weather({ ...FINE, t: 6, wind: 9, cloud: 60 }, [2, 8, { t: -2 }]),
  [expectNot('spraying', 6, 10, 'good')],
)
add('dew-point-says-damp-humidity-says-dry', OM, 9, weather({ t: 24, rh: 50, dew: 22.5 }), [
  expectNot('harvest', 9, 17, 'good'),
  expectNot('hay', 9, 17, 'good', 'careful'),
])
add('dew-alone', OM, 9, weather({ t: 24, rh: null, dew: 12 }), [
  expectNot('harvest', 10, 16, 'dont', 'unknown'),
])
add('hail', OM, 9, weather({ t: 22, rh: 60 }, [14, 15, { mm: 6, pop: 60, code: 96 }]), [
  expectAlert('^hail$'),
  expectText('hail|thunder'),
  expectNot('spraying', 9, 15, 'good', 'careful'),
])
add(
  'freezing-rain-below',
  OM,
  6,
  weather({ t: -1, rh: 95, cloud: 100 }, [9, 12, { mm: 1, pop: 90, code: 66 }]),
  [
    expectAlert('^freezing_rain$|^ice$'),
    expectText('freezing rain'),
    expectNot('harvest', 6, 36, 'good', 'careful'),
    expectNot('field_work', 9, 24, 'good'),
  ],
)
add(
  'freezing-rain-at-15-degrees',
  OM,
  6,
  weather({ t: 15, rh: 80, cloud: 100 }, [9, 12, { mm: 1, pop: 90, code: 66 }]),
  [expectNoAlert('freez|ice'), expectNoText('freezing|ice|sleet'), expectText('rain')],
)
add(
  'frost-hour-without-a-figure',
  OM,
  18,
  weather({ t: 1.5, rh: 80, cloud: 10, wind: 4, gust: 6 }, [26, 29, { t: null, dew: null }]),
  [expectUnchecked('^frost$'), expectNot('spraying', 24, 31, 'good', 'careful')],
)
add(
  'one-cold-hour-between-two-holes',
  OM,
  18,
  weather({ t: 4, rh: 80, cloud: 60 }, [25, 26, { t: null }], [26, 27, { t: -2.5 }], [27, 28, { t: null }]),
  [expectAlert('^frost$', '−[23]'), expectText('frost')],
)
add(
  'frost-before-the-clock-goes-on',
  OM,
  18,
  weather({ t: 3, rh: 80, cloud: 20, wind: 5, gust: 8 }, [24, 27, { t: -1.3 }]),
  [expectText('^tonight'), expectAlert('^frost$', '−1')],
  { date: '2026-03-28' },
)
add(
  'rain-after-the-clock-went-on',
  OM,
  18,
  weather(FINE, [36, 38, { mm: 2, pop: 90, code: 61 }]),
  [expectText('13:00', 1), expectNoText('until 12:00', 1)],
  { date: '2026-03-28' },
)
add(
  'rain-after-the-clock-went-back',
  OM,
  18,
  weather(FINE, [36, 38, { mm: 2, pop: 90, code: 61 }]),
  [expectText('11:00', 1)],
  { date: '2026-10-24', offset: 1 },
)
add('sure-drizzle', OM, 6, weather({ ...FINE, cloud: 100, mm: 0.05, pop: 90, code: 51 }), [
  expectNoText('^dry'),
  expectText('drizzle'),
  expectNot('spraying', 7, 17, 'good'),
])
add('met-alone-grey-and-still-no-gust', MET, 8, weather({ ...FINE, cloud: 85, wind: 8 }), [
  expectNot('spraying', 8, 17, 'good'),
  expectReason('spraying', 9, 17, 'chance|gust'),
])
add('met-alone-wind-14', MET, 8, weather({ ...FINE, cloud: 20, wind: 14.5 }), [
  expectNot('spraying', 8, 17, 'good'),
])
add('met-alone-wind-19', MET, 8, weather({ ...FINE, cloud: 20, wind: 19 }), [
  expectNot('spraying', 8, 17, 'good', 'careful'),
])
add('met-alone-day-four', MET, 8, weather({ ...warmDay, cloud: 10 }), [
  expectNot('spraying', 80, 110, 'good'),
  expectNot('hay', 80, 110, 'good'),
  expectNot('harvest', 80, 110, 'good'),
])
add('minus-15-fine', OW, 8, weather({ t: -15, rh: 60, wind: 8, gust: 12, cloud: 70 }), [
  expectNot('spraying', 8, 40, 'good', 'careful'),
  expectNoText('spraying: (good|careful)'),
  expectNot('hay', 8, 40, 'good', 'careful'),
])
add(
  'code-of-snow-in-summer',
  OW,
  8,
  weather({ t: 22, rh: 70 }, [12, 15, { mm: 2, pop: 80, code: 73, snow: 2 }]),
  [expectNoText('snow|sleet'), expectNoAlert('snow')],
)
add(
  'short-gap-of-an-hour',
  OM,
  8,
  weather({ ...FINE, wind: 24, gust: 30 }, [12, 13, { wind: 9, gust: 14 }]),
  [
    expectNot('spraying', 8, 12, 'good', 'careful'),
    expectNot('spraying', 13, 20, 'good', 'careful'),
    expectNoText('spraying: good'),
  ],
)
add('dry-thunder', OM, 8, weather({ t: 30, rh: 30, cloud: 50 }, [14, 16, { code: 95 }]), [
  expectAlert('^thunderstorm$'),
  expectText('thunder'),
  expectNot('spraying', 14, 16, 'good'),
  expectNot('harvest', 14, 16, 'good'),
])
add('hard-day-without-thaw', OM, 6, weather({ t: -8, rh: 80, cloud: 20, wind: 9, gust: 14 }), [
  expectNot('field_work', 6, 24, 'good'),
  expectText('frost'),
  expectNot('harvest', 6, 24, 'good', 'careful'),
])
add('gust-31-light-wind', OM, 8, weather({ ...FINE, gust: 31 }), [
  expectVerdict('spraying', 9, 17, 'dont'),
  expectReason('spraying', 9, 17, 'gust'),
])
add('three-small-hours-make-a-wet-step', OW, 8, weather(FINE, [12, 15, { mm: 0.07, pop: 20, code: 51 }]), [
  expectNot('spraying', 12, 15, 'good'),
])
add('hay-in-frost', OM, 8, weather({ t: -3, rh: 50 }), [expectNot('hay', 8, 17, 'good', 'careful')])
add('fog-at-noon', OM, 9, weather({ ...FINE, t: 9 }, [11, 14, { code: 45, rh: 99, wind: 5, cloud: 100 }]), [
  expectNot('spraying', 11, 14, 'good', 'careful'),
])
add(
  'fog-in-three-hours',
  OW,
  9,
  weather({ ...FINE, t: 9 }, [12, 15, { code: 45, rh: 94, wind: 5, cloud: 100 }]),
  [expectNot('spraying', 12, 15, 'good')],
)

// Frost that lasts all day.
add('frost-from-dawn-to-dark', OM, 8, weather({ t: -6, rh: 80, cloud: 60, wind: 9, gust: 13 }), [
  expectText('frost for the rest of the day'),
  expectNoText('around 08'),
])
add(
  'frost-from-noon-on-and-a-harder-night',
  OM,
  12,
  weather({ t: -1, rh: 80, cloud: 60, wind: 9, gust: 13 }, [20, 30, { t: -7 }]),
  [expectText('tonight hard frost'), expectText('frost for the rest of the day')],
)
add('frost-until-nine', OM, 7, weather({ t: 4, rh: 80, cloud: 60, wind: 9, gust: 13 }, [0, 9, { t: -2 }]), [
  expectNoText('rest of the day|all day, down'),
  expectText('frost around'),
])

export const independentScenarios = scenarios

import {
  createScenarioTable,
  expectAlert,
  expectNoText,
  expectNot,
  expectText,
  expectVerdict,
  MET,
  METP,
  OM,
  OW,
  OWP,
  weather,
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()

add('met-alone-quiet', MET, 6, weather({ t: 15, rh: 60, wind: 8, cloud: 60 }), [
  expectNot('spraying', 8, 16, 'dont', 'unknown'),
])
add('met-alone-light-wind-clear-sky', MET, 6, weather({ t: 15, rh: 55, wind: 8, cloud: 10 }), [
  expectVerdict('spraying', 9, 15, 'good'),
])
add('met-alone-brisk', MET, 6, weather({ t: 15, rh: 60, wind: 14.5, cloud: 60 }), [
  expectNot('spraying', 8, 16, 'good'),
])
add('met-alone-cloudy-chance', MET, 6, weather({ t: 15, rh: 85, wind: 8, cloud: 100 }), [
  expectNot('spraying', 8, 16, 'good'),
])
add('met-six-hour-steps', METP, 6, weather({ t: 15 }), [{ stepHours: 6, day: 4 }])
add('ow-alone-quiet', OW, 6, weather({ t: 16, wind: 12, gust: 16, pop: 0 }), [
  expectVerdict('spraying', 9, 15, 'good'),
  { stepHours: 3, day: 1 },
])
add('om-alone-quiet', OM, 6, weather({ t: 16, wind: 9, gust: 13, pop: 0 }), [
  expectVerdict('spraying', 8, 15, 'good'),
  { stepHours: 1, day: 1 },
  expectText('dry all day|dry from 0?6:00'),
])
add(
  'om-fails-ow-takes-over',
  'open-meteo,openweather',
  6,
  weather({ t: 16, wind: 12, gust: 16, pop: 0 }),
  [expectVerdict('spraying', 9, 15, 'good')],
  { failing: ['open-meteo'] },
)
for (const by of [OM, OWP])
  add(`days-4-5-${by}`, by, 6, weather({}), [
    expectText('uncertain', 3),
    expectText('uncertain', 4),
    expectNoText('uncertain', 0),
    expectNoText('uncertain', 1),
  ])
add('rain-day-5', OM, 6, weather({}, [105, 111, { mm: 1, pop: 90, code: 61 }]), [
  expectText('uncertain', 4),
  expectText('6 mm', 4),
])
const india = { lat: 28.6, lon: 77.2, zone: 'Asia/Kolkata', offset: 5.5, date: '2026-02-10' }
for (const by of [OM, OWP, METP])
  add(
    `half-hour-zone-${by}`,
    by,
    17,
    weather({ t: 12, cloud: 10, wind: 5, gust: 8 }, [22, 30, { t: -1.5 }]),
    [expectText('^tonight air frost'), expectAlert('^frost$')],
    india,
  )
add(
  'half-hour-zone-rain-midnight',
  OM,
  12,
  weather({ t: 20 }, [21, 24, { mm: 2, pop: 90, code: 61 }]),
  [expectText('6 mm|5 mm')],
  india,
)
const tromso = { lat: 69.6, lon: 18.9, zone: 'Europe/Oslo', offset: 2, date: '2026-06-20' }
const tromsoWinter = { lat: 69.6, lon: 18.9, zone: 'Europe/Oslo', offset: 1, date: '2026-12-20' }
for (const by of [OM, METP]) {
  add(
    `polar-day-${by}`,
    by,
    12,
    weather({ t: 12, wind: 8, gust: 12, pop: 0, cloud: 60 }),
    [expectNoText('NaN|Invalid|undefined'), expectNot('spraying', 12, 17, 'dont', 'unknown')],
    tromso,
  )
  add(
    `polar-night-${by}`,
    by,
    12,
    weather({ t: -8, wind: 8, gust: 12, cloud: 60 }),
    [expectNoText('spraying: good'), expectAlert('^frost$'), expectNot('spraying', 12, 24, 'good')],
    tromsoWinter,
  )
}
add(
  'polar-day-frost-night',
  OM,
  17,
  weather({ t: 4, wind: 5, gust: 8, cloud: 10 }, [23, 28, { t: -1 }]),
  [expectText('tonight air frost'), expectAlert('^frost$')],
  tromso,
)
add(
  'nepal-quarter-zone',
  OM,
  17,
  weather({ t: 12, cloud: 10, wind: 5, gust: 8 }, [22, 30, { t: -1.5 }]),
  [expectText('^tonight air frost')],
  { lat: 27.7, lon: 85.3, zone: 'Asia/Kathmandu', offset: 5.75, date: '2026-02-10' },
)

export const providerAndPlaceScenarios = scenarios

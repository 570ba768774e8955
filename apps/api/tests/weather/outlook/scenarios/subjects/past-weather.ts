import {
  createScenarioTable,
  expectNoText,
  expectNot,
  expectVerdict,
  MET,
  METP,
  OM,
  OW,
  OWP,
  warmDay,
  weather,
} from '../writing.ts'

const { add, scenarios } = createScenarioTable()

for (const by of [OM, OWP, METP]) {
  add(`noon-wet-morning-${by}`, by, 12, weather(warmDay, [6, 10, { mm: 1, pop: 90, code: 61 }]), [
    expectNot('hay', 12, 30, 'good', 'careful'),
    expectNot('harvest', 12, 21, 'good', 'careful'),
    expectVerdict('harvest', 12, 21, 'dont'),
    expectNoText('dry all day'),
    expectVerdict('hay', 12, 30, 'dont'),
    { before: [6, 4] },
    { before: [24, 4] },
  ])
  add(`noon-big-rain-yesterday-${by}`, by, 12, weather(warmDay, [-12, -6, { mm: 3, pop: 95, code: 63 }]), [
    expectVerdict('hay', 12, 17, 'dont'),
    expectVerdict('harvest', 12, 17, 'dont'),
    { before: [24, 18] },
    { before: [48, 18] },
    { before: [12, 0] },
  ])
  add(`noon-dry-two-days-${by}`, by, 12, weather(warmDay), [
    expectNot('hay', 13, 15, 'dont', 'unknown'),
    expectNot('harvest', 13, 15, 'dont', 'unknown'),
    { before: [48, 0] },
  ])
}
add('noon-alone-ow', OW, 12, weather(warmDay), [
  expectNot('hay', 12, 24, 'good'),
  expectVerdict('hay', 12, 24, 'unknown'),
  expectVerdict('harvest', 12, 23, 'unknown'),
])
add('noon-alone-met', MET, 12, weather(warmDay), [
  expectNot('hay', 12, 24, 'good'),
  expectNot('harvest', 12, 23, 'good'),
])
add('past-hour-null', OM, 12, weather(warmDay, [9, 10, { mm: null }]), [
  expectVerdict('hay', 12, 24, 'unknown'),
  expectNot('harvest', 12, 20, 'good'),
  { before: [24, null] },
  { before: [1, 0] },
])
add('past-rain-9h-ago-5h', OM, 12, weather(warmDay, [2, 3, { mm: 1, pop: 80, code: 61 }]), [
  expectVerdict('harvest', 12, 15, 'dont'),
  expectNot('harvest', 15, 18, 'dont'),
])
add('past-6mm-harvest-24h', OM, 12, weather(warmDay, [0, 3, { mm: 2, pop: 80, code: 61 }]), [
  expectVerdict('harvest', 12, 24, 'dont'),
])
add('field-wet-soil', OM, 9, weather({}), [expectVerdict('field_work', 9, 20, 'dont')], {
  soil: { rain: 8, et0: 1 },
})
add('field-dry-soil', OM, 9, weather({}), [expectVerdict('field_work', 9, 20, 'good')])
add('field-rain-this-morning', OM, 12, weather({}, [2, 6, { mm: 2, pop: 90, code: 61 }]), [
  expectVerdict('field_work', 12, 20, 'dont'),
])
add(
  'field-clay-2mm',
  OM,
  12,
  weather({}, [2, 5, { mm: 1, pop: 90, code: 61 }]),
  [expectVerdict('field_work', 12, 20, 'dont')],
  { farm: { soil: 'clay' } },
)
add('field-light-3mm', OM, 12, weather({}, [2, 5, { mm: 1, pop: 90, code: 61 }]), [
  expectNot('field_work', 12, 20, 'dont'),
])
add('field-hole-this-morning', OM, 12, weather({}, [4, 5, { mm: null }]), [
  expectNot('field_work', 12, 20, 'good'),
])

export const pastWeatherScenarios = scenarios
